import type { Obj } from "../engine/heap-object.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import type { HostType, Member } from "../engine/host-type.ts";
import type { Call, Native } from "../engine/machine.ts";
import { promiseOf } from "../engine/promises.ts";
import {
	ANYTHING,
	anything,
	isObject,
	join,
	NOTHING,
	objectsOf,
	only,
	stringsOf,
	UNDEFINED,
	type Value,
} from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { findElement } from "./document-type.ts";
import { readFieldValue } from "./element-reads.ts";
import { getAttribute, setAttribute } from "./element-writes.ts";
import { listen } from "./events.ts";
import { writeMarkup } from "./markup.ts";
import { answerFrom, recordSending } from "./send-request.ts";

/** Elements in a jQuery object. */
function elements(call: Call): readonly Obj[] {
	return objectsOf(call.self).flatMap((self) => objectsOf(hiddenValue(self, "element")));
}

function wrap(call: Call, element: Value): Value {
	const wrapped = call.machine.host("JQuery", call.offset);
	addHidden(call.machine, wrapped, "element", element);
	return only(wrapped);
}

/** `$(selector)`, `$("<tag>")`, `$(element)`, `$(function)`. */
export const jQueryNative: Native = (call) => {
	const { machine, offset } = call;
	const first = argument(call, 0);
	for (const atom of first.atoms) {
		if (isObject(atom) && atom.callable)
			machine.defer({
				callback: atom,
				self: UNDEFINED,
				args: [machine.get(only(machine.window), "jQuery", offset)],
				gesture: "automatic",
				repeated: false,
			});
		if (isObject(atom) && atom.host?.name === "JQuery") return first;
	}
	const [text] = stringsOf(first);
	if (text?.trimStart().startsWith("<")) {
		const element = machine.host("Element", offset);
		addHidden(machine, element, "own", only(true));
		addHidden(machine, element, "tag", only(/^\s*<([\w-]+)/.exec(text)?.[1] ?? ""));
		writeMarkup(machine, "jQuery", first, offset);
		for (const attributes of objectsOf(argument(call, 1)))
			for (const [name, value] of attributes.props) setAttribute(machine, element, name, value, offset);
		return wrap(call, only(element));
	}
	const given = objectsOf(first);
	if (given.length > 0) return wrap(call, { atoms: given, open: false, taints: [] });
	const [document] = objectsOf(machine.get(only(machine.window), "document", -1));
	return document ? wrap(call, findElement(machine, document, first, offset)) : ANYTHING;
};

function accessor(name: string): Native {
	return (call) => {
		for (const self of elements(call)) {
			if (call.args.length > 0) {
				if (name === "textContent" || name === "innerHTML")
					call.machine.set(only(self), name, argument(call, 0), call.offset);
				else call.machine.set(only(self), name, argument(call, 0), call.offset);
			} else
				return name === "value"
					? readFieldValue(call.machine, self, call.offset)
					: call.machine.get(only(self), name, call.offset);
		}
		return call.self;
	};
}

const attribute: Native = (call) => {
	const [name] = stringsOf(argument(call, 0));
	if (name === undefined) {
		for (const object of objectsOf(argument(call, 0)))
			for (const self of elements(call))
				for (const [key, value] of object.props) setAttribute(call.machine, self, key, value, call.offset);
		return call.self;
	}
	if (call.args.length > 1) {
		for (const self of elements(call)) setAttribute(call.machine, self, name, argument(call, 1), call.offset);
		return call.self;
	}
	return elements(call)
		.map((self) => getAttribute(call.machine, self, name, call.offset))
		.reduce(join, NOTHING);
};

const insert: Native = (call) => {
	for (const arg of call.args) {
		if (stringsOf(arg).length > 0 || arg.open || arg.atoms.some((atom) => !isObject(atom)))
			writeMarkup(call.machine, "jQuery.append", arg, call.offset);
	}
	return call.self;
};

const on: Native = (call) => {
	const events = stringsOf(argument(call, 0))
		.flatMap((names) => names.split(/\s+/))
		.map((name) => name.replace(/\..*$/, ""));
	const callback = call.args.find((arg) => arg.atoms.some((atom) => isObject(atom) && atom.callable)) ?? UNDEFINED;
	for (const self of elements(call))
		for (const event of events) listen(call.machine, self, event, callback, call.offset);
	return call.self;
};

const event = (name: string): Member => ({
	call: (call) =>
		call.args.length > 0 ? on({ ...call, args: [only(name), ...call.args] }) : (actOn(call, name), call.self),
});

function actOn(call: Call, name: string): void {
	for (const self of elements(call))
		call.machine.call(
			call.machine.get(only(self), name === "submit" ? "submit" : "click", call.offset),
			only(self),
			[],
			call.offset,
		);
}

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

const formData: Native = (call) => call.machine.read("form", "jQuery.serialize", call.offset);
const same: Native = (call) => call.self;
const SAME = [
	"addClass",
	"removeClass",
	"toggleClass",
	"css",
	"hide",
	"show",
	"toggle",
	"fadeIn",
	"fadeOut",
	"slideUp",
	"slideDown",
	"remove",
	"empty",
	"first",
	"last",
	"eq",
	"filter",
	"not",
	"parent",
	"parents",
	"closest",
	"children",
	"siblings",
	"next",
	"prev",
	"end",
	"animate",
	"delay",
	"off",
	"focus",
	"blur",
	"appendTo",
	"prependTo",
	"insertAfter",
	"insertBefore",
	"clone",
	"scrollTop",
	"removeAttr",
	"detach",
	"stop",
	"wrap",
	"has",
	"contents",
];

