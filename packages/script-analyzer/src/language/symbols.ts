import type { Machine, Native, Value } from "../engine/domain.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { only } from "../engine/value.ts";
import { argument } from "./arguments.ts";

/** A symbol is an object with a name of its own, under which properties lie. */
export const makeSymbol: Native = (call) => {
	const symbol = call.machine.make(call.offset);
	setHidden(symbol, "symbol", only(`@@${call.offset}`));
	symbol.setProp("description", argument(call, 0));
	return only(symbol);
};

/** `Symbol.iterator` and the like. */
export function wellKnownSymbol(machine: Machine, name: string): Value {
	const symbol = machine.make(-1);
	setHidden(symbol, "symbol", only(`@@${name}`));
	return only(symbol);
}
