import { describe, expect, test } from "vitest";
import type { SymbolWire } from "./page-window-wire.ts";
import { createWireSymbols } from "./wire-symbols.ts";

const script = createWireSymbols();
const page = createWireSymbols();
const throughJson = (wire: SymbolWire): SymbolWire => JSON.parse(JSON.stringify(wire)) as SymbolWire;
const toPage = (symbol: symbol): symbol | undefined => page.decode(throughJson(script.encode(symbol)));
const toScript = (symbol: symbol): symbol | undefined => script.decode(throughJson(page.encode(symbol)));

describe("wire-symbols", () => {
	test("symbols that the language has in common arrive as themselves", () => {
		for (const symbol of [Symbol.iterator, Symbol.toStringTag, Symbol.for("key"), Symbol.for("")])
			expect(toPage(symbol)).toBe(symbol);
	});

	test("a symbol of one side has one for it on the other, and comes back as itself", () => {
		for (const own of [Symbol("timer"), Symbol("timer"), Symbol()]) {
			const there = toPage(own);
			expect(there).not.toBe(own);
			expect(there?.description ?? "").toBe(own.description ?? "");
			expect(toPage(own)).toBe(there);
			expect(there && toScript(there)).toBe(own);
		}
		const ofPage = Symbol("of the page");
		const here = toScript(ofPage);
		expect(here && toPage(here)).toBe(ofPage);
	});

	test("two symbols with one description stay two", () => {
		expect(toPage(Symbol("a"))).not.toBe(toPage(Symbol("a")));
	});
});
