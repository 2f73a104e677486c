import { describe, expect, it } from "vitest";
import { halfOf, PUBLIC_HALVES, readPublicScripts, VERDICTS } from "../../corpus/public/public-scripts.ts";

const scripts = readPublicScripts();
const benign = scripts.filter(({ verdict }) => verdict === "benign");
const attack = scripts.filter(({ verdict }) => verdict === "attack");
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the list of public scripts", () => {
	it("names each script and each content once, benign and attack each in the order of their names", () => {
		expect(twice(scripts.map(({ id }) => id))).toEqual([]);
		expect(twice(scripts.map(({ sha256 }) => sha256))).toEqual([]);
		const order = scripts.map(({ verdict, id }) => `${verdict} ${id}`);
		expect(order).toEqual(order.toSorted());
	});

	it("has enough scripts of enough authors, and at most five benign ones of each", () => {
		expect(benign.length).toBeGreaterThanOrEqual(150);
		expect(attack.length).toBeGreaterThanOrEqual(60);
		const authors = Map.groupBy(benign, ({ author }) => author.toLowerCase());
		expect(authors.size).toBeGreaterThanOrEqual(60);
		expect([...authors].filter(([, own]) => own.length > 5).map(([author]) => author)).toEqual([]);
		expect(new Set(benign.map(({ year }) => year)).size).toBeGreaterThanOrEqual(10);
	});

	it("takes each half from the name of the repository, so that no author is in both", () => {
		expect(scripts.filter(({ half, repository }) => half !== halfOf(repository))).toEqual([]);
		const halves = Map.groupBy(scripts, ({ author }) => author.toLowerCase());
		const torn = [...halves].filter(([, own]) => new Set(own.map(({ half }) => half)).size > 1);
		expect(torn.map(([author]) => author)).toEqual([]);
	});

	it("has the owner of the repository as author", () => {
		expect(scripts.filter(({ author, repository }) => !repository.startsWith(`${author}/`))).toEqual([]);
	});

	it.each(PUBLIC_HALVES)("has both verdicts in the half `%s`", (half) => {
		const counts = VERDICTS.map(
			(verdict) => scripts.filter((one) => one.half === half && one.verdict === verdict).length,
		);
		expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
	});

	it("expects no benign script to be red and no attack to be green", () => {
		expect(benign.filter(({ expected }) => expected === "red")).toEqual([]);
		expect(attack.filter(({ expected }) => expected === "green")).toEqual([]);
	});
});
