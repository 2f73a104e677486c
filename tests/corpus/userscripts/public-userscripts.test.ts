import { describe, expect, it } from "vitest";
import { readPublicUserscripts, USERSCRIPT_LISTS } from "./public-userscripts.ts";

describe.each(USERSCRIPT_LISTS)("%s", (list) => {
	const scripts = readPublicUserscripts(list);

	it("lists at least 20 userscripts of as many authors", () => {
		expect(scripts.length).toBeGreaterThanOrEqual(20);
		for (const key of ["author", "name", "sha256"] as const)
			expect(new Set(scripts.map((script) => script[key])).size).toBe(scripts.length);
	});

	it("checks an effect of each", () => {
		const idle = scripts.flatMap(({ name, checks }) =>
			checks
				.filter(
					({ until, opens, notifies }) => [until, opens, notifies].filter((one) => one !== undefined).length !== 1,
				)
				.map(({ what }) => `${name}: ${what}`),
		);
		expect(idle).toEqual([]);
	});
});

it("says of each widely used script where it was found, and lists at least 60", () => {
	const scripts = readPublicUserscripts("widely-used");
	expect(scripts.length).toBeGreaterThanOrEqual(60);
	expect(scripts.filter(({ chosen }) => chosen === undefined)).toEqual([]);
});
