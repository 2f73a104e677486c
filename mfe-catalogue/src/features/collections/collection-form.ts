import type { CollectionTexts } from "@scriptorium/hub-data/collections/collection";
import { countCharacters, textLimits } from "@scriptorium/shared-protocol/text-limits";
import * as z from "zod/mini";

/** Keys of the texts in `messages.invalid`. */
const problemNames = ["titleEmpty", "titleLong", "titleLines", "descriptionLong"] as const;
export type CollectionProblem = (typeof problemNames)[number];
type Field = "title" | "description";
export type CollectionProblems = { readonly [Name in Field]?: CollectionProblem };

/** In the order of the dialog: the first one in error gets the focus. */
export const fieldOrder: readonly Field[] = ["title", "description"];

const problem = (error: CollectionProblem) => ({ error, abort: true });
/** Characters that the database refuses in a title: control characters and bidirectional controls. */
const NOT_PLAIN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const formShape = z.object({
	title: z.string().check(
		z.refine((text) => countCharacters(text) >= textLimits.collection.title.min, problem("titleEmpty")),
		z.refine((text) => countCharacters(text) <= textLimits.collection.title.max, problem("titleLong")),
		z.refine((text) => !NOT_PLAIN.test(text.trim()), problem("titleLines")),
	),
	description: z
		.string()
		.check(
			z.refine((text) => countCharacters(text) <= textLimits.collection.description.max, problem("descriptionLong")),
		),
});

/** Errors by field; empty when the collection can be saved. */
export function problemsOf(values: CollectionTexts): CollectionProblems {
	const parsed = z.safeParse(formShape, values);
	if (parsed.success) return {};
	const problems: Partial<Record<Field, CollectionProblem>> = {};
	for (const field of fieldOrder) {
		const message = parsed.error.issues.find(({ path }) => path[0] === field)?.message;
		const name = problemNames.find((known) => known === message);
		if (name) problems[field] = name;
	}
	return problems;
}
