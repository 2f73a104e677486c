import { afterAll, describe, expect, test } from "vitest";
import { forgetRates, newcomer, openFixture } from "../support/fixture.ts";
import { save } from "../support/save.ts";
import { makeSearchedScripts, report } from "../support/searched-scripts.ts";

const fixture = openFixture();
const { anon } = fixture.people;
await makeSearchedScripts(fixture);
afterAll(() => fixture.close());

describe("suggestions", () => {
	const suggest = async (p_term: string) => {
		const { data, error } = await anon.hub.rpc("suggest_search", { p_term });
		if (error) throw new Error(`${error.code} ${error.message}`);
		return data.map(({ kind, label, risk_level, scripts }) => [kind, label, risk_level ?? scripts]);
	};
	test("are scripts, tags, sites and authors", async () => {
		expect(await suggest("transl")).toContainEqual(["script", "Translate the page", "green"]);
		expect(await suggest("nigh")).toContainEqual(["tag", "night", expect.any(Number)]);
		expect(await suggest("https://www.code.ex")).toContainEqual(["site", "code.example", expect.any(Number)]);
		expect(await suggest("forge.ex")).toContainEqual(["site", "forge.example", expect.any(Number)]);
		expect(await suggest("quentin q")).toContainEqual(["author", "Quentin Quokka", null]);
	});
	test("are none for one character, and at most eight", async () => {
		expect(await suggest(" t ")).toEqual([]);
		expect((await suggest("te")).length).toBeLessThanOrEqual(8);
		expect(await suggest("qj%")).toEqual([]);
	});
	test("name no tag, site or author of what is not public", async () => {
		const hidden = await newcomer(fixture, "Zyzzyva Zilch");
		const { id } = await save(hidden, { p_title: "Zyzzyva stripes", p_tags: ["zyzzyva"], p_publish: false });
		const facts = fixture.sql.json(report({ runsOn: ["https://zyzzyva.example/*"] }));
		await fixture.sql`update public.bookmarklets set security_analysis = ${facts}, kind = 'userscript' where id = ${id}`;
		expect(await suggest("zyzzyva")).toEqual([]);
		await fixture.sql`update public.bookmarklets set is_published = true where id = ${id}`;
		expect((await suggest("zyzzyva")).map(([kind]) => kind)).toEqual(["script", "tag", "site", "author"]);
		await fixture.sql`delete from public.bookmarklets where id = ${id}`;
		expect(await suggest("zyzzyva")).toEqual([]);
	});
	test("are limited", async () => {
		await fixture.sql`update private.rate_limits set capacity = 1, refill_per_second = 0.001 where action = 'suggest_search'`;
		await forgetRates(fixture);
		await suggest("dark");
		await expect(suggest("dark")).rejects.toThrow("Too many requests");
		await fixture.sql`update private.rate_limits set capacity = 300, refill_per_second = 5 where action = 'suggest_search'`;
	});
});
