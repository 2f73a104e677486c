import type { HostType } from "../engine/host-type.ts";
import { spreadItems } from "../engine/iterate.ts";
import type { Call, Native } from "../engine/machine.ts";
import { ANYTHING, EITHER, join, NOTHING, objectsOf, only, UNDEFINED, type Value } from "../engine/value.ts";
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
		return EITHER;
	},
	has: () => EITHER,
	ownKeys: (call) => objectFunctions.keys(call),
	defineProperty: (call) => objectFunctions.defineProperty(call),
	deleteProperty: () => EITHER,
	getPrototypeOf: (call) => objectFunctions.getPrototypeOf(call),
	getOwnPropertyDescriptor: (call) => objectFunctions.getOwnPropertyDescriptor(call),
};

/** A proxy does what its target does, and what its traps do before and after. */
export const makeProxy: Native = (call) => {
	const { machine, offset } = call;
	const target = argument(call, 0);
	const traps = argument(call, 1);
	const trap = (name: string): Value => joinTraps(traps, name);
	const proxy = machine.make(offset);
	const [wrapped] = objectsOf(target);
	if (wrapped) proxy.proto = wrapped;
	proxy.callable = {
		kind: "native",
		name: "Proxy",
		run: (inner) => {
			const args = machine.array(inner.args, offset);
			const applied =
				trap("apply") === NOTHING ? NOTHING : machine.call(trap("apply"), traps, [target, inner.self, args], offset);
			const constructed =
				trap("construct") === NOTHING ? NOTHING : machine.call(trap("construct"), traps, [target, args], offset);
			const trapped = join(applied, constructed);
			if (trapped !== NOTHING) return trapped;
			return inner.construct
				? machine.construct(target, inner.args, offset)
				: machine.call(target, inner.self, inner.args, offset);
		},
	};
	const get = trap("get");
	const set = trap("set");
	if (get !== NOTHING) proxy.addRest(machine.call(get, traps, [target, ANYTHING, only(proxy)], offset));
	if (get !== NOTHING || set !== NOTHING) proxy.host = proxyType(target, traps, get, set, only(proxy));
	return wrapped ? only(proxy) : UNDEFINED;
};

function joinTraps(traps: Value, name: string): Value {
	return objectsOf(traps)
		.map((object) => object.props.get(name) ?? object.proto?.props.get(name) ?? NOTHING)
		.reduce(join, NOTHING);
}

function proxyType(target: Value, traps: Value, get: Value, set: Value, proxy: Value): HostType {
	const named = (key: string | null) => (key === null ? ANYTHING : only(key));
	return {
		name: "Proxy",
		members: {},
		setOther: (machine, _self, key, value, offset) => {
			if (set === NOTHING) return false;
			machine.call(set, traps, [target, named(key), value, proxy], offset);
			return true;
		},
		getOther: (machine, _self, key, offset) =>
			get === NOTHING ? null : machine.call(get, traps, [target, named(key), proxy], offset),
	};
}
