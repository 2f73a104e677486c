import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { save } from "../support/save.ts";
import { report } from "../support/searched-scripts.ts";

const fixture = openFixture();
const { anon } = fixture.people;
await forgetRates(fixture);
const author = await newcomer(fixture, "Ottilie Order");
afterAll(() => fixture.close());

const userscript = "// ==UserScript==\n// @name Thing\n// ==/UserScript==\nvoid 0;";

interface Made {
	readonly title: string;
	readonly description?: string;
	readonly tags?: string[];
	readonly installs?: number;
	/** Patterns of a userscript; a bookmarklet without. */
	readonly runsOn?: string[];
}

async function make({ title, description, tags, installs = 0, runsOn }: Made): Promise<void> {
	const { id } = await save(author, {
		p_title: title,
		...(description ? { p_description: description } : {}),
		...(tags ? { p_tags: tags } : {}),
		...(runsOn ? { p_code: `${userscript}\n// ${title}` } : {}),
	});
	const facts = runsOn ? fixture.sql.json(report({ runsOn })) : null;
	await fixture.sql`
		update public.bookmarklets set rank_installs = ${installs}, security_analysis = ${facts}, risk_level = 'green' where id = ${id}`;
}

interface Asked {
	readonly sort?: string;
	readonly site?: string;
	readonly excluded?: boolean;
	readonly limit?: number;
	readonly offset?: number;
}

/** Titles of the author's scripts that a search finds, in their order, and how many it says that there are. */
async function find(
	p_term: string,
	{ sort = "best_match", site, excluded = false, limit = 24, offset = 0 }: Asked = {},
) {
	const { data, error } = await anon.hub.rpc("search_scripts", {
		p_term,
		p_sort: sort,
		p_limit: limit,
		p_offset: offset,
		p_owner_id: author.id,
		...(site ? { p_conditions: [{ field: "site", value: site, excluded }] } : {}),
	});
	if (error) throw new Error(`${error.code} ${error.message}`);
	return { titles: data.map(({ title }) => title), total: data[0]?.total_count ?? 0, exact: data[0]?.exact_count ?? 0 };
}

const suggest = async (p_term: string) => {
	const { data, error } = await anon.hub.rpc("suggest_search", { p_term });
	if (error) throw new Error(`${error.code} ${error.message}`);
	return data.filter(({ kind }) => kind === "script").map(({ label }) => label);
};

describe("the best matches", () => {
	beforeAll(async () => {
		await make({ title: "Anything else", description: "Has a quagmire in its text.", installs: 900 });
		await make({ title: "Tagged only", tags: ["quagmire"], installs: 90 });
		await make({ title: "The quagmire ruler" });
		await make({ title: "Gather odd wobbets", description: "Looks for those that are crooked.", installs: 50 });
		await make({ title: "Wobbet list", description: "Gathers all wobbets of a page." });
	});

	test("have the words in the title, then in the tags, then in the description, whatever their installs", async () => {
		expect((await find("quagmire")).titles).toEqual(["The quagmire ruler", "Tagged only", "Anything else"]);
		expect((await find("quagmire", { sort: "popular" })).titles[0]).toBe("Anything else");
	});

	test("have words together that were typed together, small words included", async () => {
		expect((await find("gather all wobbets")).titles.slice(0, 2)).toEqual(["Wobbet list", "Gather odd wobbets"]);
		expect((await find("gather wobbets")).titles.slice(0, 2)).toEqual(["Gather odd wobbets", "Wobbet list"]);
	});
});