export const jQueryType: HostType = {
	name: "JQuery",
	members: {
		...Object.fromEntries(SAME.map((name) => [name, { call: same }])),
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
		on: { call: on },
		one: { call: on },
		bind: { call: on },
		live: { call: on },
		delegate: { call: on },
		find: { call: find },
		each: { call: eachElement },
		map: { call: (call) => (eachElement(call), call.self) },
		serialize: { call: formData },
		serializeArray: { call: formData },
		trigger: { call: (call) => (actOn(call, stringsOf(argument(call, 0))[0] ?? "click"), call.self) },
		get: { call: (call) => ({ atoms: elements(call), open: false, taints: [] }) },
		ready: { call: (call) => jQueryNative(call) },
		load: { call: (call) => (request(call, argument(call, 0), argument(call, 1), "jQuery.load"), call.self) },
		...Object.fromEntries(
			[
				"click",
				"submit",
				"keydown",
				"keyup",
				"keypress",
				"change",
				"input",
				"paste",
				"focusin",
				"focusout",
				"mouseover",
				"mouseenter",
				"dblclick",
			].map((name) => [name, event(name)]),
		),
	},
	getOther: (_machine, self, key) => (key === "0" ? hiddenValue(self, "element") : ANYTHING),
	content: (machine, self, offset) =>
		anything(
			objectsOf(hiddenValue(self, "element")).flatMap(
				(element) => machine.get(only(element), "textContent", offset).taints,
			),
		),
};

function request(call: Call, address: Value, body: Value, api: string): Value {
	const { machine, offset } = call;
	const destinations = recordSending(machine, { kind: "request", api, address, body }, offset);
	return answerFrom(machine, api, destinations, offset);
}

function short(api: string): Native {
	return (call) => {
		const second = argument(call, 1);
		const callbackSecond = second.atoms.some((atom) => isObject(atom) && atom.callable);
		const data = request(call, argument(call, 0), callbackSecond ? NOTHING : second, api);
		for (const arg of call.args.slice(1)) {
			if (arg.atoms.some((atom) => isObject(atom) && atom.callable))
				call.machine.runningDeferred(() => call.machine.call(arg, UNDEFINED, [data], call.offset));
		}
		return answered(call, data);
	};
}

function answered(call: Call, data: Value): Value {
	const promise = promiseOf(call.machine, data, call.offset);
	for (const atom of objectsOf(promise)) {
		for (const name of ["done", "success", "always"]) {
			atom.props.set(
				name,
				call.machine.native(
					name,
					(inner) => (inner.machine.call(argument(inner, 0), UNDEFINED, [data], inner.offset), inner.self),
				),
			);
		}
		atom.props.set(
			"fail",
			call.machine.native("fail", (inner) => inner.self),
		);
	}
	return promise;
}

const ajax: Native = (call) => {
	const { machine, offset } = call;
	const first = argument(call, 0);
	const separate = stringsOf(first).length > 0;
	const options = separate ? argument(call, 1) : first;
	const address = separate ? first : machine.get(options, "url", offset);
	const data = request(
		call,
		address,
		join(machine.get(options, "data", offset), machine.get(options, "headers", offset)),
		"jQuery.ajax",
	);
	for (const name of ["success", "complete", "error"]) {
		const callback = machine.get(options, name, offset);
		if (callback.atoms.some((atom) => isObject(atom) && atom.callable))
			machine.runningDeferred(() => machine.call(callback, UNDEFINED, [data], offset));
	}
	return answered(call, data);
};

/** `$.x`. */
export const jQueryFunctions: Readonly<Record<string, Native>> = {
	ajax,
	get: short("jQuery.get"),
	post: short("jQuery.post"),
	getJSON: short("jQuery.getJSON"),
	getScript: (call) => {
		call.machine.call(
			call.machine.get(only(call.machine.window), "importScripts", call.offset),
			UNDEFINED,
			[argument(call, 0)],
			call.offset,
		);
		return ANYTHING;
	},
	globalEval: (call) =>
		call.machine.call(
			call.machine.get(only(call.machine.window), "eval", call.offset),
			UNDEFINED,
			call.args,
			call.offset,
		),
	param: (call) => anything(call.machine.contents(argument(call, 0))),
	extend: (call) => {
		const assign = call.machine.get(
			call.machine.get(only(call.machine.window), "Object", call.offset),
			"assign",
			call.offset,
		);
		return call.machine.call(
			assign,
			UNDEFINED,
			call.args.filter((arg) => arg.atoms.some(isObject)),
			call.offset,
		);
	},
	each: (call) => {
		const item = call.machine.get(argument(call, 0), ANYTHING, call.offset);
		call.machine.call(argument(call, 1), item, [ANYTHING, item], call.offset);
		return argument(call, 0);
	},
};
