import type { Call, Member, Native, Value } from "../engine/domain.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import { ANYTHING, constantOf, objectsOf, only, TRUE, UNDEFINED } from "../engine/value.ts";
import { addItem } from "../engine/write-property.ts";
import { argument, selfObject } from "./arguments.ts";

/** Byte arrays with the taints of their source. A view of a buffer is the buffer itself. */
export const makeBytes: Native = (call) => {
	const given = argument(call, 0);
	const [buffer] = objectsOf(given);
	if (buffer?.hidden?.has("bytes") && !buffer.exact) return given;
	const bytes = bytesOf(call, given);
	for (const object of objectsOf(bytes)) setHidden(object, "bytes", TRUE);
	return bytes;
};

function bytesOf(call: Call, given: Value): Value {
	const spread = spreadItems(call.machine, given, call.offset);
	if (spread.exact && spread.items.length > 0) return call.machine.array([...spread.items], call.offset);
	if (typeof constantOf(given)?.is === "number") return call.machine.array([only(0)], call.offset, false);
	return call.machine.array([{ ...ANYTHING, taints: call.machine.contents(given) }], call.offset, false);
}

/** `set(bytes)`, `setUint8(at, number)`: positions are not tracked. */
const fill =
	(position: number): Native =>
	(call) => {
		const given = argument(call, position);
		const item = position === 0 ? anyItem(call.machine, given, call.offset) : given;
		const array = selfObject(call);
		if (array) addItem(array, item);
		return UNDEFINED;
	};

const anyByte: Native = (call) => anyItem(call.machine, call.self, call.offset);

// biome-ignore format: a list of names
const NUMBERS = ["Int8", "Uint8", "Int16", "Uint16", "Int32", "Uint32", "Float16", "Float32", "Float64", "BigInt64", "BigUint64"];

/** Members of typed arrays, `DataView` and `ArrayBuffer` that arrays do not have. */
export const bytesMembers: Readonly<Record<string, Member>> = {
	...Object.fromEntries(
		NUMBERS.flatMap((name): [string, Member][] => [
			[`get${name}`, { call: anyByte }],
			[`set${name}`, { call: fill(1) }],
		]),
	),
	set: { call: fill(0) },
	subarray: { call: (call) => call.self },
	buffer: { get: (_machine, self) => (self.hidden?.has("bytes") ? only(self) : ANYTHING) },
	byteLength: { get: () => ANYTHING },
};
