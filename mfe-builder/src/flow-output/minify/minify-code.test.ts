import { expect, it } from "vitest";
import { minifyCode } from "./minify-code.ts";

it("shortens a program and keeps names that the page can see", async () => {
	const minified = await minifyCode(
		"function greet(longName) {\n\t// Says hello\n\talert(longName);\n}\ngreet('x');\n",
	);
	expect(minified).toBe('function greet(e){alert(e)}greet("x");');
});

it("keeps the metadata block of a userscript as it is", async () => {
	const block = "// ==UserScript==\n// @name  A b\n// @match *://*/*\n// ==/UserScript==\n";
	expect(await minifyCode(`${block}\nconst a = 1;\nalert(a);\n`)).toBe(`${block}const a=1;alert(1);`);
});

it("refuses what is no program", async () => {
	await expect(minifyCode("const = 1")).rejects.toThrow();
});