describe("a demonstration of a danger", () => {
	beforeAll(async () => {
		await make({ title: "Mumbler theft, shown", tags: ["demonstration", "mumbler"], installs: 700 });
		await make({ title: "Tidy up", description: "Puts away every mumbler." });
		await make({ title: "Mumblers shown in order", installs: 3 });
	});

	test("is the last of all, and not among the suggestions", async () => {
		const { titles, exact, total } = await find("mumbler");
		expect(titles).toEqual(["Mumblers shown in order", "Tidy up", "Mumbler theft, shown"]);
		expect([exact, total]).toEqual([2, 3]);
		const [first, last] = [await find("mumbler", { limit: 1 }), await find("mumbler", { limit: 1, offset: 2 })];
		expect([...first.titles, ...last.titles]).toEqual(["Mumblers shown in order", "Mumbler theft, shown"]);
		expect(await suggest("mumbler")).toEqual(["Mumblers shown in order", "Tidy up"]);
	});

	test("has its place when it is asked for, or when nothing else has all words", async () => {
		expect((await find("mumbler demonstration")).titles[0]).toBe("Mumbler theft, shown");
		expect((await find("mumbler theft")).titles[0]).toBe("Mumbler theft, shown");
		expect(await suggest("mumbler demo")).toContain("Mumbler theft, shown");
		expect((await suggest("mumbler theft"))[0]).toBe("Mumbler theft, shown");
	});

	test("keeps its place in an order that somebody chose", async () => {
		expect((await find("mumbler", { sort: "popular" })).titles[0]).toBe("Mumbler theft, shown");
	});

	test("is the last of its page where many scripts match", async () => {
		for (let place = 0; place < 10; place += 1) await make({ title: `Another mumbler ${place}` });
		const { titles, total } = await find("mumbler");
		expect(total).toBe(13);
		expect(titles.at(-1)).toBe("Mumbler theft, shown");
	});
});

describe("a search for a site", () => {
	beforeAll(async () => {
		await make({ title: "Zinnia for grove", runsOn: ["https://*.grove.example/*"] });
		await make({ title: "Aster everywhere", runsOn: ["*://*/*"], installs: 800 });
		await make({ title: "Birch both", runsOn: ["*://*/*", "https://grove.example/*"], installs: 5 });
		await make({ title: "Cedar elsewhere", runsOn: ["https://other.example/*"] });
		await make({ title: "Daisy everywhere", runsOn: ["*://*/*"], installs: 9 });
	});
	const everything = ["Birch both", "Zinnia for grove", "Aster everywhere", "Daisy everywhere"];

	test("finds the scripts for it, then those for every site, each once, in the chosen order", async () => {
		const popular = await find("", { site: "grove.example", sort: "popular" });
		expect(popular).toEqual({ titles: everything, total: 4, exact: 4 });
		const newest = await find("", { site: "grove.example", sort: "newest" });
		expect(newest.titles).toEqual(["Birch both", "Zinnia for grove", "Daisy everywhere", "Aster everywhere"]);
		const { data } = await anon.hub.rpc("list_scripts", {
			p_owner_id: author.id,
			p_conditions: [{ field: "site", value: "www.grove.example" }],
		});
		expect(data?.map(({ title, total_count }) => [title, total_count])).toEqual(everything.map((title) => [title, 4]));
	});

	test("has the same list on pages of any size", async () => {
		for (const limit of [1, 2, 3]) {
			const offsets = [0, 1, 2, 3].filter((offset) => offset % limit === 0);
			const pages = await Promise.all(
				offsets.map((offset) => find("", { site: "grove.example", sort: "popular", limit, offset })),
			);
			expect(pages.flatMap(({ titles }) => titles)).toEqual(everything);
		}
	});

	test("also for words, and for those that only some words match", async () => {
		expect((await find("everywhere", { site: "grove.example" })).titles).toEqual([
			"Aster everywhere",
			"Daisy everywhere",
		]);
		const related = await find("zinnia everywhere", { site: "grove.example" });
		expect([related.exact, related.titles[0]]).toEqual([0, "Zinnia for grove"]);
		expect(related.titles).toContain("Aster everywhere");
	});

	test("is only about the site where every site is excluded", async () => {
		const { data } = await anon.hub.rpc("list_scripts", {
			p_owner_id: author.id,
			p_conditions: [
				{ field: "site", value: "grove.example", excluded: false },
				{ field: "site", value: "*", excluded: true },
			],
		});
		expect(data?.map(({ title, total_count }) => [title, total_count])).toEqual([["Zinnia for grove", 1]]);
	});

	test("leaves them where a site is excluded, and adds nothing to every site itself", async () => {
		expect((await find("everywhere", { site: "grove.example", excluded: true })).titles).toEqual([
			"Aster everywhere",
			"Daisy everywhere",
		]);
		expect((await find("", { site: "*", sort: "popular" })).titles).toEqual([
			"Aster everywhere",
			"Daisy everywhere",
			"Birch both",
		]);
	});
});
