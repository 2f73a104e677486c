import * as z from "zod/mini";

/**
 * A database query of the hub's server while it rendered a page, with its answer, so that the screen need not start with the same
 * query. Answers are a visitor's; a screen shows them at once and queries again.
 */
export const pageAnswer = z.object({
	/** A function or table, as PostgREST names it: `get_script`. */
	name: z.string().check(z.maxLength(63)),
	/** The function's arguments, or the table's filters (`{ username: "eq.ada" }`). */
	args: z.record(z.string(), z.unknown()),
	rows: z.array(z.unknown()),
});
export type PageAnswer = z.infer<typeof pageAnswer>;

/** Content of the data block `hub-answers` in a page. */
export const pageAnswers = z.array(pageAnswer).check(z.maxLength(20));

/** Id of the data block. */
export const PAGE_ANSWERS_ID = "hub-answers";

/**
 * Whether two answers belong to the same query. The order of arguments does not matter; undefined ones count as missing.
 * @param one name and arguments of a query
 * @param other name and arguments of a query
 * @returns true when one answer can be used for the other
 */
export function isSameQuestion(
	one: Pick<PageAnswer, "name" | "args">,
	other: Pick<PageAnswer, "name" | "args">,
): boolean {
	return one.name === other.name && ordered(one.args) === ordered(other.args);
}

function ordered(args: Readonly<Record<string, unknown>>): string {
	return JSON.stringify(
		Object.entries(args)
			.filter(([, value]) => value !== undefined)
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);
}
