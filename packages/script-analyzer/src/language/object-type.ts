import type { Obj } from "../engine/heap-object.ts";
import type { HostType } from "../engine/host-type.ts";
import type { Call, Machine } from "../engine/machine.ts";
import { concatenate, toText } from "../engine/text-of.ts";
import { type Atom, EITHER, isObject, only, UNDEFINED } from "../engine/value.ts";

export const objectType: HostType = {
	name: "Object",
	members: {
		hasOwnProperty: { call: () => EITHER },
		propertyIsEnumerable: { call: () => EITHER },
		isPrototypeOf: { call: () => EITHER },
		toString: {
			call: (call: Call) => {
				const text = toText(call.machine, call.self);
				return call.self.atoms.some(isNoPlain) ? { ...text, open: true } : text;
			},
		},
		toLocaleString: { call: (call: Call) => toText(call.machine, call.self) },
		toJSON: { call: (call) => concatenate(call.machine, [call.self]) },
		valueOf: { call: (call: Call) => call.self },
		constructor: {
			get: (machine: Machine, self: Obj) =>
				self.callable
					? machine.get(only(machine.window), "Function", -1)
					: machine.get(only(machine.window), "Object", -1),
		},
		__proto__: { get: (machine, self) => (self.host ? only(machine.prototypeOf(self.host.name)) : UNDEFINED) },
	},
};

/** `Object.prototype.toString.call([])` says what it is, and not what is in it. */
function isNoPlain(atom: Atom): boolean {
	return isObject(atom)
		? atom.items !== null || atom.callable !== null || atom.host !== null
		: typeof atom !== "boolean";
}
