import * as z from "zod/mini";

/**
 * What the hub's server asked the database while it wrote a page, with the answers, so that the page's screen need not begin
 * by asking the same. They are what a visitor gets; a screen shows them at once and asks again all the same.
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

/** Whether two are the same question. The order of arguments says nothing; one that is undefined counts as left out. */
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
