import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { save, saving, valid } from "../support/save.ts";
import { makeSearchedScripts, report } from "../support/searched-scripts.ts";

const fixture = openFixture();
const { anon } = fixture.people;
const { author, ids, search, keyOf, find } = await makeSearchedScripts(fixture);
afterAll(() => fixture.close());

const only = async (field: string, value: string, excluded = false) =>
	(await search("", [{ field, value, excluded }])).map(keyOf);

describe("the text of a search", () => {
	test.each([
		["in the title", "nslate the", ["translate"]],
		["of a tag", "language", ["translate"]],
		["of the author", "quokka forge", ["forge"]],
		["among the hosts it contacts", "api.forge.example", ["forge"]],
		["among its grants", "xmlhttprequest", ["forge"]],
		["of the description", "brown fox", ["unknown"]],
		["begun", "transl", ["translate"]],
		["of two letters", "c+", ["unknown"]],
		["without three letters in a row", "c++", ["unknown"]],
	])("a word %s: %s", async (_where, term, expected) => {
		expect(await find(term)).toEqual(expected);
	});

	test.each([["tranlsate"], ["transalte"], ["translte page"], ["trranslate"]])("a slip: %s", async (term) => {
		expect(await find(term)).toContain("translate");
	});

	test("words of drafts are not used for corrections before they are published", async () => {
		const { id } = await save(author, { p_title: "Xylophone tuner", p_publish: false });
		const words = await fixture.sql`select from private.search_words where word = 'xylophone'`;
		expect(words).toHaveLength(0);
		await author.hub.rpc("delete_script", { p_id: id });
	});

	test("the best match is the title that is the term, then titles, then the rest", async () => {
		const exact = await save(author, { p_title: "Dark" });
		ids.exact = exact.id;
		expect(await find("dark", [], "best_match")).toEqual(["exact", "dark", "unknown"]);
		await author.hub.rpc("delete_script", { p_id: exact.id });
	});
});

describe("operators", () => {
	test("site: takes the host, wildcards of its domains, and neither www nor ports make a difference", async () => {
		// The script for every site follows.
		expect(await only("site", "gist.forge.example")).toEqual(["forge", "dark"]);
		expect(await only("site", "forge.example")).toEqual(["forge", "dark"]);
		expect(await only("site", "www.code.example")).toEqual(["forge", "dark"]);
		expect(await only("site", "x.code.example")).toEqual(["dark"]);
		expect(await only("site", "example")).toEqual(["dark"]);
	});
	test("site:* is every site, also for a userscript that names none", async () => {
		expect(await only("site", "*")).toEqual(["dark"]);
	});
	test("grants: knows both ways to write one, and none", async () => {
		expect(await only("grants", "GM_xmlhttpRequest")).toEqual(["forge"]);
		expect(await only("grants", "gm.setvalue")).toEqual(["forge"]);
		expect(await only("grants", "none")).toEqual(["unknown"]);
	});
	test("connects: takes a host, its domain, unknown and none", async () => {
		expect(await only("connects", "api.forge.example")).toEqual(["forge"]);
		expect(await only("connects", "forge.example")).toEqual(["forge"]);
		expect(await only("connects", "unknown")).toEqual(["unknown"]);
		expect(await only("connects", "none")).toEqual(["dark"]);
	});
	test("tag:, by:, kind: and risk:", async () => {
		expect(await only("tag", "NIGHT")).toEqual(["dark"]);
		expect(await only("by", "quokk")).toHaveLength(4);
		expect(await only("by", "nobody-at-all")).toEqual([]);
		expect(await only("kind", "bookmarklet")).toEqual(["unknown", "translate"]);
		expect(await only("risk", "high")).toEqual(["forge"]);
		expect(await only("risk", "unrated")).toEqual(["unknown"]);
	});
	test("several risks are a choice; several tags must all be there", async () => {
		const both = (field: string, one: string, two: string) =>
			find("", [
				{ field, value: one },
				{ field, value: two },
			]);
		expect(await both("risk", "low", "medium")).toEqual(["dark", "translate"]);
		expect(await both("tag", "theme", "night")).toEqual(["dark"]);
		expect(await both("tag", "theme", "language")).toEqual([]);
	});
	test("phrases and exclusions", async () => {
		expect(await only("phrase", "brown fox")).toEqual(["unknown"]);
		expect(await only("phrase", "fox brown")).toEqual([]);
		expect(await find("dark", [{ field: "word", value: "corners", excluded: true }])).toEqual(["dark"]);
		expect(await only("tag", "theme", true)).toEqual(["unknown", "forge", "translate"]);
		expect(await only("risk", "high", true)).toEqual(["unknown", "dark", "translate"]);
	});
	test("conditions that the parser never creates are refused, not ignored", async () => {
		for (const condition of [
			{ field: "colour", value: "red" },
			{ field: "tag", value: "" },
			{ field: "tag", value: "x".repeat(201) },
		]) {
			await expect(only(condition.field, condition.value)).rejects.toThrow("22023");
		}
	});
	test.each(["'; drop table bookmarklets; --", "$1", "a' or '1'='1", "%", "\\"])("%s stays a value", async (value) => {
		for (const field of ["word", "phrase", "site", "tag", "by", "grants", "connects"]) {
			// For a host, whatever it is, the script for every site follows.
			expect((await only(field, value)).filter((key) => field !== "site" || key !== "dark")).toEqual([]);
		}
	});
});

