import { expect, it } from "vitest";
import { readPublicUserscripts } from "./public-userscripts.ts";

const scripts = readPublicUserscripts();

it("lists at least 20 userscripts of as many authors and repositories", () => {
	expect(scripts.length).toBeGreaterThanOrEqual(20);
	for (const key of ["author", "repository", "sha256"] as const)
		expect(new Set(scripts.map((script) => script[key])).size).toBe(scripts.length);
});

it("checks an effect of each", () => {
	const idle = scripts.flatMap(({ name, checks }) =>
		checks
			.filter(({ until, opens, notifies }) => [until, opens, notifies].filter((one) => one !== undefined).length !== 1)
			.map(({ what }) => `${name}: ${what}`),
	);
	expect(idle).toEqual([]);
});
