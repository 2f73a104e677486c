import { expect, it } from "vitest";
import { permissionLines } from "./permission-lines.ts";

it("finds the lines of a metadata block that give abilities", () => {
	const code = [
		"// ==UserScript==",
		"// @name    A",
		"// @match   https://example.com/*",
		"// @grant   GM_setValue",
		"// @version 1.0.0",
		"// @grant   none",
		"// ==/UserScript==",
		"// @grant   a comment of the body",
	].join("\r\n");
	expect([...permissionLines(code)]).toEqual([3, 4]);
});

it("marks nothing in a bookmarklet, nor in a block that never ends", () => {
	expect(permissionLines("javascript:alert(1)").size).toBe(0);
	expect(permissionLines("// ==UserScript==\n// @grant GM_setValue\nrun();").size).toBe(0);
});
