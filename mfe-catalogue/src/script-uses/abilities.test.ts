import { describe, expect, it } from "vitest";
import { nameAbilities } from "./name-abilities.ts";
import { bookmarkAddress, readUses } from "./read-uses.ts";

const userscript = (...lines: string[]) =>
	["// ==UserScript==", "// @name A", ...lines.map((line) => `// ${line}`), "// ==/UserScript==", "run();"].join("\n");

const abilitiesOf = (code: string) => readUses(code).abilities;

describe("what a script may do", () => {
	it("is the clicked page for a bookmarklet", () => {
		expect(abilitiesOf("javascript:alert(1)")).toEqual({ kind: "bookmarklet" });
	});
	it("names sites, grants, servers and code from elsewhere of a userscript", () => {
		const abilities = abilitiesOf(
			userscript(
				"@match https://*.example.org/*",
				"@grant GM.xmlHttpRequest",
				"@grant GM_fly",
				"@connect api.example.org",
				"@require https://cdn.example.org/x.js",
				"@resource style https://cdn.example.org/x.css",
			),
		);
		expect(abilities).toMatchObject({
			kind: "userscript",
			hosts: [{ host: "*.example.org", broad: false }],
			grants: [
				{ name: "network", grants: ["GM_xmlhttpRequest"] },
				{ name: null, grants: ["GM_fly"] },
			],
			connects: ["api.example.org"],
			requires: ["https://cdn.example.org/x.js", "https://cdn.example.org/x.css"],
		});
	});
	it("is every website when a userscript names none", () => {
		expect(abilitiesOf(userscript())).toMatchObject({ hosts: [{ broad: true }] });
	});
	it("cannot be told from a block that never ends", () => {
		expect(abilitiesOf("// ==UserScript==\n// @name A\nrun();")).toEqual({ kind: "unreadable" });
	});
});

describe("abilities by name", () => {
	it("gathers grants of one ability and keeps unknown ones by their own name", () => {
		expect(nameAbilities(["GM_getValue", "GM_setValue", "GM_fly", "GM_info"])).toEqual([
			{ name: "storage", grants: ["GM_getValue", "GM_setValue"] },
			{ name: null, grants: ["GM_fly"] },
		]);
	});
});

describe("a text that programs read in different ways", () => {
	it("is named with its place, and has no address", () => {
		const text = "// ==UserScript==\n// @name A\nrun();";
		expect(readUses(text)).toMatchObject({ problem: { line: 1, column: 1 }, bookmark: null });
		expect(bookmarkAddress(text)).toBeNull();
		const address = bookmarkAddress("javascript:alert(1)") ?? "";
		expect(decodeURIComponent(address)).toBe("javascript:void function () {\nalert(1)\n}.call(this);");
	});
});
