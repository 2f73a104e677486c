import { describe, expect, it } from "vitest";
import { hasLoneSurrogate } from "./lone-surrogates.ts";

describe("halves of characters", () => {
	it.each([
		["a value", { title: "x\ud800" }],
		["the second half", { title: "\udc00x" }],
		["both halves the wrong way round", { title: "\udc00\ud800" }],
		["a list", { p_tags: ["fine", "\ud83e"] }],
		["a key", { "\ud800": 1 }],
		["the depth", { p_flow: { steps: [{ text: "\udfff" }] } }],
	])("are seen in %s", (_where, row) => expect(hasLoneSurrogate(JSON.stringify(row))).toBe(true));

	it.each([
		["whole characters", JSON.stringify({ title: "🦓 é" })],
		["whole characters, escaped", '{"title":"\\ud83e\\udd93"}'],
		["a text that speaks of one", JSON.stringify({ code: "'\\ud800'" })],
		["no JSON", "ud800"],
		["nothing", ""],
	])("are not seen in %s", (_what, json) => expect(hasLoneSurrogate(json)).toBe(false));
});
