import type { Native, Value } from "../engine/domain.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import { ANY_BOOLEAN, ANYTHING, isObject, only, UNDEFINED } from "../engine/value.ts";
import { argument, constants } from "./arguments.ts";
import { makeBytes } from "./bytes.ts";

const arrayFrom: Native = (call) => {
	const { machine, offset } = call;
	const given = argument(call, 0);
	const [atom] = given.atoms;
	const length = isObject(atom) && !atom.items && !atom.host ? atom.props.get("length")?.atoms[0] : undefined;
	const mapper = argument(call, 1);
	const mapped = (item: Value, index: number) =>
		mapper === UNDEFINED ? item : machine.call(mapper, UNDEFINED, [item, only(index)], offset);
	if (typeof length === "number" && length <= 400) {
		return machine.array(
			Array.from({ length }, (_, index) =>
				mapped(isObject(atom) ? (atom.props.get(String(index)) ?? UNDEFINED) : UNDEFINED, index),
			),
			offset,
		);
	}
	const spread = spreadItems(machine, given, offset);
	if (spread.exact && spread.items.length <= 2_000) return machine.array(spread.items.map(mapped), offset);
	const item = anyItem(machine, given, offset);
	return machine.array(
		[mapper === UNDEFINED ? item : machine.call(mapper, UNDEFINED, [item, ANYTHING], offset)],
		offset,
		false,
	);
};

/** `Array.x`. */
export const arrayFunctions: Readonly<Record<string, Native>> = {
	isArray: (call) => {
		const [atom] = argument(call, 0).atoms;
		return isObject(atom) && atom.items && !argument(call, 0).open ? only(true) : ANY_BOOLEAN;
	},
	of: (call) => call.machine.array(call.args, call.offset),
	from: arrayFrom,
};

export const makeArray: Native = (call) => {
	const [length] = constants(call.args.slice(0, 1)) ?? [];
	if (call.args.length === 1 && typeof length === "number") {
		return call.machine.array(
			Array.from({ length: Math.min(length, 2_000) || 0 }, () => UNDEFINED),
			call.offset,
			length <= 2_000,
		);
	}
	return call.machine.array(call.args, call.offset);
};

/** Members of `Uint8Array` and its like. */
export const bytesFunctions: Readonly<Record<string, Native>> = {
	from: arrayFrom,
	of: makeBytes,
	isView: () => ANY_BOOLEAN,
};
