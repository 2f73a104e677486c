import { MIN_CODE_LENGTH } from "@scriptorium/shared-protocol/hub-edge/code-limits";
import { countCharacters, MAX_TAGS, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { exceedsScriptSize } from "@scriptorium/userscript/script-size";

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

/** Keys of the texts in `messages.invalid`. */
export type FormProblem =
	| "titleShort"
	| "titleLong"
	| "descriptionShort"
	| "descriptionLong"
	| "codeShort"
	| "codeLong"
	| "category"
	| "tagsMany"
	| "tagLong"
	| "changeNoteLong";
export type FormProblems = { readonly [Field in keyof ScriptFormValues]?: FormProblem };

/** In the order of the screen: the first one in error gets the focus. */
export const fieldOrder = ["title", "description", "category", "tags", "changeNote", "code"] as const;

/** Whether a text has so many characters; a long one is not counted to its end, as this runs at each key. */
const hasCharacters = (text: string, count: number) => Array.from(text.trim().slice(0, 2 * count)).length >= count;

const { title, description, changeNote } = textLimits.script;

/** The checks of each field; the first that fails names the problem. */
const checks: {
	readonly [Field in keyof ScriptFormValues]: readonly (readonly [FormProblem, (text: string) => boolean])[];
} = {
	title: [
		["titleShort", (text) => countCharacters(text) >= title.min],
		["titleLong", (text) => countCharacters(text) <= title.max],
	],
	description: [
		["descriptionShort", (text) => countCharacters(text) >= description.min],
		["descriptionLong", (text) => countCharacters(text) <= description.max],
	],
	category: [["category", (name) => name !== ""]],
	tags: [
		["tagsMany", (text) => splitTags(text).length <= MAX_TAGS],
		["tagLong", (text) => splitTags(text).every((tag) => countCharacters(tag) <= textLimits.tag.name.max)],
	],
	changeNote: [["changeNoteLong", (text) => countCharacters(text) <= changeNote.max]],
	code: [
		["codeShort", (text) => hasCharacters(text, MIN_CODE_LENGTH)],
		["codeLong", (text) => !exceedsScriptSize(text)],
	],
};

/** Errors by field; empty when the form can be saved. */
export function problemsOf(values: ScriptFormValues): FormProblems {
	const problems: Partial<Record<keyof ScriptFormValues, FormProblem>> = {};
	for (const field of fieldOrder) {
		const failed = checks[field].find(([, isRight]) => !isRight(values[field]));
		if (failed !== undefined) problems[field] = failed[0];
	}
	return problems;
}

/** Spec 02 § 5: split on commas, trimmed and lower case; empty ones skipped. */
export function splitTags(text: string): string[] {
	const names = text.split(",").map((tag) => tag.trim().toLowerCase());
	return [...new Set(names.filter((tag) => tag !== ""))];
}
