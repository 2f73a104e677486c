import { afterAll, describe, expect, test } from "vitest";
import { openFixture } from "../support/fixture.ts";
import { makeSearchedScripts } from "../support/searched-scripts.ts";

const fixture = openFixture();
const { search, keyOf, exactCount, find, findRelated } = await makeSearchedScripts(fixture);
afterAll(() => fixture.close());

describe("related scripts come after those with all words", () => {
	test("scripts with at least half of the words, the nearest first", async () => {
		expect(await find("translate theme")).toEqual([]);
		expect(await findRelated("translate theme")).toEqual(["translate", "dark"]);
		expect(await findRelated("review buttons with translation zebra")).toEqual(["forge"]);
		// Nothing has half of them: those with one word.
		expect((await findRelated("translate review hints zebra")).sort()).toEqual(["forge", "translate", "unknown"]);
	});
	test("words that say nothing are not needed", async () => {
		expect(await find("how do I translate the page?")).toEqual(["translate"]);
		expect(await find("the")).toContain("translate");
	});
	test("endings make no difference", async () => {
		expect(await find("translates")).toEqual(["translate"]);
		expect(await find("translated pages")).toEqual(["translate"]);
		expect(await find("themes")).toEqual(["dark"]);
	});
	test("a synonym is related, also one of two words", async () => {
		expect(await find("black")).toEqual([]);
		expect(await findRelated("black")).toContain("dark");
		expect(await findRelated("language tool")).toEqual(["translate"]);
		await fixture.sql`insert into private.search_synonyms (term, synonym) values ('twinkling lights', 'forge review')`;
		expect(await findRelated("twinkle light")).toEqual(["forge"]);
		await fixture.sql`delete from private.search_synonyms where synonym = 'forge review'`;
	});
	test("conditions and exclusions hold for them as well", async () => {
		expect(await findRelated("translate theme", [{ field: "tag", value: "theme" }])).toEqual(["dark"]);
		expect(await findRelated("translate theme", [{ field: "word", value: "dark", excluded: true }])).toEqual([
			"translate",
		]);
		expect(await findRelated("translate theme", [{ field: "by", value: "nobody-at-all" }])).toEqual([]);
	});
	test("in the chosen order, and in the same one on pages of any size", async () => {
		expect(await findRelated("translate theme", [], "alphabetical")).toEqual(["dark", "translate"]);
		expect(await findRelated("translate theme", [], "popular")).toEqual(["translate", "dark"]);
		expect(await findRelated("translate theme", [], "newest")).toEqual(["dark", "translate"]);
		const all = await search("quokka forge", [], "best_match");
		expect([await exactCount("quokka forge", []), all[0]?.total_count, all.map(keyOf)[0]]).toEqual([1, 4, "forge"]);
		expect(new Set(all.map(({ exact_count }) => exact_count))).toEqual(new Set([1]));
		const paged = [0, 1, 2, 3, 4].map((offset) => search("quokka forge", [], "best_match", 1, offset));
		expect((await Promise.all(paged)).flat().map(keyOf)).toEqual(all.map(keyOf));
	});
	test("drafts are not among them", async () => {
		expect(await findRelated("translate draft")).toEqual(["translate"]);
	});
});
