import type { Call, HeapObject, HostType, Machine, Member, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { anyItem } from "../engine/iterate.ts";
import { decoded, escaped } from "../engine/markup-safety.ts";
import { withToken } from "../engine/page-tokens.ts";
import { concatenate } from "../engine/text-of.ts";
import { fromMarked, HOLE } from "../engine/text-pattern.ts";
import {
	ANY_BOOLEAN,
	ANYTHING,
	anything,
	isObject,
	join,
	NOTHING,
	objectsOf,
	only,
	stringsOf,
	UNDEFINED,
} from "../engine/value.ts";
import { acting } from "../language/acting.ts";
import { argument } from "../language/arguments.ts";
import type { OriginKind } from "../trace/trace.ts";
import { keepEntry, keepFields } from "./body-texts.ts";
import { readFieldValue } from "./element-reads.ts";
import { isOwn, SECRET_FIELD } from "./own-elements.ts";

/** Containers that are filled bit by bit and sent as a whole. */
function put(position: number): Native {
	return (call) => {
		for (const self of objectsOf(call.self)) {
			addHidden(call.machine, self, "data", inside(call, argument(call, position)));
			keepEntry(call.machine, self, argument(call, 0), argument(call, position));
			if (self.host?.name !== "URLSearchParams") continue;
			const pair = concatenate(call.machine, [argument(call, 0), only("="), argument(call, position)]);
			for (const url of objectsOf(hiddenValue(self, "url"))) {
				addHidden(call.machine, url, "text", concatenate(call.machine, [hiddenValue(url, "base"), only("?"), pair]));
			}
		}
		return UNDEFINED;
	};
}

function inside(call: Call, value: Value): Value {
	return join(value, anything(call.machine.contents(value)));
}

/** Of an address, its parameters come out decoded. */
function dataIn(machine: Machine, self: HeapObject): Value {
	const data = hiddenValue(self, "data");
	if (self.host?.name !== "URLSearchParams") return data;
	const urls = objectsOf(hiddenValue(self, "url")).map((url) => anything(hiddenValue(url, "data").taints));
	const all = [data, ...urls].reduce(join);
	if (all.taints.length === 0) return all;
	const taints = decoded(machine, all.taints);
	// A parameter is a text, and has the methods of one.
	const known = all.atoms.filter((atom) => typeof atom === "string");
	return { atoms: all.open ? [fromMarked(HOLE), ...known] : all.atoms, open: false, taints };
}

/** Reads any entry that was added before. */
export const storedData: Native = (call) => {
	const data = objectsOf(call.self)
		.map((self) => dataIn(call.machine, self))
		.find((value) => value !== NOTHING);
	const name = stringsOf(argument(call, 0))[0];
	return name === undefined ? (data ?? ANYTHING) : withToken(call.machine, data ?? ANYTHING, name, call.offset);
};

const list: Native = (call) =>
	call.machine.array([call.machine.array([ANYTHING, storedData(call)], call.offset)], call.offset, false);

const bag: Readonly<Record<string, Member>> = {
	append: { call: put(1) },
	set: { call: put(1) },
	get: { call: storedData },
	getAll: { call: storedData },
	has: { call: () => ANY_BOOLEAN },
	delete: { call: () => UNDEFINED },
	sort: { call: () => UNDEFINED },
	entries: { call: list },
	values: { call: (call) => call.machine.array([storedData(call)], call.offset, false) },
	keys: { call: (call) => call.machine.array([ANYTHING], call.offset, false) },
	forEach: {
		call: acting((call) => call.machine.call(argument(call, 0), UNDEFINED, [storedData(call), ANYTHING], call.offset)),
	},
};

const content: HostType["content"] = (_machine, self) => hiddenValue(self, "data");
const getOther: HostType["getOther"] = (machine, self, key) =>
	key === "0" || key === null ? dataIn(machine, self) : null;

export const formDataType: HostType = { name: "FormData", members: bag, content, getOther };
export const headersType: HostType = { name: "Headers", members: bag, content, getOther };

/** A form of the script's own contains the visitor's answers, or a password if it asks for one. */
function formKind(machine: Machine, form: HeapObject): OriginKind {
	if (!isOwn(machine, form)) return "form";
	return machine.ownNames.has(SECRET_FIELD) ? "password" : "answer";
}

/** `new FormData(form)` reads the form; without one it is empty. */
export const makeFormData: Native = (call) => {
	const { machine, offset } = call;
	const data = machine.host("FormData", offset);
	for (const form of objectsOf(argument(call, 0))) {
		const what = isOwn(machine, form) ? "a field of the script's own form" : "FormData of a form";
		addHidden(machine, data, "data", machine.read(formKind(machine, form), what, offset));
		for (const child of objectsOf(hiddenValue(form, "children")))
			addHidden(machine, data, "data", readFieldValue(machine, child, offset));
	}
	if (argument(call, 0).open) addHidden(machine, data, "data", machine.read("form", "FormData of a form", offset));
	return only(data);
};

export function makeFilled(type: string): Native {
	return (call) => {
		const made = call.machine.host(type, call.offset);
		const given = argument(call, 0);
		if (given !== UNDEFINED) {
			keepFields(call.machine, made, given);
			addHidden(
				call.machine,
				made,
				"data",
				join(inside(call, given), isObject(given.atoms[0]) ? anyItem(call.machine, given, call.offset) : NOTHING),
			);
		}
		return only(made);
	};
}

export const searchParamsType: HostType = {
	name: "URLSearchParams",
	members: {
		...bag,
		toString: {
			call: (call: Call) => ({
				atoms: [fromMarked(HOLE)],
				open: false,
				taints: escaped(call.machine, call.machine.contents(call.self)),
			}),
		},
	},
	content,
	getOther,
};
