import { copyProperties } from "../engine/copy-properties.ts";
import type { HeapObject, Machine, Native } from "../engine/domain.ts";
import { addHidden } from "../engine/hidden-state.ts";
import { loadCode } from "../engine/load-code.ts";
import { promiseOf } from "../engine/promises.ts";
import { knownTexts } from "../engine/text-of.ts";
import {
	ANYTHING,
	anything,
	isObject,
	mayBeFunction,
	NOTHING,
	objectsOf,
	only,
	stringsOf,
	UNDEFINED,
} from "../engine/value.ts";
import { acting } from "../language/acting.ts";
import { argument } from "../language/arguments.ts";
import { setAttribute } from "./element-writes.ts";
import { hookMember } from "./hooks.ts";
import { writeClipboard } from "./navigator-type.ts";
import { runCode } from "./run-code.ts";
import { recordSending } from "./send-request.ts";
import { sendStyle } from "./style-addresses.ts";
import { userscriptRequest } from "./userscript-request.ts";
import { changeListener, getValue, setValue, storedValue } from "./userscript-storage.ts";

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
			call.machine.defer({ callback, self: UNDEFINED, args: [], trigger: "purpose", repeated: false });
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

/** The functions of userscript managers by their `GM_` names; `GM.x` are their promise versions. */
export const grantedFunctions: Readonly<Record<string, Native>> = {
	GM_xmlhttpRequest: userscriptRequest,
	GM_getValue: getValue,
	GM_setValue: setValue,
	GM_deleteValue: () => UNDEFINED,
	GM_listValues: (call) => call.machine.array([ANYTHING], call.offset, false),
	GM_getValues: (call) => {
		const object = call.machine.make(call.offset);
		copyProperties(call.machine, argument(call, 0), object, call.offset);
		object.addRest(storedValue(call.machine, ANYTHING, NOTHING, call.offset));
		return only(object);
	},
	GM_openInTab: openTab,
	GM_setClipboard: acting((call) => writeClipboard(call.machine, "GM_setClipboard", argument(call, 0), call.offset)),
	GM_addStyle: acting((call) => sendStyle(call.machine, argument(call, 0), call.offset), ANYTHING),
	GM_addElement: addElement,
	GM_download: (call) => {
		const details = argument(call, 0);
		const address = details.atoms.some(isObject) ? call.machine.get(details, "url", call.offset) : details;
		const name = details.atoms.some(isObject) ? call.machine.get(details, "name", call.offset) : argument(call, 1);
		const named = { name: stringsOf(name) };
		recordSending(call.machine, { kind: "request", api: "GM_download", address, details: named }, call.offset);
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
		call.machine.traceBuilder.sink(
			{ kind: "ask-visitor", api: "GM_notification", offset: call.offset, details: { text } },
			call.machine,
		);
		const click = call.machine.get(argument(call, 0), "onclick", call.offset);
		for (const callback of objectsOf(click))
			if (callback.callable)
				call.machine.defer({ callback, self: UNDEFINED, args: [], trigger: "purpose", repeated: false });
		return ANYTHING;
	},
	// Without a declared resource, managers return nothing.
	GM_getResourceText: (call) =>
		call.machine.source.metadata?.resources.length === 0
			? UNDEFINED
			: anything([{ origin: call.machine.origin("remote", "@resource", call.offset), step: null }]),
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

/** The object `GM`: the same functions under their short names, returning promises. */
export function makeGm(machine: Machine): HeapObject {
	const gm = machine.make(-1);
	for (const [name, run] of Object.entries(grantedFunctions)) {
		if (!name.startsWith("GM_")) continue;
		const short = name === "GM_xmlhttpRequest" ? "xmlHttpRequest" : name.slice(3);
		gm.setProp(
			short,
			machine.native(`GM.${short}`, (call) => promiseOf(machine, run(call), call.offset)),
		);
	}
	gm.setProp("getResourceUrl", ANYTHING);
	gm.setProp("info", ANYTHING);
	gm.setProp(
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
