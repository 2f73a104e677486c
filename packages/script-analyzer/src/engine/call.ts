import { callComputed } from "./computed-member.ts";
import type { Call, HeapObject, Machine, Native, Value } from "./domain.ts";
import { prototypeObject } from "./function-prototype.ts";
import { isHostType } from "./host-type.ts";
import type { Invoker } from "./invoke-closure.ts";
import { lentOf } from "./lent-powers.ts";
import { doubted, isCertain } from "./skeptical-run.ts";
import { callUnknown } from "./unknown-call.ts";
import { anything, isObject, join, NOTHING, only, TRUE, UNDEFINED } from "./value.ts";

/** Offset of the browser's own objects. */
const BROWSER = -1;

export function callValue(machine: Machine, callee: Value, self: Value, args: readonly Value[], offset: number): Value {
	let result = NOTHING;
	for (const atom of callee.atoms) {
		if (isObject(atom)) result = join(result, machine.callObject(atom, self, args, offset));
	}
	const isUnknown = callee.open || (machine.isSkeptical && callee.atoms.some((atom) => !isObject(atom)));
	if (isUnknown) {
		if (callee.taints.some(({ origin }) => origin.kind === "remote")) {
			machine.traceBuilder.sink({ kind: "run-code", api: "call", offset, carried: [["code", callee.taints]] }, machine);
		}
		result = join(result, callUnknown(machine, callee.taints, args, offset));
		result = join(result, lentOf(args));
	}
	return result === NOTHING ? UNDEFINED : result;
}

export function callObject(
	machine: Machine,
	invoker: Invoker,
	callee: HeapObject,
	self: Value,
	args: readonly Value[],
	offset: number,
): Value {
	machine.spend(4);
	const { callable } = callee;
	if (!callable) return callUncallable(machine, callee, args, offset);
	if (callable.kind === "native")
		return runNative(callee, callable.run, { machine, self, args, offset, construct: false });
	if (callable.kind === "bound") {
		const { target, self: bound, args: first } = callable;
		return machine.natives.run(callee, self, args, () =>
			machine.callObject(target, bound, [...first, ...args], offset),
		);
	}
	return invoker.invoke(machine, callee, callable, self, args, offset);
}

/**
 * Runs a native function. Native functions that the script created (a bound function, an accessor) have a limit on nested calls,
 * since they can call themselves without end.
 */
function runNative(callee: HeapObject, run: Native, call: Call): Value {
	const result =
		callee.offset === BROWSER ? run(call) : call.machine.natives.run(callee, call.self, call.args, () => run(call));
	if (!call.machine.isSkeptical) return result;
	const name = callee.callable?.kind === "native" ? callee.callable.name : null;
	return name !== null && isCertain(name) ? result : doubted(call.machine, result);
}

/** A name of the global object that could not be computed, called; or an object that is no function. */
function callUncallable(machine: Machine, callee: HeapObject, args: readonly Value[], offset: number): Value {
	if (isHostType(callee, "UnknownGlobal")) {
		return callComputed({ machine, self: UNDEFINED, args, offset, construct: false });
	}
	return callUnknown(machine, callee.taints, args, offset);
}

export function construct(machine: Machine, callee: Value, args: readonly Value[], offset: number): Value {
	let result = NOTHING;
	for (const atom of callee.atoms) {
		if (isObject(atom)) result = join(result, constructOne(machine, atom, args, offset));
	}
	if (callee.open) result = join(join(result, callUnknown(machine, callee.taints, args, offset)), lentOf(args));
	return result === NOTHING ? UNDEFINED : result;
}

function constructOne(machine: Machine, callee: HeapObject, args: readonly Value[], offset: number): Value {
	const { callable } = callee;
	if (callable?.kind === "bound") {
		const { target, args: first } = callable;
		return machine.natives.run(callee, UNDEFINED, args, () =>
			constructOne(machine, target, [...first, ...args], offset),
		);
	}
	if (callable?.kind === "native" && !callee.props.has("prototype")) {
		return runNative(callee, callable.run, { machine, self: UNDEFINED, args, offset, construct: true });
	}
	if (!callable) return join(callUnknown(machine, callee.taints, args, offset), lentOf([only(callee)]));
	const instance = machine.make(offset);
	const prototype = prototypeObject(machine, callee);
	if (prototype) instance.proto = prototype;
	inheritBuiltIn(machine, instance, callee, args, offset);
	const returned = machine.callObject(callee, only(instance), args, offset);
	const objects = returned.atoms.filter((atom) => isObject(atom) && atom !== instance);
	return objects.length > 0 && callable.kind === "closure"
		? { atoms: [instance, ...objects], open: false, taints: [] }
		: only(instance, returned.open ? anything(returned.taints).taints : []);
}

/** `class X extends Map`, `extends HTMLElement`: the instance is one of these too. */
function inheritBuiltIn(
	machine: Machine,
	instance: HeapObject,
	callee: HeapObject,
	args: readonly Value[],
	offset: number,
): void {
	for (let parent = callee.parentClass, hops = 0; parent && hops < 6; hops++) {
		// A class of the page or of a library: its instances have unknown members.
		if (parent.open) instance.addRest(anything(parent.taints));
		const [atom] = parent.atoms;
		if (!isObject(atom)) return;
		if (atom.callable?.kind === "native" && !atom.props.has("prototype")) {
			const [model] = callee === atom ? [] : machine.construct(only(atom), args, offset).atoms;
			if (isObject(model)) {
				instance.host = model.host;
				for (const [name, value] of model.props) instance.addProp(name, value);
				instance.addRest(model.rest);
				for (const [name, value] of model.hidden ?? []) instance.setHidden(name, value);
				if (isHostType(model, "Element")) instance.setHidden("own", TRUE);
				if (model.items) instance.setItems(model.items);
			}
			return;
		}
		parent = atom.parentClass;
	}
}
