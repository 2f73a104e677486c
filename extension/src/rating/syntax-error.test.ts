import { describe, expect, test } from "vitest";
import { findSyntaxError } from "./syntax-error.ts";

const script = (body: string, ...lines: string[]) =>
	["// ==UserScript==", "// @name S", ...lines.map((line) => `// @${line}`), "// ==/UserScript==", body].join("\n");

describe("syntax-error", () => {
	test.each([
		["a missing bracket", script("const a = [1;\n"), 4],
		["on a later line", script("let a = 1;\nlet b = 2;\nlet a = 3;"), 6],
		["an unfinished block", script("if (true) {\n  run();"), 5],
		["await without @top-level-await", script("\nawait fetch('/');"), 5],
		["an import", script("import x from 'y';"), 4],
		["with line ends of Windows", script("a;\nb c;").replaceAll("\n", "\r\n"), 5],
		["code above the block", `let x = ;\n${script("run();")}`, 1],
	])("%s: line %#", (_, code, line) => expect(findSyntaxError(code)?.line).toBe(line));

	test.each([
		["a program", script("run();")],
		["return at the top", script("if (!window) return;\nrun();")],
		["await with @top-level-await", script("await run();", "top-level-await")],
		["an empty one", script("")],
		["HTML comments", script("<!-- old\nrun();")],
	])("%s is none", (_, code) => expect(findSyntaxError(code)).toBeNull());
});
