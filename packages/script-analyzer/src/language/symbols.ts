import type { Machine, Native, Value } from "../engine/domain.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "./arguments.ts";

/** Models a symbol as an object with a unique hidden name, which is the key of properties. */
export const makeSymbol: Native = (call) => {
	const symbol = call.machine.make(call.offset);
	setHidden(symbol, "symbol", only(`@@${call.offset}`));
	symbol.setProp("description", argument(call, 0));
	return only(symbol);
};

/** The well-known symbols of ECMAScript: keys under which objects replace built-in behavior, such as iteration. */
// biome-ignore format: a list of names
export const WELL_KNOWN_SYMBOLS = ["iterator", "asyncIterator", "toPrimitive", "toStringTag", "hasInstance", "match", "matchAll", "replace", "search", "split", "species", "isConcatSpreadable", "unscopables", "dispose", "asyncDispose"] as const;

/** `Symbol.iterator` and the like. */
export function wellKnownSymbol(machine: Machine, name: (typeof WELL_KNOWN_SYMBOLS)[number]): Value {
	const symbol = machine.plain({ description: only(`Symbol.${name}`), [`@@${name}`]: UNDEFINED }, -1);
	for (const object of objectsOf(symbol)) setHidden(object, "symbol", only(`@@${name}`));
	return symbol;
}