test("facts are those of the newest version: a new one has none until it was analyzed", async () => {
	const { id, version_id } = await save(author, { p_title: "Facts of a version" });
	const facts = fixture.sql.json(report({ grants: ["GM_notification"] }));
	await fixture.sql`update public.bookmarklets set security_analysis = ${facts} where id = ${id}`;
	ids.facts = id;
	expect(await only("grants", "notification")).toEqual(["facts"]);
	const again = await saving(author, { ...valid, p_id: id, p_base_version_id: version_id });
	expect(again.error).toBeNull();
	expect(await only("grants", "notification")).toEqual([]);
	await author.hub.rpc("delete_script", { p_id: id });
});

describe("a large number of matching scripts", () => {
	beforeAll(async () => {
		await fixture.sql`
			insert into public.bookmarklets (title, short_description, slug, owner_id, is_published, rank_installs)
			select 'Walrus number ' || n, 'One of very many, for the order.', 'walrus-' || n, ${author.id}, true, n * 37 % 2500
			from generate_series(1, 2500) as n`;
	});
	afterAll(async () => {
		await fixture.sql`delete from public.bookmarklets where slug like 'walrus-%' and owner_id = ${author.id}`;
		await fixture.sql`analyze public.bookmarklets`;
	});
	const page = async (p_offset: number, p_sort: string, p_term = "walrus") => {
		const { data } = await anon.hub.rpc("search_scripts", { p_term, p_sort, p_offset, p_limit: 100 });
		return data ?? [];
	};
	const sorts = ["popular", "newest", "alphabetical", "rating"];

	test("is read by an index scan, a small one is sorted: both in the same order and without gaps", async () => {
		for (const sort of sorts) {
			const [first, second] = [await page(0, sort), await page(100, sort)];
			expect(first[0]?.total_count).toBe(1001);
			expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(200);
		}
		const [ranked] = await Promise.all([page(0, "best_match")]);
		expect(ranked).toHaveLength(100);
		const few = await anon.hub.rpc("search_scripts", { p_term: "walrus number 17", p_sort: "popular" });
		expect(few.data?.length).toBeGreaterThan(0);
	});

	test("has the same results in the same order when the partial index of the top ranks is used", async () => {
		const ask = async () => {
			const pages = [];
			for (const sort of sorts) for (const offset of [0, 300]) pages.push(await page(offset, sort));
			return pages.map((rows) => rows.map(({ id, total_count }) => `${id} ${total_count}`));
		};
		const before = await ask();
		await fixture.sql`analyze public.bookmarklets`;
		const [levels] = await fixture.sql<
			{ levels: number[] }[]
		>`select array(select installs from private.known_levels(2000)) as levels`;
		expect(levels?.levels).toContain(8);
		expect(await ask()).toEqual(before);
	});

	test("does not hide an unpopular script whose title equals the term", async () => {
		await fixture.sql`
			insert into public.bookmarklets (title, short_description, slug, owner_id, is_published)
			values ('Walrus', 'Known to nobody, but named like this.', 'walrus-itself', ${author.id}, true)`;
		await fixture.sql`analyze public.bookmarklets`;
		const best = await page(0, "best_match");
		expect(best).toHaveLength(100);
		expect(best[0]?.title).toBe("Walrus");
		expect(best[0]?.total_count).toBe(1001);
		expect(await page(1000, "best_match")).toEqual([]);
	});

	test("of one tag has its stored count as total, whichever plan is used", async () => {
		await fixture.sql`insert into public.tags (name) values ('walrus') on conflict do nothing`;
		await fixture.sql`
			insert into public.bookmarklet_tags (bookmarklet_id, tag_id)
			select script.id, tag.id from public.bookmarklets as script join public.tags as tag on tag.name = 'walrus'
			where script.slug like 'walrus-%' and script.owner_id = ${author.id}`;
		const orders = {
			newest: "created_at desc, id",
			popular: "rank_installs desc, id",
			alphabetical: "lower(title), id",
			rating: "rank_rating desc, rank_installs desc, id",
		};
		const expectAll = async (total: number) => {
			for (const [p_sort, order] of Object.entries(orders)) {
				const { data } = await anon.hub.rpc("list_scripts", { p_tag: "Walrus", p_sort, p_limit: 100, p_offset: 50 });
				const rows = await fixture.sql<{ id: string }[]>`
					select id from public.bookmarklets where is_visible and tag_names @> array['walrus']
					order by ${fixture.sql.unsafe(order)} limit 100 offset 50`;
				expect(data?.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
				expect(data?.[0]?.total_count).toBe(total);
			}
		};
		await expectAll(1001);
		await fixture.sql`update public.bookmarklets set is_published = false where slug like 'walrus-%' and rank_installs >= 900`;
		// Ranks 0 to 899, and the script whose title equals the term.
		await expectAll(901);
	});
});
