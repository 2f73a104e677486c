import type { Call, HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { doubted } from "../engine/skeptical-run.ts";
import { uncertainly } from "../engine/uncertainly.ts";
import { ANYTHING, isObject, join, joinAll, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "./arguments.ts";

/** A proxy does what its target does, and what its traps do before and after. */
export const makeProxy: Native = (call) => {
	const { machine, offset } = call;
	const [target, proxies] = apart(argument(call, 0), offset);
	if (objectsOf(target).length === 0) return proxies === NOTHING ? UNDEFINED : proxies;
	const traps = argument(call, 1);
	const proxy = machine.proxies.of(machine.make(offset));
	addHidden(machine, proxy, "target", target);
	addHidden(machine, proxy, "traps", traps);
	const [wrapped] = objectsOf(target);
	if (wrapped) proxy.proto ??= wrapped;
	proxy.callable ??= { kind: "native", name: "Proxy", run: (inner) => runProxy(proxy, inner) };
	const get = trapOf(proxy, "get");
	// Traps may be added later.
	if (machine.isSkeptical || get !== NOTHING || trapOf(proxy, "set") !== NOTHING) proxy.host ??= PROXY;
	if (get !== NOTHING) proxy.addRest(machine.call(get, traps, [target, ANYTHING, only(proxy)], offset));
	if (machine.isSkeptical) runOtherTraps(machine, proxy, [target, ANYTHING, ANYTHING, only(proxy)]);
	return join(only(proxy), proxies);
};

/** Calls the traps that no operation of the model calls: `has`, `ownKeys`, `getOwnPropertyDescriptor` and others. */
function runOtherTraps(machine: Machine, proxy: HeapObject, given: readonly Value[]): void {
	const traps = hiddenValue(proxy, "traps");
	for (const name of objectsOf(traps).flatMap(({ props }) => [...props.keys()])) {
		if (MODELED_TRAPS.has(name)) continue;
		const answer = uncertainly(machine, () => machine.call(trapOf(proxy, name), traps, given, proxy.offset));
		// A described property holds the value, a prototype passes it on.
		if (name === "getOwnPropertyDescriptor") proxy.addRest(machine.get(answer, "value", proxy.offset));
		if (name === "getPrototypeOf")
			for (const object of objectsOf(answer)) proxy.addRest(joinAll(object.props.values()));
	}
}

const MODELED_TRAPS: ReadonlySet<string> = new Set(["get", "set", "apply", "construct"]);

/** A proxy from the same place around such a proxy would repeat its work: the inner one is returned. */
function apart(target: Value, offset: number): readonly [other: Value, proxies: Value] {
	const proxies = target.atoms.filter((atom) => isObject(atom) && atom.offset === offset && isProxy(atom));
	if (proxies.length === 0) return [target, NOTHING];
	const atoms = target.atoms.filter((atom) => !proxies.includes(atom));
	return [
		{ ...target, atoms },
		{ atoms: proxies, open: false, taints: [] },
	];
}

function isProxy({ callable }: HeapObject): boolean {
	return callable?.kind === "native" && callable.name === "Proxy";
}

function runProxy(proxy: HeapObject, { machine, self, args, construct, offset }: Call): Value {
	const target = hiddenValue(proxy, "target");
	const traps = hiddenValue(proxy, "traps");
	const list = machine.array(args, proxy.offset);
	const callTrap = (name: string, given: readonly Value[]): Value => {
		const trap = trapOf(proxy, name);
		return trap === NOTHING ? NOTHING : machine.call(trap, traps, given, proxy.offset);
	};
	const trapped = join(callTrap("apply", [target, self, list]), callTrap("construct", [target, list]));
	if (trapped !== NOTHING) return trapped;
	return construct ? machine.construct(target, args, offset) : machine.call(target, self, args, offset);
}

function trapOf(proxy: HeapObject, name: string): Value {
	return objectsOf(hiddenValue(proxy, "traps"))
		.map((object) => object.props.get(name) ?? object.proto?.props.get(name) ?? NOTHING)
		.reduce(join, NOTHING);
}

function named(key: string | null): Value {
	return key === null ? ANYTHING : only(key);
}

const PROXY: HostType = {
	name: "Proxy",
	members: {},
	setOther: (machine, proxy, key, value, offset) => {
		const set = trapOf(proxy, "set");
		if (machine.isSkeptical) machine.set(hiddenValue(proxy, "target"), key ?? ANYTHING, value, offset);
		if (set === NOTHING) return false;
		const given = [hiddenValue(proxy, "target"), named(key), value, only(proxy)];
		machine.call(set, hiddenValue(proxy, "traps"), given, offset);
		return true;
	},
	getOther: (machine, proxy, key, offset) => {
		const get = trapOf(proxy, "get");
		if (get === NOTHING) return null;
		const given = [hiddenValue(proxy, "target"), named(key), only(proxy)];
		const found = machine.proxies.get(machine, proxy, key, () =>
			machine.call(get, hiddenValue(proxy, "traps"), given, offset),
		);
		return doubted(machine, found);
	},
};
