import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { fetchAsked } from "./fetch-asked.ts";

/** Creates a cache with one pending query for each name; `answers` are their query functions. */
function askedCache(answers: Readonly<Record<string, () => Promise<unknown>>>) {
	const queries = new QueryClient();
	const ask = vi.fn((name: string) => answers[name]?.());
	const show = (name: string) =>
		new QueryObserver(queries, { queryKey: [name], queryFn: () => ask(name), retry: 3 }).getCurrentResult();
	for (const name of Object.keys(answers)) show(name);
	return { queries, ask, show };
}

test("answers are kept, and a question without one stays open and is not repeated at once", async () => {
	const { queries, ask } = askedCache({ list: async () => ["a"], broken: () => Promise.reject(new Error("down")) });
	expect(await fetchAsked(queries, new Set())).toBe(true);
	expect(queries.getQueryData(["list"])).toEqual(["a"]);
	expect(ask.mock.calls.flat().sort()).toEqual(["broken", "list"]);
});

test("that visitors may see nothing is no answer: the person who opens the page may see more", async () => {
	const { queries, ask, show } = askedCache({ draft: async () => null });
	const absent = new Set<string>();
	expect(await fetchAsked(queries, absent)).toBe(false);
	expect(show("draft").status).toBe("pending");
	expect(absent.size).toBe(1);
	expect(await fetchAsked(queries, absent)).toBe(false);
	expect(ask).toHaveBeenCalledOnce();
});
