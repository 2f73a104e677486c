import type { Obj } from "../engine/heap-object.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import type { HostType, Member } from "../engine/host-type.ts";
import { anyItem } from "../engine/iterate.ts";
import type { Call, Native } from "../engine/machine.ts";
import { promiseOf } from "../engine/promises.ts";
import { concatenate, textsOf } from "../engine/text-of.ts";
import { fromMarked, HOLE, hasMarks } from "../engine/text-pattern.ts";
import {
	ANYTHING,
	anything,
	EITHER,
	isObject,
	join,
	joinAll,
	NOTHING,
	objectsOf,
	only,
	UNDEFINED,
	type Value,
} from "../engine/value.ts";
import { acting } from "../language/acting.ts";
import { argument } from "../language/arguments.ts";
import type { OriginKind } from "../trace/trace.ts";
import { readFieldValue } from "./element-reads.ts";
import { isOwn, SECRET_FIELD } from "./own-elements.ts";

/** Containers that are filled bit by bit and sent as a whole. */
function put(position: number): Native {
	return (call) => {
		for (const self of objectsOf(call.self)) {
			addHidden(call.machine, self, "data", inside(call, argument(call, position)));
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

const all: Native = (call) => {
	const data = objectsOf(call.self)
		.map((self) => hiddenValue(self, "data"))
		.find((value) => value !== NOTHING);
	return data ?? ANYTHING;
};

const list: Native = (call) =>
	call.machine.array([call.machine.array([ANYTHING, all(call)], call.offset)], call.offset, false);

const bag: Readonly<Record<string, Member>> = {
	append: { call: put(1) },
	set: { call: put(1) },
	get: { call: all },
	getAll: { call: all },
	has: { call: () => EITHER },
	delete: { call: () => UNDEFINED },
	sort: { call: () => UNDEFINED },
	entries: { call: list },
	values: { call: (call) => call.machine.array([all(call)], call.offset, false) },
	keys: { call: (call) => call.machine.array([ANYTHING], call.offset, false) },
	forEach: {
		call: acting((call) => call.machine.call(argument(call, 0), UNDEFINED, [all(call), ANYTHING], call.offset)),
	},
};

const content: HostType["content"] = (_machine, self) => hiddenValue(self, "data");
const getOther: HostType["getOther"] = (_machine, self, key) =>
	key === "0" || key === null ? hiddenValue(self, "data") : null;

export const formDataType: HostType = { name: "FormData", members: bag, content, getOther };
export const headersType: HostType = { name: "Headers", members: bag, content, getOther };

/** A form of the script's own holds what the visitor answers, and when it asks for a password, that. */
function formKind(machine: Call["machine"], form: Obj): OriginKind {
	if (!isOwn(machine, form)) return "form";
	return machine.ownNames.has(SECRET_FIELD) ? "password" : "answer";
}

/** `new FormData(form)` reads the form; without one it is empty. */
export const makeFormData: Native = (call) => {
	const { machine, offset } = call;
	const data = machine.host("FormData", offset);
	for (const form of objectsOf(argument(call, 0))) {
		addHidden(machine, data, "data", machine.read(formKind(machine, form), "FormData of a form", offset));
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
		if (given !== UNDEFINED)
			addHidden(
				call.machine,
				made,
				"data",
				join(inside(call, given), isObject(given.atoms[0]) ? anyItem(call.machine, given, call.offset) : NOTHING),
			);
		return only(made);
	};
}

export const searchParamsType: HostType = {
	name: "URLSearchParams",
	members: {
		...bag,
		toString: {
			call: (call: Call) => ({ atoms: [fromMarked(HOLE)], open: false, taints: call.machine.contents(call.self) }),
		},
	},
	content,
	getOther,
};

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
		text: { call: (call) => promiseOf(call.machine, all(call), call.offset) },
		arrayBuffer: { call: (call) => promiseOf(call.machine, all(call), call.offset) },
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
	for (const blob of objectsOf(argument(call, 0))) addHidden(call.machine, url, "data", hiddenValue(blob, "data"));
	return only(url);
};

/** `new URL(address, base)`. Its text is the address as far as it is known. */
export const makeUrl: Native = (call) => {
	const { machine, offset } = call;
	const url = machine.host("URL", offset);
	const address = argument(call, 0);
	const base = argument(call, 1);
	const relative = textsOf(machine, address).every((text) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(text));
	const absolute = relative && call.args.length > 1 ? concatenate(machine, [base, only("/"), address]) : address;
	addHidden(machine, url, "text", absolute);
	addHidden(machine, url, "base", absolute);
	addHidden(machine, url, "data", { ...absolute, atoms: [], open: true, taints: machine.contents(address) });
	const params = machine.host("URLSearchParams", offset);
	addHidden(machine, url, "params", only(params));
	addHidden(machine, params, "url", only(url));
	return only(url);
};

function urlText(self: NonNullable<ReturnType<typeof objectsOf>[number]>, machine: Call["machine"]): Value {
	const text = hiddenValue(self, "text");
	const params = machine.contents(hiddenValue(self, "params"));
	const extra = [...hiddenValue(self, "extra").taints, ...params];
	if (extra.length === 0) return text;
	return concatenate(machine, [text, { atoms: [fromMarked(HOLE)], open: false, taints: extra }]);
}

const setPart = (machine: Call["machine"], self: ReturnType<typeof objectsOf>[number], value: Value) =>
	addHidden(machine, self, "extra", anything(machine.contents(value)));

export const urlType: HostType = {
	name: "URL",
	members: {
		href: {
			get: (machine, self) => urlText(self, machine),
			set: (machine, self, value) => addHidden(machine, self, "text", value),
		},
		toString: { call: (call: Call) => objectsOf(call.self).map((self) => urlText(self, call.machine))[0] ?? ANYTHING },
		toJSON: { call: (call) => objectsOf(call.self).map((self) => urlText(self, call.machine))[0] ?? ANYTHING },
		searchParams: { get: (_machine, self) => hiddenValue(self, "params") },
		search: { get: (_machine, self) => anything(hiddenValue(self, "data").taints), set: setPart },
		hash: { get: (_machine, self) => anything(hiddenValue(self, "data").taints), set: setPart },
		pathname: { get: (_machine, self) => anything(hiddenValue(self, "data").taints), set: setPart },
		hostname: {
			get: (_machine, self) => anything(hiddenValue(self, "data").taints),
			set: (machine, self, value) => moveHost(machine, self, value),
		},
		host: {
			get: (_machine, self) => anything(hiddenValue(self, "data").taints),
			set: (machine, self, value) => moveHost(machine, self, value),
		},
		origin: { get: (machine, self) => originOf(textsOf(machine, hiddenValue(self, "text"))) },
		protocol: { get: () => ANYTHING },
		username: { set: setPart },
		password: { set: setPart },
	},
	content: (_machine, self) =>
		join(join(hiddenValue(self, "data"), hiddenValue(self, "extra")), hiddenValue(self, "params")),
};

function moveHost(machine: Call["machine"], self: ReturnType<typeof objectsOf>[number], host: Value): void {
	addHidden(
		machine,
		self,
		"text",
		concatenate(machine, [only("https://"), host, only("/"), { atoms: [fromMarked(HOLE)], open: false, taints: [] }]),
	);
}

function originOf(texts: readonly string[]): Value {
	const origins = texts.flatMap((text) => /^(?:https?:\/\/[^/?#]+|\uE001)/i.exec(text)?.[0] ?? []);
	return origins.length > 0
		? { atoms: origins.map((text) => (hasMarks(text) ? fromMarked(text) : text)), open: false, taints: [] }
		: ANYTHING;
}
