import { describe, expect, test } from "vitest";
import { readScript } from "./read-script.ts";

function review(...lines: string[]) {
	const read = readScript(
		["// ==UserScript==", "// @name S", ...lines.map((line) => `// @${line}`), "// ==/UserScript==", "1;"].join("\n"),
	);
	if (!read.ok) throw new Error(read.error.message);
	const { deadRules, runsNowhere } = read.value;
	return { deadRules, runsNowhere };
}

describe("read-script: rules that match nothing are told before the install", () => {
	test.each<[string, string[], ReturnType<typeof review>]>([
		["all of them match", ["match https://a.test/*"], { deadRules: [], runsNowhere: false }],
		["none is written: every page", [], { deadRules: [], runsNowhere: false }],
		[
			"two of three do not",
			["match https://a.test/*", "include http://b.test", "include nowhere"],
			{ deadRules: ["http://b.test", "nowhere"], runsNowhere: false },
		],
		["every page is excluded", ["match https://a.test/*", "exclude *"], { deadRules: [], runsNowhere: true }],
		[
			"the only page is excluded",
			["match https://a.test/*", "exclude-match https://a.test/*"],
			{ deadRules: [], runsNowhere: true },
		],
	])("%s", (_, lines, expected) => expect(review(...lines)).toEqual(expected));
});
