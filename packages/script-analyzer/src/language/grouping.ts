import type { Call, Native, Value } from "../engine/domain.ts";
import { anyItem } from "../engine/iterate.ts";
import { uncertainly } from "../engine/uncertainly.ts";
import { ANYTHING, join, objectsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "./arguments.ts";
import { makeMap, putEntry } from "./map-type.ts";

interface Grouping {
	/** Results of the callback for the items. */
	readonly key: Value;
	/** A list of any of the items. */
	readonly group: Value;
}

/** Calls the function of `Object.groupBy` and `Map.groupBy` with any of the items. */
export function groupItems(call: Call): Grouping {
	const { machine, offset } = call;
	const item = anyItem(machine, argument(call, 0), offset);
	const key = uncertainly(machine, () => machine.call(argument(call, 1), UNDEFINED, [item, ANYTHING], offset));
	return { key, group: machine.array([item], offset, false) };
}

/** `Map.groupBy(items, keyOf)`. */
export const groupIntoMap: Native = (call) => {
	const map = makeMap({ ...call, args: [] });
	const { key, group } = groupItems(call);
	for (const object of objectsOf(map)) putEntry(call.machine, object, join(ANYTHING, key), group, call.offset);
	return map;
};
