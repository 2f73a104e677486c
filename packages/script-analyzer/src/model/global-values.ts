import { addHidden, setHidden } from "../engine/hidden-state.ts";
import { anyItem, spreadItems } from "../engine/iterate.ts";
import type { Machine, Native } from "../engine/machine.ts";
import { ANYTHING, EITHER, isObject, NOTHING, objectsOf, only, UNDEFINED, type Value } from "../engine/value.ts";
import { argument, constants } from "../language/arguments.ts";
import { jsonFunctions } from "../language/json-functions.ts";
import { makeMap, makeSet } from "../language/map-type.ts";
import { objectFunctions } from "../language/object-functions.ts";
import { makePromise, promiseFunctions } from "../language/promise-type.ts";
import { makeProxy, reflectFunctions } from "../language/reflection.ts";
import { makeNumber, makeString, stringFunctions, textFunctions } from "../language/text-functions.ts";
import { createObjectUrl, makeBlob, makeFilled, makeFormData, makeUrl } from "./data-types.ts";
import { makeRequest } from "./fetching.ts";
import { jQueryFunctions, jQueryNative } from "./jquery.ts";
import { makeObserver, makeRecorder } from "./reader-types.ts";
import { makePeerConnection, makeSocket, makeWorker } from "./socket-types.ts";
import { functionNative, makeAudio, makeImage } from "./window-members.ts";

const MATH: readonly (keyof Math)[] = [
	"abs",
	"ceil",
	"floor",
	"max",
	"min",
	"pow",
	"round",
	"sqrt",
	"trunc",
	"sign",
	"log2",
	"log",
	"imul",
];

const math: Readonly<Record<string, Native>> = Object.fromEntries(
	MATH.map((name) => [
		name,
		(call: Parameters<Native>[0]) => {
			const known = constants(call.args);
			const run: unknown = Math[name];
			return known && typeof run === "function"
				? only(Number(Reflect.apply(run, Math, known.map(Number))))
				: { ...ANYTHING, taints: call.args.flatMap((arg) => arg.taints) };
		},
	]),
);

const make =
	(type: string): Native =>
	(call) =>
		only(call.machine.host(type, call.offset));

const arrayFunctions: Readonly<Record<string, Native>> = {
	isArray: (call) => {
		const [atom] = argument(call, 0).atoms;
		return isObject(atom) && atom.items && !argument(call, 0).open ? only(true) : EITHER;
	},
	of: (call) => call.machine.array(call.args, call.offset),
	from: (call) => {
		const { machine, offset } = call;
		const given = argument(call, 0);
		const [atom] = given.atoms;
		const length = isObject(atom) && !atom.items && !atom.host ? atom.props.get("length")?.atoms[0] : undefined;
		const mapper = argument(call, 1);
		const mapped = (item: Value, index: number) =>
			mapper === UNDEFINED ? item : machine.call(mapper, UNDEFINED, [item, only(index)], offset);
		if (typeof length === "number" && length <= 400) {
			return machine.array(
				Array.from({ length }, (_, index) =>
					mapped(isObject(atom) ? (atom.props.get(String(index)) ?? UNDEFINED) : UNDEFINED, index),
				),
				offset,
			);
		}
		const spread = spreadItems(machine, given, offset);
		if (spread.exact && spread.items.length <= 2_000) return machine.array(spread.items.map(mapped), offset);
		const item = anyItem(machine, given, offset);
		return machine.array(
			[mapper === UNDEFINED ? item : machine.call(mapper, UNDEFINED, [item, ANYTHING], offset)],
			offset,
			false,
		);
	},
};

const makeArray: Native = (call) => {
	const [length] = constants(call.args.slice(0, 1)) ?? [];
	if (call.args.length === 1 && typeof length === "number") {
		return call.machine.array(
			Array.from({ length: Math.min(length, 2_000) || 0 }, () => UNDEFINED),
			call.offset,
			length <= 2_000,
		);
	}
	return call.machine.array(call.args, call.offset);
};

/** Numbers in a row; what they were made of stays in them. */
const makeBytes: Native = (call) => {
	const given = argument(call, 0);
	const spread = spreadItems(call.machine, given, call.offset);
	if (spread.exact && spread.items.length > 0) return call.machine.array([...spread.items], call.offset);
	const [length] = constants([given]) ?? [];
	if (typeof length === "number") return call.machine.array([only(0)], call.offset, false);
	return call.machine.array([{ ...ANYTHING, taints: call.machine.contents(given) }], call.offset, false);
};

