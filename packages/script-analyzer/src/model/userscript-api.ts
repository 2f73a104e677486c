import { copyProperties } from "../engine/copy-properties.ts";
import type { Obj } from "../engine/heap-object.ts";
import { addHidden, hiddenValue } from "../engine/hidden-state.ts";
import { loadCode } from "../engine/load-code.ts";
import type { Machine, Native } from "../engine/machine.ts";
import { promiseOf } from "../engine/promises.ts";
import { joinTaints } from "../engine/taint.ts";
import { knownTexts, textsOf } from "../engine/text-of.ts";
import {
	ANYTHING,
	anything,
	EITHER,
	isObject,
	join,
	mayBeFunction,
	NOTHING,
	objectsOf,
	only,
	stringsOf,
	UNDEFINED,
	type Value,
} from "../engine/value.ts";
import { acting } from "../language/acting.ts";
import { argument } from "../language/arguments.ts";
import { sendStyle, setAttribute } from "./element-writes.ts";
import { hookMember } from "./hooks.ts";
import { writeClipboard } from "./navigator-type.ts";
import { runCode } from "./run-code.ts";
import { answerFrom, recordSending } from "./send-request.ts";

const CALLBACKS = [
	"onload",
	"onerror",
	"onreadystatechange",
	"onprogress",
	"ontimeout",
	"onloadend",
	"onabort",
	"onloadstart",
];

/** `GM_xmlhttpRequest`: no same-origin rule, and the visitor's cookies of the other site go along. */
const request: Native = (call) => {
	const { machine, offset } = call;
	const details = argument(call, 0);
	const option = (name: string) => machine.get(details, name, offset);
	const destinations = recordSending(
		machine,
		{
			kind: "request",
			api: "GM_xmlhttpRequest",
			address: option("url"),
			body: join(option("data"), option("body")),
			headers: option("headers"),
			details: { method: textsOf(machine, option("method")) },
		},
		offset,
	);
	const data = answerFrom(machine, "GM_xmlhttpRequest", destinations, offset);
	const response = machine.plain(
		{
			responseText: data,
			response: data,
			responseXML: data,
			status: ANYTHING,
			statusText: ANYTHING,
			finalUrl: ANYTHING,
			responseHeaders: ANYTHING,
			readyState: ANYTHING,
			context: option("context"),
		},
		offset,
	);
	for (const name of CALLBACKS) {
		for (const callback of objectsOf(option(name))) {
			if (!callback.callable) continue;
			machine.runningDeferred(() => machine.callObject(callback, details, [response], offset));
			machine.defer({
				callback,
				self: details,
				args: [response],
				gesture: machine.gesture,
				repeated: machine.repeated,
			});
		}
	}
	return promiseOf(machine, response, offset);
};

function storedValue(machine: Machine, key: Value, otherwise: Value, offset: number): Value {
	const [known] = stringsOf(key);
	const certain = known !== undefined && !key.open && key.atoms.length === 1;
	const written = hiddenValue(machine.store, certain ? `=${known}` : "=*");
	if (machine.round === 0) machine.again = true;
	const read = machine.read("script-storage", "GM_getValue", offset);
	const value = join(written, otherwise);
	return { atoms: value.atoms, open: true, taints: joinTaints(read.taints, value.taints) };
}

const getValue: Native = (call) => storedValue(call.machine, argument(call, 0), call.args[1] ?? NOTHING, call.offset);

const setValue: Native = (call) => {
	const { machine } = call;
	const value = argument(call, 1);
	const kept = join(value, anything(machine.contents(value)));
	addHidden(machine, machine.store, "=*", kept);
	for (const name of stringsOf(argument(call, 0))) addHidden(machine, machine.store, `=${name}`, kept);
	machine.recorder.effect(
		{
			kind: "write-storage",
			api: "GM_setValue",
			offset: call.offset,
			carried: [["body", machine.contents(value)]],
			details: { key: stringsOf(argument(call, 0)) },
		},
		machine,
	);
	return UNDEFINED;
};

const openTab: Native = (call) => {
	recordSending(call.machine, { kind: "navigation", api: "GM_openInTab", address: argument(call, 0) }, call.offset);
	return ANYTHING;
};

const addElement: Native = (call) => {
	const { machine, offset } = call;
	const named = stringsOf(argument(call, 0)).length > 0;
	const element = machine.host("Element", offset);
	addHidden(machine, element, "own", only(true));
	addHidden(machine, element, "tag", argument(call, named ? 0 : 1));
	for (const attributes of objectsOf(argument(call, named ? 1 : 2))) {
		for (const [name, value] of attributes.props) setAttribute(machine, element, name, value, offset);
	}
	return only(element);
};

const menuCommand: Native = (call) => {
	for (const callback of objectsOf(argument(call, 1))) {
		if (callback.callable)
			call.machine.defer({ callback, self: UNDEFINED, args: [], gesture: "purpose", repeated: false });
	}
	return ANYTHING;
};

