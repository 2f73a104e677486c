import { knownGrants } from "@scriptorium/userscript/grants";
import { expect, test } from "vitest";
import { isProvided } from "../../extension/src/userscript-api/provided-grants.ts";
import { projectFiles, readLines } from "./tracked-files.ts";

const functions = knownGrants.filter((name) => name.startsWith("GM_"));

/** A script that grants itself a function without an implementation finds it undefined, and no other test fails. */
test.each([
	[
		"the extension's pages",
		/^extension\/src\/features\/run-userscripts\/page\/[\w-]+\.ts$/,
		functions.filter(isProvided),
	],
	["the canary", /^packages\/script-canary\/src\/world\/gm-functions\.ts$/, functions],
])("%s have each GM function", (_where, place, expected) => {
	const files = projectFiles().filter((file) => place.test(file) && !/\.(?:test|test-support)\.ts$/.test(file));
	const words = new Set(files.flatMap((file) => readLines(file).flatMap((line) => line.match(/\bGM_\w+/g) ?? [])));
	expect(expected.filter((name) => !words.has(name))).toEqual([]);
});
