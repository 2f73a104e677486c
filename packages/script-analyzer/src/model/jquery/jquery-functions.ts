import type { Native } from "../../engine/domain.ts";
import { ANYTHING, anything, isObject, only, UNDEFINED } from "../../engine/value.ts";
import { argument } from "../../language/arguments.ts";
import { ajax, short } from "./jquery-requests.ts";

/** `$.x`. */
export const jQueryFunctions: Readonly<Record<string, Native>> = {
	ajax,
	get: short("jQuery.get"),
	post: short("jQuery.post"),
	getJSON: short("jQuery.getJSON"),
	getScript: (call) => {
		call.machine.call(
			call.machine.get(only(call.machine.window), "importScripts", call.offset),
			UNDEFINED,
			[argument(call, 0)],
			call.offset,
		);
		return ANYTHING;
	},
	noConflict: (call) => call.machine.get(only(call.machine.window), "jQuery", call.offset),
	map: (call) => {
		const item = call.machine.get(argument(call, 0), ANYTHING, call.offset);
		const made = call.machine.call(argument(call, 1), item, [item, ANYTHING], call.offset);
		return call.machine.array([made], call.offset, false);
	},
	globalEval: (call) =>
		call.machine.call(
			call.machine.get(only(call.machine.window), "eval", call.offset),
			UNDEFINED,
			call.args,
			call.offset,
		),
	param: (call) => anything(call.machine.contents(argument(call, 0))),
	extend: (call) => {
		const assign = call.machine.get(
			call.machine.get(only(call.machine.window), "Object", call.offset),
			"assign",
			call.offset,
		);
		return call.machine.call(
			assign,
			UNDEFINED,
			call.args.filter((arg) => arg.atoms.some(isObject)),
			call.offset,
		);
	},
	each: (call) => {
		const item = call.machine.get(argument(call, 0), ANYTHING, call.offset);
		call.machine.call(argument(call, 1), item, [ANYTHING, item], call.offset);
		return argument(call, 0);
	},
};
