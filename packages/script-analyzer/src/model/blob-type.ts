import type { HostType, Native } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { promiseOf } from "../engine/promises.ts";
import { concatenate } from "../engine/text-of.ts";
import { fromMarked, HOLE } from "../engine/text-pattern.ts";
import { ANYTHING, anything, objectsOf, only } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { storedData } from "./data-types.ts";
import { streamOf } from "./stream-type.ts";

const content: HostType["content"] = (_machine, self) => hiddenValue(self, "data");

/** A blob keeps its text, so that code in one can be read. */
export const makeBlob: Native = (call) => {
	const blob = call.machine.host("Blob", call.offset);
	const parts = argument(call, 0);
	const [array] = objectsOf(parts);
	const text =
		array?.items && array.exact
			? concatenate(call.machine, array.items)
			: { atoms: [fromMarked(HOLE)], open: false, taints: call.machine.contents(parts) };
	addHidden(call.machine, blob, "data", text);
	return only(blob);
};

export const blobType: HostType = {
	name: "Blob",
	members: {
		text: { call: (call) => promiseOf(call.machine, storedData(call), call.offset) },
		arrayBuffer: { call: (call) => promiseOf(call.machine, storedData(call), call.offset) },
		stream: { call: (call) => streamOf(call, storedData(call)) },
		slice: { call: (call) => call.self },
		size: { get: () => ANYTHING },
		type: { get: () => ANYTHING },
		name: { get: () => ANYTHING },
	},
	content,
};

export const objectUrlType: HostType = { name: "ObjectUrl", members: {}, content };

export const createObjectUrl: Native = (call) => {
	const url = call.machine.host("ObjectUrl", call.offset);
	addHidden(call.machine, url, "text", only("blob:"));
	const given = argument(call, 0);
	for (const blob of objectsOf(given)) addHidden(call.machine, url, "data", hiddenValue(blob, "data"));
	if (given.open && given.taints.length > 0) addHidden(call.machine, url, "data", anything(given.taints));
	return only(url);
};