const makeError: Native = (call) =>
	call.machine.plain({ message: argument(call, 0), stack: ANYTHING, name: ANYTHING }, call.offset);

const makeEvent: Native = (call) => {
	const event = call.machine.host("Event", call.offset);
	event.props.set("type", argument(call, 0));
	const detail = call.machine.get(argument(call, 1), "detail", call.offset);
	event.props.set("detail", detail);
	addHidden(call.machine, event, "event", argument(call, 0));
	return only(event);
};

const makeSymbol: Native = (call) => {
	const symbol = call.machine.make(call.offset);
	setHidden(symbol, "symbol", only(`@@${call.offset}`));
	symbol.props.set("description", argument(call, 0));
	return only(symbol);
};

function wellKnownSymbol(machine: Machine, name: string): Value {
	const symbol = machine.make(-1);
	setHidden(symbol, "symbol", only(`@@${name}`));
	return only(symbol);
}

const makeRegExp: Native = (call) => {
	const pattern = argument(call, 0);
	const [given] = objectsOf(pattern);
	if (given?.host?.name === "RegExp") return only(given);
	const made = call.machine.host("RegExp", call.offset);
	setHidden(made, "source", pattern);
	setHidden(made, "flags", call.args[1] ?? only(""));
	return only(made);
};

/** Constructors and functions with members of their own: `Promise`, `Object`, `$`. */
interface GlobalFunction {
	readonly run: Native;
	readonly members?: Readonly<Record<string, Native>>;
}

const NODE_OBSERVER = makeObserver((machine, offset) =>
	machine.plain(
		{
			target: only(machine.host("Element", offset)),
			addedNodes: machine.array([only(machine.host("Element", offset))], offset, false),
			removedNodes: machine.array([], offset, false),
			isIntersecting: EITHER,
			type: ANYTHING,
			name: ANYTHING,
		},
		offset,
	),
);

const FUNCTIONS: Readonly<Record<string, GlobalFunction>> = {
	Object: {
		run: (call) => (objectsOf(argument(call, 0)).length > 0 ? argument(call, 0) : only(call.machine.make(call.offset))),
		members: objectFunctions,
	},
	Array: { run: makeArray, members: arrayFunctions },
	String: { run: makeString, members: stringFunctions },
	Number: {
		run: makeNumber,
		members: {
			parseInt: textFunctions["parseInt"] ?? makeNumber,
			parseFloat: textFunctions["parseFloat"] ?? makeNumber,
			isInteger: () => EITHER,
			isNaN: () => EITHER,
			isFinite: () => EITHER,
		},
	},
	Boolean: { run: () => EITHER },
	BigInt: { run: () => ANYTHING },
	Symbol: { run: makeSymbol, members: { for: makeSymbol } },
	Date: { run: () => ANYTHING, members: { now: () => ANYTHING, parse: () => ANYTHING, UTC: () => ANYTHING } },
	RegExp: { run: makeRegExp, members: { escape: (call) => argument(call, 0) } },
	Promise: { run: makePromise, members: promiseFunctions },
	Map: { run: makeMap },
	WeakMap: { run: makeMap },
	Set: { run: makeSet },
	WeakSet: { run: makeSet },
	WeakRef: {
		run: (call) => call.machine.plain({ deref: call.machine.native("deref", () => argument(call, 0)) }, call.offset),
	},
	Proxy: { run: makeProxy },
	Function: { run: functionNative },
	GeneratorFunction: { run: functionNative },
	XMLHttpRequest: { run: make("XMLHttpRequest") },
	CSSStyleSheet: { run: make("CSSStyleSheet") },
	Image: { run: makeImage },
	Audio: { run: makeAudio },
	Option: { run: makeImage },
	OffscreenCanvas: { run: makeImage },
	Request: { run: makeRequest },
	Response: { run: (call) => makeFilled("Response")(call) },
	Headers: { run: makeFilled("Headers") },
	FormData: { run: makeFormData },
	URLSearchParams: { run: makeFilled("URLSearchParams") },
	Blob: { run: makeBlob },
	File: { run: makeBlob },
	URL: {
		run: makeUrl,
		members: {
			createObjectURL: createObjectUrl,
			revokeObjectURL: () => UNDEFINED,
			canParse: () => EITHER,
			parse: makeUrl,
		},
	},
	FileReader: { run: make("FileReader") },
	TextEncoder: { run: make("TextCoder") },
	TextDecoder: { run: make("TextCoder") },
	DOMParser: { run: make("TextCoder") },
	XMLSerializer: { run: make("TextCoder") },
	WebSocket: { run: makeSocket("WebSocket") },
	EventSource: { run: makeSocket("EventSource") },
	WebTransport: { run: makeSocket("WebSocket") },
	RTCPeerConnection: { run: makePeerConnection },
	Worker: { run: makeWorker("Worker") },
	SharedWorker: { run: makeWorker("SharedWorker") },
	MediaRecorder: { run: makeRecorder },
	BroadcastChannel: { run: make("BroadcastChannel") },
	MutationObserver: { run: NODE_OBSERVER },
	IntersectionObserver: { run: NODE_OBSERVER },
	ResizeObserver: { run: NODE_OBSERVER },
	PerformanceObserver: { run: makeObserver(() => ANYTHING) },
	Event: { run: makeEvent },
	CustomEvent: { run: makeEvent },
	KeyboardEvent: { run: makeEvent },
	MouseEvent: { run: makeEvent },
	InputEvent: { run: makeEvent },
	Error: { run: makeError },
	TypeError: { run: makeError },
	RangeError: { run: makeError },
	SyntaxError: { run: makeError },
	HTMLElement: { run: make("Element") },
	EventTarget: { run: make("EventTarget") },
	AbortController: { run: () => ANYTHING },
	DataTransfer: { run: make("DataTransfer") },
	...Object.fromEntries(
		[
			"Uint8Array",
			"Uint16Array",
			"Uint32Array",
			"Int8Array",
			"Int16Array",
			"Int32Array",
			"Uint8ClampedArray",
			"Float32Array",
			"Float64Array",
			"ArrayBuffer",
			"DataView",
		].map((name) => [
			name,
			{ run: makeBytes, members: { from: arrayFunctions["from"] ?? makeBytes, of: makeBytes, isView: () => EITHER } },
		]),
	),
	$: { run: jQueryNative, members: jQueryFunctions },
	jQuery: { run: jQueryNative, members: jQueryFunctions },
};

