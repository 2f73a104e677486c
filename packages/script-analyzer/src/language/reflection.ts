import type { Call, Native, Value } from "../engine/domain.ts";
import { spreadItems } from "../engine/iterate.ts";
import { ANY_BOOLEAN } from "../engine/value.ts";
import { argument } from "./arguments.ts";
import { objectFunctions } from "./object-functions.ts";

function list(call: Call, index: number): readonly Value[] {
	const spread = spreadItems(call.machine, argument(call, index), call.offset);
	return spread.exact ? spread.items : [spread.rest, spread.rest, spread.rest];
}

/** `Reflect.x`. */
export const reflectFunctions: Readonly<Record<string, Native>> = {
	apply: (call) => call.machine.call(argument(call, 0), argument(call, 1), list(call, 2), call.offset),
	construct: (call) => call.machine.construct(argument(call, 0), list(call, 1), call.offset),
	get: (call) => call.machine.get(argument(call, 0), argument(call, 1), call.offset),
	set: (call) => {
		call.machine.set(argument(call, 0), argument(call, 1), argument(call, 2), call.offset);
		return ANY_BOOLEAN;
	},
	has: () => ANY_BOOLEAN,
	ownKeys: (call) => objectFunctions.keys(call),
	defineProperty: (call) => objectFunctions.defineProperty(call),
	deleteProperty: () => ANY_BOOLEAN,
	getPrototypeOf: (call) => objectFunctions.getPrototypeOf(call),
	getOwnPropertyDescriptor: (call) => objectFunctions.getOwnPropertyDescriptor(call),
};
