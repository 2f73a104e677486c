import { Script } from "node:vm";
import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { describe, expect, test } from "vitest";
import { homeCategories } from "./about-schema.ts";
import { readPeople, readSeeds } from "./read-seeds.ts";
import { seedId } from "./seed-id.ts";

/** Firefox drops bookmarks whose address is longer than 64 KiB; the margin is for other ways of escaping. */
const maxAddressLength = 60_000;

const seeds = readSeeds();
const people = readPeople();
const joined = new Map(people.map((person) => [person.username, person.joinedDaysBefore]));
const bookmarklets = seeds.filter((seed) => seed.about.kind === "bookmarklet");

test("there are 56 bookmarklets and 26 userscripts, in every category, and enough in each of the home page", () => {
	expect(bookmarklets).toHaveLength(56);
	expect(seeds).toHaveLength(82);
	const categories = Map.groupBy(seeds, (seed) => seed.about.category);
	for (const category of homeCategories) expect(categories.get(category)?.length ?? 0).toBeGreaterThanOrEqual(6);
	expect([...categories.keys()].sort()).toEqual([...knownCategories].sort());
	expect(new Set(seeds.map((seed) => seed.about.title)).size).toBe(82);
});

test("they include forks, scripts with two versions, different ratings and featured scripts", () => {
	expect(seeds.filter((seed) => seed.about.forkOf !== undefined).length).toBeGreaterThanOrEqual(4);
	expect(seeds.filter((seed) => seed.versions.length > 1).length).toBeGreaterThanOrEqual(7);
	expect(new Set(seeds.flatMap((seed) => seed.about.reviews.map((review) => review.rating))).size).toBeGreaterThan(3);
	const featured = seeds.filter((seed) => seed.about.featured);
	expect(featured.length).toBeGreaterThan(2);
	expect(featured.length).toBeLessThanOrEqual(8);
});

test("equal parts give the same id, other parts another one", () => {
	expect(seedId("script", "table-to-csv")).toBe("c7e1ce4a-e29a-5aec-86bc-f8b6b6491032");
	expect(seedId("script", "table-to-csv")).not.toBe(seedId("script", "reading-mode"));
});

describe.each(seeds.map((seed) => [seed.slug, seed] as const))("%s", (slug, seed) => {
	const { about, versions, code } = seed;
	const first = versions[0]?.daysBefore ?? 0;

	test("has a slug of the hub's form and code that is valid JavaScript", () => {
		expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		for (const version of versions) {
			expect(() => new Script(version.code.replace(/^javascript:/, ""))).not.toThrow();
			expect(Buffer.byteLength(version.code)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
		}
		expect(code.split("\n").length).toBeLessThanOrEqual(250);
	});

	test("has the kind that its code determines", () => {
		const marker = about.kind === "userscript" ? /^\/\/ ==UserScript==\n/ : /^javascript:\(\(\) => \{\n/;
		for (const version of versions) expect(version.code).toMatch(marker);
	});

	test("has ascending versions, each later than the one before, with a note", () => {
		for (const [index, version] of versions.slice(1).entries()) {
			const before = versions[index];
			expect(version.semver.localeCompare(before?.semver ?? "", "en", { numeric: true })).toBe(1);
			expect(version.daysBefore).toBeLessThan(before?.daysBefore ?? 0);
			expect(version.changeNote).not.toBeNull();
		}
	});

	test("was starred, installed and reviewed by others only after it was published and they joined", () => {
		const marks = [...about.stars, ...about.installs, ...about.reviews];
		for (const mark of marks) {
			expect(mark.by).not.toBe(about.author);
			expect(mark.daysBefore).toBeLessThan(first);
			expect(mark.daysBefore).toBeLessThan(joined.get(mark.by) ?? 0);
		}
		expect(first).toBeLessThan(joined.get(about.author) ?? 0);
		for (const list of [about.stars, about.installs, about.reviews])
			expect(new Set(list.map((mark) => mark.by)).size).toBe(list.length);
	});

	test("has reviews that speak of a version of their time, and votes by known people", () => {
		for (const review of about.reviews) {
			const published = versions.filter((version) => version.daysBefore > review.daysBefore);
			const works = review.worksOnVersion ?? "1.0.0";
			expect(published.map((version) => version.semver)).toContain(works);
			const voters = [...review.helpfulTo, ...review.notHelpfulTo];
			expect(new Set(voters).size).toBe(voters.length);
			expect(voters).not.toContain(review.by);
			for (const voter of voters) expect(joined.has(voter)).toBe(true);
		}
	});
});

describe.each(bookmarklets.map((seed) => [seed.slug, seed] as const))("%s as an address", (_slug, seed) => {
	test("fits every bookmark store and survives the round trip", () => {
		const body = seed.code.replace(/^javascript:/, "");
		const address = `javascript:${encodeURIComponent(body)}`;
		expect(address.length).toBeLessThanOrEqual(maxAddressLength);
		expect(decodeURIComponent(new URL(address).pathname)).toBe(body);
	});

	test("can also be pasted unescaped: it has no escape sequences and no line comments", () => {
		expect(seed.code).not.toMatch(/%[0-9a-f]{2}/i);
		const pasted = seed.code.replace(/^javascript:/, "").replace(/[\r\n\t]/g, "");
		expect(() => new Script(pasted)).not.toThrow();
		expect(seed.code).not.toMatch(/(^|\s)\/\/ /m);
	});
});
