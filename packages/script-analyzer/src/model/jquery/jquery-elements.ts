import type { Call, HeapObject, Member, Native, Value } from "../../engine/domain.ts";
import { addHidden, hiddenValue } from "../../engine/hidden-state.ts";
import { ANYTHING, isObject, join, NOTHING, objectsOf, only, stringsOf, TRUE } from "../../engine/value.ts";
import { argument } from "../../language/arguments.ts";
import { readFieldValue } from "../element-reads.ts";
import { getAttribute, hide, setAttribute } from "../element-writes.ts";
import { keepMarkup } from "../form-contents.ts";
import { writeMarkup } from "../markup.ts";
import { adopt } from "../parsed-type.ts";
import { elements, wrap } from "./wrapped.ts";

/** `.val()`, `.text()`, `.html()`: without an argument they read. */
function accessor(name: string): Native {
	return (call) => {
		for (const self of elements(call)) {
			if (call.args.length > 0) call.machine.set(only(self), name, argument(call, 0), call.offset);
			else
				return name === "value"
					? readFieldValue(call.machine, self, call.offset)
					: call.machine.get(only(self), name, call.offset);
		}
		return call.self;
	};
}

/** Objects other than elements have no attributes: jQuery sets the property, `$(location).attr("href", …)`. */
function write({ machine, offset }: Call, self: HeapObject, name: string, value: Value): void {
	if (self.host?.name === "Element") setAttribute(machine, self, name, value, offset);
	else machine.set(only(self), name, value, offset);
}

/** `.attr(name)`, `.attr(name, value)`, `.attr({ … })`. */
const attribute: Native = (call) => {
	const [name] = stringsOf(argument(call, 0));
	if (name === undefined) {
		for (const object of objectsOf(argument(call, 0)))
			for (const self of elements(call)) for (const [key, value] of object.props) write(call, self, key, value);
		return call.self;
	}
	if (call.args.length > 1) {
		for (const self of elements(call)) write(call, self, name, argument(call, 1));
		return call.self;
	}
	return elements(call)
		.map((self) =>
			self.host?.name === "Element"
				? getAttribute(call.machine, self, name, call.offset)
				: call.machine.get(only(self), name, call.offset),
		)
		.reduce(join, NOTHING);
};

/** Texts are parsed as markup. */
const insert: Native = (call) => {
	for (const arg of call.args) {
		for (const self of elements(call)) {
			keepMarkup(call.machine, self, arg);
			adopt(call.machine, "jQuery.append", arg, call.offset);
			for (const given of objectsOf(arg))
				addHidden(call.machine, self, "children", given.host?.name === "JQuery" ? hiddenValue(given, "element") : arg);
		}
		if (stringsOf(arg).length > 0 || arg.open || arg.atoms.some((atom) => !isObject(atom)))
			writeMarkup(call.machine, "jQuery.append", arg, call.offset);
	}
	return call.self;
};

const find: Native = (call) => {
	const [self] = elements(call);
	if (!self) return call.self;
	return wrap(
		call,
		call.machine.call(
			call.machine.get(only(self), "querySelector", call.offset),
			only(self),
			[argument(call, 0)],
			call.offset,
		),
	);
};

const eachElement: Native = (call) => {
	for (const self of elements(call))
		call.machine.call(argument(call, 0), only(self), [ANYTHING, only(self)], call.offset);
	return call.self;
};

/** The callback's results for the elements; `get()` and `toArray()` return the list. */
const mapElements: Native = (call) => {
	const { machine, offset } = call;
	const made = elements(call).map((self) =>
		machine.call(argument(call, 0), only(self), [ANYTHING, only(self)], offset),
	);
	const list = machine.array([made.reduce(join, NOTHING)], offset, false);
	const itself = machine.native("get", (inner) =>
		inner.args.length === 0 ? inner.self : machine.get(inner.self, argument(inner, 0), inner.offset),
	);
	for (const object of objectsOf(list)) for (const name of ["get", "toArray"]) object.setProp(name, itself);
	return list;
};

/** Calls the corresponding DOM method on each element. */
function onElements(name: string): Native {
	return (call) => {
		for (const self of elements(call)) {
			const method = call.machine.get(only(self), name, call.offset);
			call.machine.call(method, only(self), call.args, call.offset);
		}
		return call.self;
	};
}

const hideElements: Native = (call) => {
	for (const self of elements(call)) hide(call.machine, self, TRUE, call.offset);
	return call.self;
};

/** Methods that read elements and write to them. */
export const elementMethods: Readonly<Record<string, Member>> = {
	val: { call: accessor("value") },
	text: { call: accessor("textContent") },
	html: { call: accessor("innerHTML") },
	attr: { call: attribute },
	prop: { call: attribute },
	data: { call: attribute },
	append: { call: insert },
	prepend: { call: insert },
	after: { call: insert },
	before: { call: insert },
	replaceWith: { call: insert },
	find: { call: find },
	each: { call: eachElement },
	map: { call: mapElements },
	remove: { call: onElements("remove") },
	detach: { call: onElements("remove") },
	removeAttr: { call: onElements("removeAttribute") },
	hide: { call: hideElements },
	get: { call: (call) => ({ atoms: elements(call), open: false, taints: [] }) },
};