const changeListener: Native = (call) => {
	const value = storedValue(call.machine, argument(call, 0), NOTHING, call.offset);
	for (const callback of objectsOf(argument(call, 1))) {
		if (callback.callable)
			call.machine.defer({
				callback,
				self: UNDEFINED,
				args: [argument(call, 0), value, value, EITHER],
				gesture: "automatic",
				repeated: false,
			});
	}
	return ANYTHING;
};

const cookies: Native = (call) => {
	const list = call.machine.array([call.machine.read("cookie", "GM_cookie", call.offset)], call.offset, false);
	for (const arg of call.args) {
		if (mayBeFunction(arg))
			call.machine.runningDeferred(() => call.machine.call(arg, UNDEFINED, [list, UNDEFINED], call.offset));
	}
	return promiseOf(call.machine, list, call.offset);
};

/** The functions of userscript managers, by their `GM_` names; `GM.x` are the same with promises. */
export const grantedFunctions: Readonly<Record<string, Native>> = {
	GM_xmlhttpRequest: request,
	GM_getValue: getValue,
	GM_setValue: setValue,
	GM_deleteValue: () => UNDEFINED,
	GM_listValues: (call) => call.machine.array([ANYTHING], call.offset, false),
	GM_getValues: (call) => {
		const object = call.machine.make(call.offset);
		copyProperties(call.machine, argument(call, 0), object, call.offset);
		object.rest = storedValue(call.machine, ANYTHING, NOTHING, call.offset);
		return only(object);
	},
	GM_openInTab: openTab,
	GM_setClipboard: acting((call) => writeClipboard(call.machine, "GM_setClipboard", argument(call, 0), call.offset)),
	GM_addStyle: acting((call) => sendStyle(call.machine, argument(call, 0), call.offset), ANYTHING),
	GM_addElement: addElement,
	GM_download: (call) => {
		const details = argument(call, 0);
		const address = details.atoms.some(isObject) ? call.machine.get(details, "url", call.offset) : details;
		recordSending(call.machine, { kind: "request", api: "GM_download", address }, call.offset);
		return ANYTHING;
	},
	GM_registerMenuCommand: menuCommand,
	GM_unregisterMenuCommand: () => UNDEFINED,
	GM_addValueChangeListener: changeListener,
	GM_removeValueChangeListener: () => UNDEFINED,
	GM_notification: (call) => {
		const said = [
			argument(call, 0),
			call.machine.get(argument(call, 0), "text", call.offset),
			call.machine.get(argument(call, 0), "title", call.offset),
		];
		const text = said.flatMap((part) => knownTexts(call.machine, part));
		call.machine.recorder.effect(
			{ kind: "ask-visitor", api: "GM_notification", offset: call.offset, details: { text } },
			call.machine,
		);
		const click = call.machine.get(argument(call, 0), "onclick", call.offset);
		for (const callback of objectsOf(click))
			if (callback.callable)
				call.machine.defer({ callback, self: UNDEFINED, args: [], gesture: "purpose", repeated: false });
		return ANYTHING;
	},
	GM_getResourceText: (call) =>
		anything([{ origin: call.machine.origin("remote", "@resource", call.offset), step: null }]),
	GM_getResourceURL: () => ANYTHING,
	GM_log: () => UNDEFINED,
	GM_getTab: () => ANYTHING,
	GM_saveTab: () => UNDEFINED,
	GM_cookie: cookies,
	GM_webRequest: () => ANYTHING,
	exportFunction: (call) => {
		const name = stringsOf(call.machine.get(argument(call, 2), "defineAs", call.offset))[0] ?? "a function";
		hookMember(call.machine, `unsafeWindow.${name}`, argument(call, 0), call.offset);
		return argument(call, 0);
	},
	cloneInto: (call) => argument(call, 0),
	createObjectIn: (call) => only(call.machine.make(call.offset)),
	GM_eval: (call) => runCode(call.machine, "eval", argument(call, 0), call.offset),
	importScripts: (call) => {
		for (const arg of call.args) loadCode(call.machine, "importScripts", arg, call.offset);
		return UNDEFINED;
	},
};

/** The object `GM`: the same functions under their short names, answering with promises. */
export function makeGm(machine: Machine): Obj {
	const gm = machine.make(-1);
	for (const [name, run] of Object.entries(grantedFunctions)) {
		if (!name.startsWith("GM_")) continue;
		const short = name === "GM_xmlhttpRequest" ? "xmlHttpRequest" : name.slice(3);
		gm.props.set(
			short,
			machine.native(`GM.${short}`, (call) => promiseOf(machine, run(call), call.offset)),
		);
	}
	gm.props.set("getResourceUrl", ANYTHING);
	gm.props.set("info", ANYTHING);
	gm.props.set(
		"cookie",
		machine.plain(
			{
				list: machine.native("list", cookies),
				set: machine.native("set", () => ANYTHING),
				delete: machine.native("delete", () => ANYTHING),
			},
			-1,
		),
	);
	return gm;
}
