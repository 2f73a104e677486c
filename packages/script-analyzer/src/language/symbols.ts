import type { Machine, Native, Value } from "../engine/domain.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "./arguments.ts";

/** A symbol is an object with a name of its own, under which properties lie. */
export const makeSymbol: Native = (call) => {
	const symbol = call.machine.make(call.offset);
	setHidden(symbol, "symbol", only(`@@${call.offset}`));
	symbol.setProp("description", argument(call, 0));
	return only(symbol);
};

/** Members of `Symbol` itself, by which the language finds what objects do in its place. */
// biome-ignore format: a list of names
export const WELL_KNOWN_SYMBOLS = ["iterator", "asyncIterator", "toPrimitive", "toStringTag", "hasInstance", "match", "matchAll", "replace", "search", "split", "species", "isConcatSpreadable", "unscopables", "dispose", "asyncDispose"] as const;

/** `Symbol.iterator` and the like. */
export function wellKnownSymbol(machine: Machine, name: (typeof WELL_KNOWN_SYMBOLS)[number]): Value {
	const symbol = machine.plain({ description: only(`Symbol.${name}`), [`@@${name}`]: UNDEFINED }, -1);
	for (const object of objectsOf(symbol)) setHidden(object, "symbol", only(`@@${name}`));
	return symbol;
}
