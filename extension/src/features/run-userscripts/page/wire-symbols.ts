import type { SymbolWire } from "./page-window-wire.ts";

// Kept before any script runs, like the built-ins.
const KeptSymbol = Symbol;
const { for: registered, keyFor } = Symbol;
const readDescription = Object.getOwnPropertyDescriptor(Symbol.prototype, "description")?.get;
const { apply } = Reflect;
const { create } = Object;

/** Symbols that are the same for both sides. */
const WELL_KNOWN = [
	"iterator",
	"asyncIterator",
	"hasInstance",
	"isConcatSpreadable",
	"match",
	"matchAll",
	"replace",
	"search",
	"species",
	"split",
	"toPrimitive",
	"toStringTag",
	"unscopables",
] as const;

export interface WireSymbols {
	encode(symbol: symbol): SymbolWire;
	decode(wire: SymbolWire): symbol | undefined;
}

/**
 * Passes symbols between the script's world and the page's world. A well-known or registered symbol becomes the same symbol there; any other
 * one becomes a symbol with the same description, and the same one each time. The mapping is kept as long as the document.
 */
export function createWireSymbols(): WireSymbols {
	const idsOfMine = create(null) as Record<symbol, number>;
	const mine = create(null) as Record<number, symbol>;
	const idsOfTheirs = create(null) as Record<symbol, number>;
	const theirs = create(null) as Record<number, symbol>;
	let last = 0;
	return {
		encode(symbol) {
			for (let index = 0; index < WELL_KNOWN.length; index += 1) {
				const name = WELL_KNOWN[index];
				if (name !== undefined && wellKnown[name] === symbol) return ["k", name];
			}
			const key = apply(keyFor, KeptSymbol, [symbol]) as string | undefined;
			if (key !== undefined) return ["K", key];
			const theirId = idsOfTheirs[symbol];
			if (theirId !== undefined) return ["y", theirId];
			let id = idsOfMine[symbol];
			if (id === undefined) {
				last += 1;
				id = last;
				idsOfMine[symbol] = id;
				mine[id] = symbol;
			}
			return [
				"m",
				id,
				readDescription === undefined ? "" : ((apply(readDescription, symbol, []) as string | undefined) ?? ""),
			];
		},
		decode(wire) {
			switch (wire[0]) {
				case "k":
					return wellKnown[wire[1]];
				case "K":
					return apply(registered, KeptSymbol, [wire[1]]) as symbol;
				case "y":
					return mine[wire[1]];
				case "m": {
					let symbol = theirs[wire[1]];
					if (symbol === undefined) {
						symbol = KeptSymbol(wire[2]);
						theirs[wire[1]] = symbol;
						idsOfTheirs[symbol] = wire[1];
					}
					return symbol;
				}
			}
		},
	};
}

const wellKnown = create(null) as Record<string, symbol>;
for (let index = 0; index < WELL_KNOWN.length; index += 1) {
	const name = WELL_KNOWN[index];
	if (name !== undefined) wellKnown[name] = Symbol[name];
}
