import type { Machine, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { joinTaints } from "../engine/taint.ts";
import { ANY_BOOLEAN, ANYTHING, anything, join, NOTHING, objectsOf, stringsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";

/** The value of `GM_getValue`: values stored under that key on this or an earlier visit. */
export function storedValue(machine: Machine, key: Value, otherwise: Value, offset: number): Value {
	const [known] = stringsOf(key);
	const certain = known !== undefined && !key.open && key.atoms.length === 1;
	const place = certain ? `=${known}` : "=*";
	const written = hiddenValue(machine.store, place);
	if (machine.iteration === 0) machine.storageReads.note(machine.store, place);
	const read = machine.read("script-storage", "GM_getValue", offset);
	const value = join(written, otherwise);
	return { atoms: value.atoms, open: true, taints: joinTaints(read.taints, value.taints) };
}

export const getValue: Native = (call) =>
	storedValue(call.machine, argument(call, 0), call.args[1] ?? NOTHING, call.offset);

export const setValue: Native = (call) => {
	const { machine } = call;
	const value = argument(call, 1);
	const kept = join(value, anything(machine.contents(value)));
	addHidden(machine, machine.store, "=*", kept);
	for (const name of stringsOf(argument(call, 0))) addHidden(machine, machine.store, `=${name}`, kept);
	machine.traceBuilder.sink(
		{
			kind: "write-storage",
			api: "GM_setValue",
			offset: call.offset,
			carried: [["body", joinTaints(machine.contents(value), machine.contents(argument(call, 0)))]],
			details: { key: stringsOf(argument(call, 0)) },
		},
		machine,
	);
	return UNDEFINED;
};

export const changeListener: Native = (call) => {
	const value = storedValue(call.machine, argument(call, 0), NOTHING, call.offset);
	for (const callback of objectsOf(argument(call, 1))) {
		if (callback.callable)
			call.machine.defer({
				callback,
				self: UNDEFINED,
				args: [argument(call, 0), value, value, ANY_BOOLEAN],
				trigger: "automatic",
				repeated: false,
			});
	}
	return ANYTHING;
};
