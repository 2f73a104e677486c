import type { HostType, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { anyItem } from "../engine/iterate.ts";
import { openObject } from "../engine/open-object.ts";
import { ANYTHING, anything, join, NOTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { addItem } from "../engine/write-property.ts";
import { argument } from "../language/arguments.ts";
import { makeBytes } from "../language/bytes.ts";
import { eventTargetType } from "./events.ts";
import { parseMarkup } from "./parsed-type.ts";

const readFile: Native = (call) => {
	const taints = call.machine.contents(argument(call, 0));
	for (const self of objectsOf(call.self)) addHidden(call.machine, self, "data", anything(taints));
	return UNDEFINED;
};

export const fileReaderType: HostType = {
	name: "FileReader",
	parent: eventTargetType,
	members: {
		readAsText: { call: readFile },
		readAsDataURL: { call: readFile },
		readAsArrayBuffer: { call: readFile },
		readAsBinaryString: { call: readFile },
		result: { get: (_machine, self) => (hiddenValue(self, "data") === NOTHING ? ANYTHING : hiddenValue(self, "data")) },
	},
};

/** Encoders and decoders keep taints. */
export const coderType: HostType = {
	name: "TextCoder",
	members: {
		encode: {
			call: (call) => makeBytes({ ...call, args: [anything(call.machine.contents(argument(call, 0)))] }),
		},
		encodeInto: {
			call: (call) => {
				for (const bytes of objectsOf(argument(call, 1)))
					addItem(bytes, anything(call.machine.contents(argument(call, 0))));
				return ANYTHING;
			},
		},
		decode: {
			call: (call) =>
				anything(
					anyItem(call.machine, argument(call, 0), call.offset).taints.concat(call.machine.contents(argument(call, 0))),
				),
		},
		parseFromString: { call: parseMarkup },
		serializeToString: { call: (call) => anything(call.machine.contents(argument(call, 0))) },
	},
};

/** Recorders pass recordings to `ondataavailable`. */
export const recorderType: HostType = {
	name: "MediaRecorder",
	parent: eventTargetType,
	members: { start: { call: () => UNDEFINED }, stop: { call: () => UNDEFINED } },
	setOther(machine, self, key, value) {
		if (key !== "ondataavailable") return false;
		const stream = hiddenValue(self, "data");
		const event = openObject(machine, { data: anything(machine.contents(stream)) }, self.offset);
		for (const callback of objectsOf(value)) {
			machine.defer({ callback, self: only(self), args: [event], trigger: machine.trigger, repeated: false });
		}
		return false;
	},
};

export const makeRecorder: Native = (call) => {
	const recorder = call.machine.host("MediaRecorder", call.offset);
	addHidden(call.machine, recorder, "data", argument(call, 0));
	return only(recorder);
};

/** Observers hand elements of the page to their function. */
export function makeObserver(entry: (machine: Parameters<Native>[0]["machine"], offset: number) => Value): Native {
	return (call) => {
		const { machine, offset } = call;
		const one = entry(machine, offset);
		const entries = machine.array([one], offset, false);
		for (const callback of objectsOf(argument(call, 0))) {
			if (callback.callable)
				machine.defer({ callback, self: UNDEFINED, args: [entries, UNDEFINED], trigger: "automatic", repeated: true });
		}
		return openObject(
			machine,
			{
				observe: machine.native("observe", (inner) => {
					machine.set(one, "target", join(machine.get(one, "target", offset), argument(inner, 0)), offset);
					return UNDEFINED;
				}),
				disconnect: machine.native("disconnect", () => UNDEFINED),
				unobserve: machine.native("unobserve", () => UNDEFINED),
				takeRecords: machine.native("takeRecords", () => entries),
			},
			offset,
		);
	};
}
