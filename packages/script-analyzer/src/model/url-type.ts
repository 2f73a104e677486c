import type { HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { concatenate, textsOf } from "../engine/text-of.ts";
import { fromMarked, HOLE, hasMarks } from "../engine/text-pattern.ts";
import { ANYTHING, anything, join, objectsOf, only } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";

/** `new URL(address, base)`. Its text is the address as far as it is known. */
export const makeUrl: Native = (call) => {
	const { machine, offset } = call;
	const url = machine.host("URL", offset);
	const address = argument(call, 0);
	const base = argument(call, 1);
	const relative = textsOf(machine, address).every((text) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(text));
	const absolute = relative && call.args.length > 1 ? concatenate(machine, [base, only("/"), address]) : address;
	const text = withPath(machine, absolute);
	addHidden(machine, url, "text", text);
	addHidden(machine, url, "base", text);
	addHidden(machine, url, "data", { ...absolute, atoms: [], open: true, taints: machine.contents(address) });
	const params = machine.host("URLSearchParams", offset);
	addHidden(machine, url, "params", only(params));
	addHidden(machine, params, "url", only(url));
	return only(url);
};

/** An address that ends with its host gets a path, so that text appended later is not part of the host. */
function withPath(machine: Machine, address: Value): Value {
	const texts = textsOf(machine, address);
	if (!texts.some((text) => BARE.test(text))) return address;
	return { ...address, atoms: texts.map((text) => fromMarked(BARE.test(text) ? `${text}/` : text)), open: false };
}

const BARE = /^[a-z]+:\/\/[^/?#\uE000-\uE003]+$/i;

/** The address, with later additions at its end. */
function urlText(self: HeapObject, machine: Machine): Value {
	const text = hiddenValue(self, "text");
	const params = machine.contents(hiddenValue(self, "params"));
	const extra = [...hiddenValue(self, "extra").taints, ...params];
	if (extra.length === 0) return text;
	return concatenate(machine, [text, { atoms: [fromMarked(HOLE)], open: false, taints: extra }]);
}

const ownText: Native = (call) => objectsOf(call.self).map((self) => urlText(self, call.machine))[0] ?? ANYTHING;

const setPart = (machine: Machine, self: HeapObject, value: Value) =>
	addHidden(machine, self, "extra", anything(machine.contents(value)));

/** A part of the address: not known, but as tainted as the whole. */
const partOf = (_machine: Machine, self: HeapObject): Value => anything(hiddenValue(self, "data").taints);

export const urlType: HostType = {
	name: "URL",
	members: {
		href: {
			get: (machine, self) => urlText(self, machine),
			set: (machine, self, value) => addHidden(machine, self, "text", value),
		},
		toString: { call: ownText },
		toJSON: { call: ownText },
		searchParams: { get: (_machine, self) => hiddenValue(self, "params") },
		search: { get: partOf, set: setPart },
		hash: { get: partOf, set: setPart },
		pathname: { get: partOf, set: setPart },
		hostname: {
			get: partOf,
			set: (machine, self, value) => moveHost(machine, self, value),
		},
		host: {
			get: partOf,
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

/** The host is replaced: the rest of the address is not tracked. */
function moveHost(machine: Machine, self: HeapObject, host: Value): void {
	addHidden(
		machine,
		self,
		"text",
		concatenate(machine, [only("https://"), host, only("/"), { atoms: [fromMarked(HOLE)], open: false, taints: [] }]),
	);
	addHidden(machine, self, "extra", anything(machine.contents(host)));
}

function originOf(texts: readonly string[]): Value {
	const origins = texts.flatMap((text) => /^(?:https?:\/\/[^/?#]+|\uE001)/i.exec(text)?.[0] ?? []);
	return origins.length > 0
		? { atoms: origins.map((text) => (hasMarks(text) ? fromMarked(text) : text)), open: false, taints: [] }
		: ANYTHING;
}
