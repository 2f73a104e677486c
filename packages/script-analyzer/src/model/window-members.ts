import { CONFIRMED } from "../engine/asked.ts";
import { destinationsOf } from "../engine/destination.ts";
import type { Call, Machine, Member, Native, Value } from "../engine/domain.ts";
import { addHidden, setHidden } from "../engine/hidden-state.ts";
import type { Taint } from "../engine/taint.ts";
import { textsOf } from "../engine/text-of.ts";
import { ANY_BOOLEAN, ANYTHING, isObject, objectsOf, only, stringsOf, TRUE, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { handOverPorts } from "./channel-types.ts";
import { fetchNative } from "./fetching.ts";
import { fieldKind } from "./field-kind.ts";
import { frameDocument } from "./frame-documents.ts";
import { openAddress } from "./location-type.ts";
import { runCode } from "./run-code.ts";
import { recordSending } from "./send-request.ts";

/** Timers that run a text as code; the others take nothing but functions. */
const TAKES_TEXT = /^(?:setTimeout|setInterval|setImmediate)$/;

/** What a page gives its scripts are functions mostly: of something unknown it says nothing that it comes from there. */
const isOfText = ({ origin }: Taint): boolean => origin.kind !== "page" && origin.kind !== "page-global";

/** Timers run functions later, and some of them texts as code. */
function timer(name: string, repeats: boolean): Native {
	return (call) => {
		const { machine, offset } = call;
		const first = argument(call, 0);
		for (const callback of objectsOf(first)) {
			if (!callback.callable) continue;
			const trigger = repeats ? "automatic" : machine.trigger;
			machine.defer({
				callback,
				self: UNDEFINED,
				args: call.args.slice(2),
				trigger,
				repeated: repeats || machine.repeated,
			});
		}
		// What a skeptical run leaves open is a function nearly always; a text has left a trace.
		const isOpen = first.open && (!machine.isSkeptical || first.taints.length > 0);
		if (TAKES_TEXT.test(name) && (isOpen || first.atoms.some((atom) => !isObject(atom) && atom !== undefined))) {
			const text = { ...first, atoms: first.atoms.filter((atom) => !isObject(atom)) };
			const isText = text.atoms.length > 0;
			if (isText || first.taints.some(isOfText)) runCode(machine, name, text, offset, [], isText);
		}
		return ANYTHING;
	};
}

function ask(name: string): Native {
	return (call) => {
		const texts = textsOf(call.machine, argument(call, 0));
		call.machine.traceBuilder.sink(
			{ kind: "ask-visitor", api: name, offset: call.offset, details: { text: texts } },
			call.machine,
		);
		if (name === "alert") return UNDEFINED;
		if (name === "confirm") {
			const origin = call.machine.origin("answer", CONFIRMED, call.offset);
			return { ...ANY_BOOLEAN, taints: [{ origin, step: null }] };
		}
		return call.machine.read(fieldKind(texts) === "password" ? "password" : "answer", "prompt", call.offset);
	};
}

const postMessage: Native = (call) => {
	const { machine, offset } = call;
	const target = argument(call, 1);
	const named = objectsOf(target).length > 0 ? machine.get(target, "targetOrigin", offset) : target;
	const everybody = stringsOf(named).includes("*");
	handOverPorts(machine, call.args.slice(1));
	// A window that posts to itself receives the message.
	const toItself =
		call.self.atoms.length === 0 || call.self.atoms.some((self) => self === undefined || self === machine.window);
	if (toItself) addHidden(machine, machine.store, "posted", argument(call, 0));
	machine.traceBuilder.sink(
		{
			kind: "post-message",
			api: "postMessage",
			offset,
			destinations: everybody
				? [{ kind: "unresolved", host: null, scheme: null, declared: false, address: "*" }]
				: destinationsOf(machine, named),
			carried: [["body", machine.contents(argument(call, 0))]],
			details: { target: stringsOf(named) },
		},
		machine,
	);
	return UNDEFINED;
};

function openWindow(call: Call): Value {
	// The second one is the name of the window, which its page can read.
	openAddress(call.machine, "window.open", argument(call, 0), call.offset, call.args[1]);
	const opened = call.machine.host("ForeignWindow", call.offset);
	setHidden(opened, "own", TRUE);
	return only(opened);
}

export const evalNative: Native = (call) => runCode(call.machine, "eval", argument(call, 0), call.offset);

export const functionNative: Native = (call) => {
	const parameters = call.args.slice(0, -1).flatMap((arg) => stringsOf(arg).slice(0, 1));
	return runCode(call.machine, "Function", call.args.at(-1) ?? only(""), call.offset, parameters);
};

export const makeImage: Native = (call) => {
	const element = call.machine.host("Element", call.offset);
	setHidden(element, "own", only(true));
	setHidden(element, "tag", only("img"));
	return only(element);
};

export const makeAudio: Native = (call) => {
	const element = makeImage(call);
	for (const self of objectsOf(element)) setHidden(self, "tag", only("audio"));
	if (call.args.length > 0)
		recordSending(call.machine, { kind: "request", api: "Audio", address: argument(call, 0) }, call.offset);
	return element;
};

export const later: Native = timer("requestAnimationFrame", false);

/** Functions of the window that do something. */
export const windowMembers: Readonly<Record<string, Member>> = {
	fetch: { call: fetchNative },
	fetchLater: { call: fetchNative },
	setTimeout: { call: timer("setTimeout", false) },
	setInterval: { call: timer("setInterval", true) },
	setImmediate: { call: timer("setImmediate", false) },
	requestAnimationFrame: { call: later },
	requestIdleCallback: { call: later },
	queueMicrotask: { call: later },
	clearTimeout: { call: () => UNDEFINED },
	clearInterval: { call: () => UNDEFINED },
	cancelAnimationFrame: { call: () => UNDEFINED },
	alert: { call: ask("alert") },
	confirm: { call: ask("confirm") },
	prompt: { call: ask("prompt") },
	open: { call: openWindow },
	postMessage: { call: postMessage },
	eval: { call: evalNative },
	execScript: { call: evalNative },
	getComputedStyle: {
		call: (call) =>
			objectsOf(argument(call, 0)).length > 0 ? call.machine.get(argument(call, 0), "style", call.offset) : ANYTHING,
	},
	matchMedia: { call: (call) => only(call.machine.host("EventTarget", call.offset)) },
	getSelection: { call: (call) => only(call.machine.host("Selection", call.offset)) },
	scrollTo: { call: () => UNDEFINED },
	scrollBy: { call: () => UNDEFINED },
	scroll: { call: () => UNDEFINED },
	print: { call: () => UNDEFINED },
	focus: { call: () => UNDEFINED },
	close: { call: () => UNDEFINED },
	structuredClone: { call: (call) => argument(call, 0) },
	createImageBitmap: { call: (call) => argument(call, 0) },
};

/** Windows of other pages: frames and pop-ups. Data sent to them leaves the page. */
export function foreignWindowMembers(): Readonly<Record<string, Member>> {
	return {
		postMessage: { call: postMessage },
		close: { call: () => UNDEFINED },
		focus: { call: () => UNDEFINED },
		document: { get: frameDocument },
		location: {
			get: (machine: Machine) => machine.get(only(machine.window), "location", -1),
			set: (machine, _self, value, offset) => openAddress(machine, "window.location", value, offset),
		},
	};
}
