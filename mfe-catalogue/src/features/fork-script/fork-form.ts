import { countCharacters, textLimits } from "@scriptorium/shared-protocol/text-limits";
import * as z from "zod/mini";

/** Values of the dialog as typed. */
export interface ForkFormValues {
	readonly title: string;
	readonly description: string;
	readonly improvements: string;
}

const { title, description, changeNote } = textLimits.script;
/** Limit of each field in characters. */
export const FIELD_LIMITS = { title: title.max, description: description.max, improvements: changeNote.max } as const;

/** Keys of the texts in `messages.invalid`. */
const problemNames = [
	"titleShort",
	"titleLong",
	"titleLines",
	"descriptionShort",
	"descriptionLong",
	"improvementsLong",
] as const;
export type ForkProblem = (typeof problemNames)[number];
export type ForkProblems = { readonly [Field in keyof ForkFormValues]?: ForkProblem };

/** In the order of the dialog: the first one in error gets the focus. */
export const fieldOrder = ["title", "description", "improvements"] as const;

const problem = (error: ForkProblem) => ({ error, abort: true });
/** Characters that the database refuses in a title: control characters and bidirectional controls. */
const NOT_PLAIN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const formShape = z.object({
	title: z.string().check(
		z.refine((text) => countCharacters(text) >= title.min, problem("titleShort")),
		z.refine((text) => countCharacters(text) <= FIELD_LIMITS.title, problem("titleLong")),
		z.refine((text) => !NOT_PLAIN.test(text.trim()), problem("titleLines")),
	),
	description: z.string().check(
		z.refine((text) => countCharacters(text) >= description.min, problem("descriptionShort")),
		z.refine((text) => countCharacters(text) <= FIELD_LIMITS.description, problem("descriptionLong")),
	),
	improvements: z
		.string()
		.check(z.refine((text) => countCharacters(text) <= FIELD_LIMITS.improvements, problem("improvementsLong"))),
});

/** Errors by field; empty when the script can be forked. */
export function problemsOf(values: ForkFormValues): ForkProblems {
	const parsed = z.safeParse(formShape, values);
	if (parsed.success) return {};
	const problems: Partial<Record<keyof ForkFormValues, ForkProblem>> = {};
	for (const field of fieldOrder) {
		const message = parsed.error.issues.find(({ path }) => path[0] === field)?.message;
		const name = problemNames.find((known) => known === message);
		if (name) problems[field] = name;
	}
	return problems;
}
