import { MAX_SCRIPT_BYTES } from "@scriptorium/userscript/script-size";
import { readingsOf } from "@scriptorium/userscript/text-readings";
import { describe, expect, test } from "vitest";
import { readInstallable, readScript, type ScriptReview } from "./read-script.ts";

const block = (...lines: string[]) =>
	["// ==UserScript==", "// @name A", "// @match https://a.test/*", ...lines, "// ==/UserScript==", "run();"].join(
		"\n",
	);

function review(code: string): ScriptReview {
	const read = readInstallable(code);
	if (!read.ok) throw new Error(read.error.message);
	return read.value;
}

describe("what the hub refuses to publish can be installed, with its place and its reading", () => {
	test.each<[title: string, code: string, ...readings: object[]]>([
		["code above the block", `early();\n${block()}`, { code: "code-before-block", line: 1, effect: { kind: "runs" } }],
		[
			"a marker in a string",
			`${block()}\nf("==UserScript==");`,
			{ code: "extra-marker", line: 6, column: 4, effect: { kind: "block", from: 1, to: 4 } },
		],
		[
			"a repeated key",
			block("// @version 1", "// @version 2"),
			{ code: "repeated-key", line: 5, effect: { kind: "earlier", key: "version", value: "1", line: 4 } },
		],
		[
			"a key in another case",
			block("// @Run-At document-start"),
			{ code: "misspelled-key", line: 4, effect: { kind: "value", key: "run-at", value: "document-start" } },
		],
		["a wrong letter", block("// @requires x"), { code: "misspelled-key", line: 4, effect: { kind: "ignored" } }],
		[
			"an unusual space",
			block("// @exclude\u00a0https://a.test/private/*"),
			{ code: "unusual-space", line: 4, effect: { kind: "value", key: "exclude", value: "https://a.test/private/*" } },
		],
		["code in the block", block("early();"), { code: "not-a-comment", line: 4, effect: { kind: "runs" } }],
		[
			"a flag",
			block("// @NoFrames"),
			{ code: "misspelled-key", effect: { kind: "value", key: "noframes", value: "" } },
		],
		[
			"an address that is another one",
			block("// @require https:\\\\lib.test\\a.js"),
			{ code: "misleading-address", effect: { kind: "value", key: "require", value: "https://lib.test/a.js" } },
		],
		["no name", block().replace("// @name A\n", ""), { code: "missing-name", effect: { kind: "unnamed" } }],
	])("%s", (_, code, ...readings) => {
		expect(review(code).readings).toMatchObject(readings);
	});

	test("a place is told once, as a reading and not as a line that does not work", () => {
		const { readings, problems } = review(block("// @version 1", "// @version 2", "// @frobnicate x"));
		expect(readings.map(({ line }) => line)).toEqual([5]);
		expect(problems.map(({ line }) => line)).toEqual([6]);
	});

	test("await with two meanings is the one that runs here", () => {
		const code = block();
		expect(readingsOf(code, code.length - 1)).toMatchObject([
			{ code: "parse-goal", line: 5, effect: { kind: "name" } },
		]);
		expect(readingsOf(block("// @top-level-await"), 0)).toMatchObject([{ effect: { kind: "operator" } }]);
	});

	test("a plain script has no such place", () => {
		expect(review(block("// @grant none"))).toMatchObject({ readings: [], problems: [], name: "A" });
	});
});

describe("what cannot run is refused, in words for the person who installs it", () => {
	test.each([
		["nothing at all", "  \n", "The file is empty"],
		["no block", "run();", "It is not a userscript"],
		["half of a script", "// ==UserScript==\n// @name A\n// @match *://*/*\n", "may not have been downloaded in full"],
		["no code", block().replace("run();", "/* todo */\n// nothing\n"), "It has no code that could run"],
		["no page", block().replace("https://a.test/*", "a.test"), "none of its patterns can match one: a.test"],
		["too much", block() + "x".repeat(MAX_SCRIPT_BYTES), "The script is larger than 4 MB"],
		["too much in bytes", block() + "ü".repeat(MAX_SCRIPT_BYTES / 2), "The script is larger than 4 MB"],
	])("%s", (_, code, message) => {
		expect(readInstallable(code)).toMatchObject({
			error: { code: "INVALID_SCRIPT", message: expect.stringContaining(message) },
		});
	});

	test("but kept in the editor, where it is being written", () => {
		for (const code of [block().replace("run();", ""), block().replace("https://a.test/*", "a.test")]) {
			expect([readInstallable(code).ok, readScript(code).ok]).toEqual([false, true]);
		}
	});

	test("what runs is not", () => {
		expect(review(block("// @require https://lib.test/a.js").replace("run();", "")).requires).toHaveLength(1);
		expect(review(block().replace("// @match https://a.test/*\n", "")).hosts).toMatchObject([{ pattern: "*://*/*" }]);
		expect(review(block("// @match nonsense")).hosts.map(({ valid }) => valid)).toEqual([true, false]);
		expect(review(`${block()}\nthis is no JavaScript`).name).toBe("A");
		expect(review(block() + " ".repeat(MAX_SCRIPT_BYTES - block().length)).code).toHaveLength(MAX_SCRIPT_BYTES);
	});
});
