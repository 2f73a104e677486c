import type { Native } from "../engine/domain.ts";
import type { GlobalFunctions } from "../engine/global-function.ts";
import { openObject } from "../engine/open-object.ts";
import { ANY_BOOLEAN, ANYTHING, anything, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument, involved } from "./arguments.ts";
import { arrayFunctions, bytesFunctions, makeArray } from "./array-functions.ts";
import { makeBytes } from "./bytes.ts";
import { groupIntoMap } from "./grouping.ts";
import { makeMap, makeSet } from "./map-type.ts";
import { objectFunctions } from "./object-functions.ts";
import { makePromise, promiseFunctions } from "./promise-type.ts";
import { makeProxy } from "./proxy.ts";
import { makeRegExp } from "./regexp-type.ts";
import { makeSymbol } from "./symbols.ts";
import { makeNumber, makeString, parseDecimal, parseInteger, stringFunctions } from "./text-functions.ts";

// biome-ignore format: a list of names
const BYTE_ARRAYS = ["Uint8Array", "Uint16Array", "Uint32Array", "Int8Array", "Int16Array", "Int32Array", "Uint8ClampedArray", "Float32Array", "Float64Array", "BigInt64Array", "BigUint64Array", "ArrayBuffer", "SharedArrayBuffer", "DataView"];

const makeError: Native = (call) =>
	openObject(
		call.machine,
		{
			message: argument(call, 0),
			stack: anything(call.machine.contents(argument(call, 0))),
			name: ANYTHING,
			cause: argument(call, 1) === UNDEFINED ? UNDEFINED : call.machine.get(argument(call, 1), "cause", call.offset),
		},
		call.offset,
	);

/** Constructors that every realm of the language has. */
export const languageConstructors: GlobalFunctions = {
	Object: {
		run: (call) => (objectsOf(argument(call, 0)).length > 0 ? argument(call, 0) : only(call.machine.make(call.offset))),
		members: objectFunctions,
	},
	Array: { run: makeArray, members: arrayFunctions },
	String: { run: makeString, members: stringFunctions },
	Number: {
		run: makeNumber,
		members: {
			parseInt: parseInteger,
			parseFloat: parseDecimal,
			isInteger: () => ANY_BOOLEAN,
			isNaN: () => ANY_BOOLEAN,
			isFinite: () => ANY_BOOLEAN,
		},
	},
	Boolean: { run: () => ANY_BOOLEAN },
	BigInt: { run: (call) => anything(involved(call)) },
	Symbol: { run: makeSymbol, members: { for: makeSymbol } },
	Date: { run: () => ANYTHING, members: { now: () => ANYTHING, parse: () => ANYTHING, UTC: () => ANYTHING } },
	RegExp: { run: makeRegExp, members: { escape: (call) => argument(call, 0) } },
	Promise: { run: makePromise, members: promiseFunctions },
	Map: { run: makeMap, members: { groupBy: groupIntoMap } },
	WeakMap: { run: makeMap },
	Set: { run: makeSet },
	WeakSet: { run: makeSet },
	WeakRef: {
		run: (call) =>
			openObject(call.machine, { deref: call.machine.native("deref", () => argument(call, 0)) }, call.offset),
	},
	Proxy: { run: makeProxy },
	Error: { run: makeError },
	TypeError: { run: makeError },
	RangeError: { run: makeError },
	SyntaxError: { run: makeError },
	...Object.fromEntries(BYTE_ARRAYS.map((name) => [name, { run: makeBytes, members: bytesFunctions }])),
};
