import { describe, expect, test } from "vitest";
import { nodesOf } from "./nodes-of.ts";
import { parseProgram } from "./parse-program.ts";

function types(code: string): string[] {
	const parsed = parseProgram(code);
	return parsed.ok ? nodesOf(parsed.program).map(({ type }) => type) : [];
}

describe("nodes-of", () => {
	test("parents come first, then children in the order of the text", () => {
		expect(types("f(1); g")).toEqual([
			"Program",
			"ExpressionStatement",
			"CallExpression",
			"Identifier",
			"Literal",
			"ExpressionStatement",
			"Identifier",
		]);
	});

	test("templates, regular expressions and holes of lists are no trouble", () => {
		// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
		expect(types("[, /a/, `b${c}`]").filter((type) => type === "TemplateElement")).toHaveLength(2);
	});

	test("long lists and deep nests are no trouble either", () => {
		expect(types(`[${"1,".repeat(200_000)}]`)).toHaveLength(200_003);
	});
});
