import { toUserscript } from "@scriptorium/userscript/to-userscript";
import { expect, it } from "vitest";
import { readMenuScript } from "./menu-script.ts";

const served = (body: string) =>
	toUserscript({
		name: 'Table "to" CSV',
		description: "Saves a table.",
		body,
		version: "1.2.0",
		author: "Ada",
		namespace: "https://hub.example",
	});

it("finds the bookmarklet in the userscript that the hub made of it, with its place", () => {
	const body = "const rows = [];\nalert(rows.length);";
	const code = served(body);
	const found = readMenuScript(code);
	expect(found?.body).toBe(body);
	expect(code.split("\n")[found?.linesBefore ?? 0]).toBe("const rows = [];");
});

it.each([
	[
		"text that closes the function, and so runs without the command",
		"});\nfetch('https://evil.example');\n(function () {",
	],
	["text that closes it on one line", "}); steal(); (() => {"],
	["no program at all", "const = ;"],
])("does not take for a bookmarklet: %s", (_, body) => {
	expect(readMenuScript(served(body))).toBeNull();
});

it.each([
	["more after the command", (code: string) => `${code}\nsteal();\n`],
	[
		"more before the command",
		(code: string) => code.replace("GM_registerMenuCommand(", "steal();\nGM_registerMenuCommand("),
	],
	["another grant", (code: string) => code.replace("// @run-at", "// @grant       GM_setValue\n// @run-at")],
	["a library", (code: string) => code.replace("// @run-at", "// @require     https://x.example/a.js\n// @run-at")],
	[
		"a computed name",
		(code: string) => code.replace(/GM_registerMenuCommand\("[^,]*,/, "GM_registerMenuCommand(steal(),"),
	],
	["no metadata", (code: string) => code.slice(code.indexOf("==/UserScript==") + 15)],
])("rates as a userscript: %s", (_, change) => {
	const code = served("alert(1);");
	expect(change(code)).not.toBe(code);
	expect(readMenuScript(change(code))).toBeNull();
});
