import type { Atom, Call, HeapObject, HostType, Machine, Value } from "../engine/domain.ts";
import { prototypesOf } from "../engine/inheritance.ts";
import { concatenate, toText } from "../engine/text-of.ts";
import { ANY_BOOLEAN, ANYTHING, isObject, join, only, UNDEFINED } from "../engine/value.ts";

export const objectType: HostType = {
	name: "Object",
	members: {
		hasOwnProperty: { call: () => ANY_BOOLEAN },
		propertyIsEnumerable: { call: () => ANY_BOOLEAN },
		isPrototypeOf: { call: () => ANY_BOOLEAN },
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
			get: (machine: Machine, self: HeapObject) =>
				self.callable
					? machine.get(only(machine.window), "Function", -1)
					: machine.get(only(machine.window), "Object", -1),
		},
		__proto__: { get: (machine, self) => prototypesOf(machine, only(self)) },
		__defineGetter__: { call: (call) => defineBy(call, "get") },
		__defineSetter__: { call: (call) => defineBy(call, "set") },
		__lookupGetter__: { call: (call) => describe(call, "get") },
		__lookupSetter__: { call: (call) => describe(call, "set") },
	},
};

/** `object.__defineGetter__(name, get)` is `Object.defineProperty(object, name, { get })`. */
function defineBy({ machine, self, args, offset }: Call, kind: "get" | "set"): Value {
	const descriptor = machine.plain({ [kind]: args[1] ?? UNDEFINED }, offset);
	const define = machine.get(machine.get(only(machine.window), "Object", offset), "defineProperty", offset);
	machine.call(define, UNDEFINED, [self, args[0] ?? UNDEFINED, descriptor], offset);
	return UNDEFINED;
}

function describe({ machine, self, args, offset }: Call, kind: "get" | "set"): Value {
	const own = machine.get(machine.get(only(machine.window), "Object", offset), "getOwnPropertyDescriptor", offset);
	const found = machine.call(own, UNDEFINED, [self, args[0] ?? UNDEFINED], offset);
	return join(machine.get(found, kind, offset), ANYTHING);
}

/** `Object.prototype.toString.call([])` returns the type, not the content. */
function isNoPlain(atom: Atom): boolean {
	return isObject(atom)
		? atom.items !== null || atom.callable !== null || atom.host !== null
		: typeof atom !== "boolean";
}
