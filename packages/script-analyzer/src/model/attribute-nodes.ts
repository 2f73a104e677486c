import type { HeapObject, HostType, Machine, Member, Native, Value } from "../engine/domain.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import {
	ANYTHING,
	anything,
	join,
	joinAll,
	NOTHING,
	NULL,
	objectsOf,
	only,
	stringsOf,
	UNDEFINED,
} from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { getAttribute, setAttribute } from "./element-writes.ts";
import { isOwn } from "./own-elements.ts";

/** Attributes as objects: `createAttribute("src")`, `img.attributes.src`. Writing one sets the attribute. */
function nodeOf(machine: Machine, name: Value, element: HeapObject | null, offset: number): Value {
	const node = machine.host("Attr", offset);
	addHidden(machine, node, "attribute", name);
	if (element) addHidden(machine, node, "element", only(element));
	return only(node);
}

export const makeAttribute: Native = (call) => nodeOf(call.machine, argument(call, 0), null, call.offset);

function read(machine: Machine, node: HeapObject, offset: number): Value {
	const names = stringsOf(hiddenValue(node, "attribute"));
	const found = objectsOf(hiddenValue(node, "element")).map((element) => {
		if (names.length > 0) return joinAll(names.map((name) => getAttribute(machine, element, name, offset)));
		const written = [...(element.hidden ?? [])].flatMap(([name, value]) => (name.startsWith("=") ? [value] : []));
		const own = isOwn(machine, element);
		return join(own ? ANYTHING : anything(machine.read("page", "an attribute", offset).taints), joinAll(written));
	});
	const value = join(hiddenValue(node, "written"), joinAll(found));
	return value === NOTHING ? ANYTHING : value;
}

function write(machine: Machine, node: HeapObject, value: Value, offset: number): void {
	addHidden(machine, node, "written", value);
	for (const element of objectsOf(hiddenValue(node, "element"))) putOn(machine, element, node, value, offset);
}

function putOn(machine: Machine, element: HeapObject, node: HeapObject, value: Value, offset: number): void {
	const names = stringsOf(hiddenValue(node, "attribute"));
	// A name that is not known may be the one that matters.
	for (const name of names.length > 0 ? names : ["src"]) setAttribute(machine, element, name, value, offset);
}

const text: Member = { get: read, set: write };

export const attrType: HostType = {
	name: "Attr",
	members: {
		value: text,
		nodeValue: text,
		textContent: text,
		name: { get: (_machine, self) => join(hiddenValue(self, "attribute"), ANYTHING) },
		localName: { get: (_machine, self) => join(hiddenValue(self, "attribute"), ANYTHING) },
		ownerElement: { get: (_machine, self) => join(hiddenValue(self, "element"), NULL) },
	},
	content: read,
};

const putNode: Native = (call) => {
	const { machine, offset } = call;
	for (const self of objectsOf(call.self)) {
		const elements = self.host?.name === "Attributes" ? objectsOf(hiddenValue(self, "element")) : [self];
		for (const element of elements) {
			for (const node of objectsOf(argument(call, 0))) {
				addHidden(machine, node, "element", only(element));
				const written = hiddenValue(node, "written");
				if (written !== NOTHING) putOn(machine, element, node, written, offset);
			}
		}
	}
	return NULL;
};

const findNode: Native = (call) => {
	const found = objectsOf(call.self).flatMap((self) =>
		(self.host?.name === "Attributes" ? objectsOf(hiddenValue(self, "element")) : [self]).map((element) =>
			nodeOf(call.machine, argument(call, 0), element, call.offset),
		),
	);
	return found.length > 0 ? joinAll(found) : UNDEFINED;
};

/** Of elements. */
export const attributeMembers: Readonly<Record<string, Member>> = {
	setAttributeNode: { call: putNode },
	setAttributeNodeNS: { call: putNode },
	getAttributeNode: { call: findNode },
	getAttributeNodeNS: { call: (call) => findNode({ ...call, args: call.args.slice(1) }) },
	attributes: {
		get: (machine, self, offset) => {
			const attributes = machine.host("Attributes", offset);
			addHidden(machine, attributes, "element", only(self));
			return only(attributes);
		},
	},
};

/** `element.attributes`: by name, by number, one after the other. */
export const attributesType: HostType = {
	name: "Attributes",
	members: {
		getNamedItem: { call: findNode },
		setNamedItem: { call: putNode },
		removeNamedItem: { call: findNode },
		item: { call: (call) => findNode({ ...call, args: [ANYTHING] }) },
		length: { get: () => ANYTHING },
	},
	getOther: (machine, self, key, offset) => {
		const [element] = objectsOf(hiddenValue(self, "element"));
		return nodeOf(machine, key === null || /^\d+$/.test(key) ? NOTHING : only(key), element ?? null, offset);
	},
	content: (machine, self, offset) =>
		joinAll(objectsOf(hiddenValue(self, "element")).map((element) => machine.get(only(element), "outerHTML", offset))),
};
