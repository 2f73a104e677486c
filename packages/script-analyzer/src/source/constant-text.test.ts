import { describe, expect, test } from "vitest";
import { constantText, memberName } from "./constant-text.ts";
import { nodesOf } from "./nodes-of.ts";
import { parseProgram } from "./parse-program.ts";

function expression(code: string) {
	const parsed = parseProgram(`(${code})`);
	const found = parsed.ok ? nodesOf(parsed.program)[2] : undefined;
	if (!found) throw new Error(code);
	return found;
}

describe("constant-text", () => {
	test.each([
		["'a'", "a"],
		["`a`", "a"],
		// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
		["`a${'b' + 1}c`", "ab1c"],
		["'a' + 'b' + `c`", "abc"],
		["['a', 'b'].join('')", "ab"],
		["['a', 'b'].join()", "a,b"],
		["a", null],
		["'a' + b", null],
		["['a', b].join('')", null],
		["'a' - 'b'", null],
		["/a/", null],
	])("%s", (code, text) => {
		expect(constantText(expression(code))).toBe(text);
	});

	test("names of members, however they are written", () => {
		expect(
			["a.value", "a['value']", "a['val' + 'ue']", "a[b]", "b"].map((code) => memberName(expression(code))),
		).toEqual(["value", "value", "value", "", ""]);
	});
});