/** Interfaces whose prototypes scripts replace methods of; the right-hand side is the type that has these methods. */
export const PROTOTYPE_ALIASES: Readonly<Record<string, string>> = {
	Node: "Element", HTMLElement: "Element", HTMLInputElement: "Element", HTMLFormElement: "Element", HTMLImageElement: "Element", HTMLScriptElement: "Element", HTMLAnchorElement: "Element", HTMLIFrameElement: "Element", HTMLCanvasElement: "Element", HTMLTextAreaElement: "Element", HTMLDocument: "Document", History: "History",
}; // biome-ignore format: a table

export function globalFunction(machine: Machine, name: string): Value | null {
	const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
	if (!known) {
		const run = Object.hasOwn(textFunctions, name) ? textFunctions[name] : undefined;
		return run ? machine.native(name, run) : null;
	}
	const value = machine.native(name, known.run);
	for (const object of objectsOf(value)) {
		for (const [member, run] of Object.entries(known.members ?? {})) {
			if (!object.props.has(member)) object.props.set(member, machine.native(`${name}.${member}`, run));
		}
		if (name === "Symbol")
			for (const symbol of ["iterator", "asyncIterator", "toPrimitive", "toStringTag", "hasInstance"])
				object.props.set(symbol, wellKnownSymbol(machine, symbol));
		if (name === "$" || name === "jQuery") object.props.set("fn", only(machine.prototypeOf("JQuery")));
	}
	return value;
}

export function globalObject(machine: Machine, name: string): Value | null {
	const members =
		name === "Math" ? math : name === "JSON" ? jsonFunctions : name === "Reflect" ? reflectFunctions : null;
	if (!members) return null;
	const natives = Object.entries(members).map(([member, run]): [string, Value] => [
		member,
		machine.native(`${name}.${member}`, run),
	]);
	const object = machine.plain(Object.fromEntries(natives), -1);
	for (const atom of objectsOf(object)) {
		setHidden(atom, "namespace", only(name));
		// They have more members than are modelled here: `Math.random() > 0.5` must stay open.
		atom.rest = ANYTHING;
	}
	if (name === "Math") for (const atom of objectsOf(object)) atom.props.set("PI", only(Math.PI));
	return object === NOTHING ? null : object;
}
