import { MAX_CODE_BYTES, MIN_CODE_LENGTH } from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import * as z from "zod/mini";

/** Values of the form as typed. */
export interface ScriptFormValues {
	readonly title: string;
	readonly description: string;
	readonly category: string;
	/** Separated by commas. */
	readonly tags: string;
	readonly code: string;
	/** The changes of this version; shown in the version history. May be empty. */
	readonly changeNote: string;
}

export const emptyForm: ScriptFormValues = {
	title: "",
	description: "",
	category: "",
	tags: "",
	code: "",
	changeNote: "",
};

export const LIMITS = { title: 50, description: 500, changeNote: 2000 } as const;
const TAGS = 20;
const TAG_LENGTH = 30;

/** Keys of the texts in `messages.invalid`. */
const problemNames = [
	"titleShort",
	"titleLong",
	"descriptionShort",
	"descriptionLong",
	"codeShort",
	"codeLong",
	"category",
	"tagsMany",
	"tagLong",
	"changeNoteLong",
] as const;
export type FormProblem = (typeof problemNames)[number];
export type FormProblems = { readonly [Field in keyof ScriptFormValues]?: FormProblem };

/** In the order of the screen: the first one in error gets the focus. */
export const fieldOrder = ["title", "description", "category", "tags", "changeNote", "code"] as const;

// The database counts the characters of `btrim(text)`: code points, not UTF-16 units.
const characters = (text: string) => Array.from(text.trim()).length;
/** Whether a text has so many characters; a long one is not counted to its end, as this runs at each key. */
const hasCharacters = (text: string, count: number) => Array.from(text.trim().slice(0, 2 * count)).length >= count;
/** UTF-8 takes at most three bytes for a UTF-16 unit: most texts need not be encoded to be known as small enough. */
const fitsInto = (text: string, bytes: number) =>
	3 * text.length <= bytes || new TextEncoder().encode(text).length <= bytes;
const problem = (error: FormProblem) => ({ error, abort: true });

const formShape = z.object({
	title: z.string().check(
		z.refine((text) => characters(text) >= 3, problem("titleShort")),
		z.refine((text) => characters(text) <= LIMITS.title, problem("titleLong")),
	),
	description: z.string().check(
		z.refine((text) => characters(text) >= 10, problem("descriptionShort")),
		z.refine((text) => characters(text) <= LIMITS.description, problem("descriptionLong")),
	),
	category: z.string().check(z.refine((name) => name !== "", problem("category"))),
	tags: z.string().check(
		z.refine((text) => splitTags(text).length <= TAGS, problem("tagsMany")),
		z.refine((text) => splitTags(text).every((tag) => characters(tag) <= TAG_LENGTH), problem("tagLong")),
	),
	changeNote: z.string().check(z.refine((text) => characters(text) <= LIMITS.changeNote, problem("changeNoteLong"))),
	code: z.string().check(
		z.refine((text) => hasCharacters(text, MIN_CODE_LENGTH), problem("codeShort")),
		z.refine((text) => fitsInto(text, MAX_CODE_BYTES), problem("codeLong")),
	),
});

/** Errors by field; empty when the form can be saved. */
export function problemsOf(values: ScriptFormValues): FormProblems {
	const parsed = z.safeParse(formShape, values);
	if (parsed.success) return {};
	const problems: Partial<Record<keyof ScriptFormValues, FormProblem>> = {};
	for (const field of fieldOrder) {
		const message = parsed.error.issues.find(({ path }) => path[0] === field)?.message;
		const name = problemNames.find((known) => known === message);
		if (name) problems[field] = name;
	}
	return problems;
}

/** Spec 02 § 5: split on commas, trimmed and lower case; empty ones skipped. */
export function splitTags(text: string): string[] {
	const names = text.split(",").map((tag) => tag.trim().toLowerCase());
	return [...new Set(names.filter((tag) => tag !== ""))];
}
