import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture, type Person } from "../support/fixture.ts";
import { save } from "../support/save.ts";

const fixture = openFixture();
const { anon } = fixture.people;
let author: Person & { id: string };
const ids: Record<string, string> = {};

beforeAll(async () => {
	await forgetRates(fixture);
	author = await newcomer(fixture, "Lisa List");
	const make = async (key: string, p_title: string, changes: Parameters<typeof save>[1] = {}) => {
		ids[key] = (await save(author, { p_title, ...changes })).id;
	};
	await make("table", "Zebra table to CSV", { p_tags: ["zebra"], p_category: "data" });
	await make("percent", "100%_zebra \\ sale", { p_category: "shopping" });
	await make("about", "Something else", { p_description: "A tool about zebras and other animals: zebra!" });
	await make("draft", "Zebra draft", { p_publish: false });
	await make("removed", "Zebra removed");
	await fixture.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${ids.removed ?? ""}`;
	await fixture.sql`update public.bookmarklets set rank_installs = 9, rank_rating = 2, risk_level = 'red', featured = true where id = ${ids.percent ?? ""}`;
	await fixture.sql`update public.bookmarklets set rank_installs = 5, rank_rating = 4, risk_level = 'green' where id = ${ids.table ?? ""}`;
});
afterAll(() => fixture.close());

interface Search {
	p_term: string;
	p_category?: string;
	p_tag?: string;
	p_risks?: string[];
	p_kind?: string;
	p_sort?: string;
}
async function search(args: Search, person: Person = anon) {
	const { data, error } = await person.hub.rpc("search_scripts", { ...args, p_owner_id: author.id });
	if (error) throw new Error(`${error.code} ${error.message}`);
	const keys = Object.entries(ids);
	return data.map((card) => keys.find(([, id]) => id === card.id)?.[0]);
}

describe("search results", () => {
	test("contain no drafts or removed scripts, not even for their owner and administrators", async () => {
		for (const person of [anon, author, fixture.people.admin]) {
			expect((await search({ p_term: "zebra" }, person)).sort()).toEqual(["about", "percent", "table"]);
			const listed = await person.hub.rpc("list_scripts", { p_owner_id: author.id });
			expect(listed.data).toHaveLength(3);
		}
	});

	test("contain every title with the term, and similar titles", async () => {
		// Scripts with some of the words come after those with all of them.
		expect((await search({ p_term: "EBRA TAB" }))[0]).toBe("table");
		expect(await search({ p_term: "zebar table" })).toContain("table");
		expect(await search({ p_term: "nothing like it" })).toEqual([]);
	});

	test.each([["%"], ["_"], ["\\"], ["0%_z"], ["a \\ s"]])("%s is a letter like any other", async (p_term) => {
		expect(await search({ p_term })).toEqual(["percent"]);
	});

	test.each(["'", '"', "🦓", "\u202e", "(((", "{}", '-"x', "-qwerty"])("%j finds nothing", async (p_term) => {
		expect(await search({ p_term })).toEqual([]);
	});

	test.each(["'); drop table bookmarklets; --", "a:*&!|()<->", "$1", "%1$s", "zebra' or '1'='1", "zebra & | !"])(
		"%j breaks nothing and shows nothing hidden",
		async (p_term) => {
			const found = await search({ p_term });
			expect(["about", "percent", "table"]).toEqual(expect.arrayContaining(found));
		},
	);

	test("filters by category, alias, tag, risk, kind and featured", async () => {
		expect(await search({ p_term: "zebra", p_category: "data" })).toEqual(["table"]);
		expect(await search({ p_term: "zebra", p_category: "developer" })).toEqual([]);
		expect(await search({ p_term: "zebra", p_tag: " ZEBRA " })).toEqual(["table"]);
		expect(await search({ p_term: "zebra", p_risks: ["red", "unrated"] })).toEqual(["percent", "about"]);
		expect(await search({ p_term: "zebra", p_kind: "userscript" })).toEqual([]);
		const featured = await anon.hub.rpc("list_scripts", { p_owner_id: author.id, p_featured: true });
		expect(featured.data).toMatchObject([{ id: ids.percent, featured: true, total_count: 1 }]);
	});
});

describe("order and pages", () => {
	test.each([
		["popular", ["percent", "table", "about"]],
		["rating", ["table", "percent", "about"]],
		["alphabetical", ["percent", "about", "table"]],
		["newest", ["about", "percent", "table"]],
	])("%s", async (p_sort, expected) => {
		expect(await search({ p_term: "zebra", p_sort })).toEqual(expected);
	});

	test("best match puts titles before descriptions", async () => {
		expect((await search({ p_term: "zebra", p_sort: "best_match" })).at(-1)).toBe("about");
	});

	test("pages have no duplicates or gaps, and each row has the total count", async () => {
		const page = async (p_offset: number) =>
			(await anon.hub.rpc("list_scripts", { p_owner_id: author.id, p_limit: 2, p_offset })).data;
		const [first, second] = [await page(0), await page(2)];
		expect([first?.length, second?.length]).toEqual([2, 1]);
		expect(new Set([...(first ?? []), ...(second ?? [])].map(({ id }) => id)).size).toBe(3);
		expect(second).toMatchObject([{ total_count: 3 }]);
	});

	test("unknown orders and overlong terms are refused, page sizes are bounded", async () => {
		const list = (args: { p_sort?: string; p_limit?: number; p_offset?: number }) => anon.hub.rpc("list_scripts", args);
		expect(await list({ p_sort: "id; drop table x" })).toMatchObject({ status: 400, error: { code: "22023" } });
		expect(await anon.hub.rpc("search_scripts", { p_term: "x".repeat(201) })).toMatchObject({ status: 400 });
		expect((await list({ p_limit: -5, p_offset: -5 })).data).toHaveLength(1);
		expect((await list({ p_limit: 1_000_000 })).error).toBeNull();
	});
});

test("category counts have every category and count what is visible only", async () => {
	const read = async () => {
		const { data } = await anon.hub.rpc("category_counts");
		return new Map(data?.map(({ category, count }) => [category, count]));
	};
	const before = await read();
	expect([...before.keys()].toSorted()).toEqual(knownCategories.toSorted());
	const { id } = await save(author, { p_category: "education" });
	await save(author, { p_category: "education", p_publish: false });
	expect((await read()).get("education")).toBe((before.get("education") ?? 0) + 1);
	await author.hub.rpc("delete_script", { p_id: id });
	expect(await read()).toEqual(before);
});

test("tag counts name what visible scripts carry only, most used first, in pages", async () => {
	const make = (p_tags: string[], p_publish = true) => save(author, { p_tags, p_publish });
	await make(["counted-often", "counted-once"]);
	await make(["counted-often"]);
	const gone = await make(["counted-gone", "counted-often"]);
	await make(["counted-draft", "counted-often"], false);
	await fixture.sql`update public.bookmarklets set moderation_status = 'removed' where id = ${gone.id}`;
	const read = async (args: { p_limit?: number; p_offset?: number }) =>
		(await anon.hub.rpc("tag_counts", args)).data ?? [];
	const all = await read({});
	const ours = all.filter(({ tag }) => tag.startsWith("counted-"));
	expect(ours).toMatchObject([
		{ tag: "counted-often", count: 2 },
		{ tag: "counted-once", count: 1 },
	]);
	expect(all.map(({ count }) => count)).toEqual(all.map(({ count }) => count).toSorted((a, b) => b - a));
	expect(await read({ p_limit: 1, p_offset: 1 })).toEqual(all.slice(1, 2));
	expect(all[0]?.total_count).toBe(all.length);
});

test("lists of everything and of a category have the number of visible scripts as total", async () => {
	const expectTotals = async () => {
		for (const args of [{}, { p_category: "education" }, { p_category: "education", p_sort: "newest" }]) {
			const [stored] = await fixture.sql<{ scripts: number }[]>`
				select least(count(*), 1001)::integer as scripts from public.bookmarklets
				where is_visible and category = coalesce(${args.p_category ?? null}, category)`;
			const { data } = await anon.hub.rpc("list_scripts", { ...args, p_limit: 1 });
			expect(data?.[0]?.total_count ?? 0).toBe(stored?.scripts);
		}
	};
	await expectTotals();
	const { id } = await save(author, { p_category: "education" });
	await save(author, { p_category: "education", p_publish: false });
	await expectTotals();
	await author.hub.rpc("publish_script", { p_id: id, p_published: false });
	await expectTotals();
});
