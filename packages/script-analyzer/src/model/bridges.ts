import type { HostType, Machine, Native, Value } from "../engine/domain.ts";
import { noteHandOver, type Receiver } from "../engine/hand-over.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { openObject } from "../engine/open-object.ts";
import { promiseOf } from "../engine/promises.ts";
import { callUnknown } from "../engine/unknown-call.ts";
import { ANYTHING, anything, mayBeFunction, objectsOf, only, stringsOf, UNDEFINED } from "../engine/value.ts";
import type { OriginKind } from "../trace/trace.ts";

/*
 * Ways out of the page that name no server: messages to browser extensions, and to the app in whose window the page is displayed.
 */

/** Hands its arguments over; the reply comes from the receiver. */
function sender(api: string, receiver: Receiver): Native {
	return (call) => {
		noteHandOver(call.machine, api, receiver, call.args, call.offset);
		callUnknown(
			call.machine,
			[],
			call.args.filter((arg) => mayBeFunction(arg)),
			call.offset,
		);
		return promiseOf(call.machine, ANYTHING, call.offset);
	};
}

function bridge(machine: Machine, api: string, receiver: Receiver, offset: number): Value {
	const made = machine.host("Bridge", offset);
	setHidden(made, "api", only(api));
	setHidden(made, "receiver", only(receiver));
	return only(made);
}

/** A port to an extension, or a named receiver of messages in the app. */
export const bridgeType: HostType = {
	name: "Bridge",
	members: {
		postMessage: {
			call: (call) => {
				for (const self of objectsOf(call.self)) {
					const [api = "a port"] = stringsOf(self.hidden.get("api") ?? UNDEFINED);
					const isApp = stringsOf(self.hidden.get("receiver") ?? UNDEFINED).includes("app");
					noteHandOver(call.machine, `${api}.postMessage`, isApp ? "app" : "extension", call.args, call.offset);
				}
				return ANYTHING;
			},
		},
	},
	getOther: () => ANYTHING,
};

/** The receivers of messages in the app, by their names. */
export const messageHandlersType: HostType = {
	name: "MessageHandlers",
	members: {},
	getOther: (machine, self) => bridge(machine, "webkit.messageHandlers", "app", self.offset),
};

/**
 * `chrome` and `browser`: pages and scripts in pages can send messages by them to extensions.
 *
 * @param machine - The run.
 * @param name - Name of the global variable.
 */
export function extensionApi(machine: Machine, name: string): Value {
	const connect = (method: string): Value =>
		machine.native(`${name}.runtime.${method}`, (call) =>
			bridge(call.machine, `${name}.runtime.${method}`, "extension", call.offset),
		);
	const send = (path: string): Value => machine.native(`${name}.${path}`, sender(`${name}.${path}`, "extension"));
	const runtime = openObject(
		machine,
		{
			sendMessage: send("runtime.sendMessage"),
			sendNativeMessage: send("runtime.sendNativeMessage"),
			connect: connect("connect"),
			connectNative: connect("connectNative"),
		},
		-1,
	);
	const extension = openObject(
		machine,
		{
			sendMessage: send("extension.sendMessage"),
			sendRequest: send("extension.sendRequest"),
			connect: connect("connect"),
		},
		-1,
	);
	return openObject(machine, { runtime, extension, ...sources(machine, name) }, -1);
}

/** What only extensions are given: cookies and traffic of all sites, and the history. */
function sources(machine: Machine, name: string): Readonly<Record<string, Value>> {
	const reader = (path: string, kind: OriginKind, isList = true): Value =>
		machine.native(`${name}.${path}`, (call) => {
			const one = anything(call.machine.read(kind, `${name}.${path}`, call.offset).taints);
			const found = isList ? call.machine.array([one], call.offset, false) : one;
			for (const arg of call.args)
				if (mayBeFunction(arg))
					call.machine.runningDeferred(() => call.machine.call(arg, UNDEFINED, [found], call.offset));
			return promiseOf(call.machine, found, call.offset);
		});
	const listener = (event: string): [string, Value] => {
		const add = machine.native(`${name}.webRequest.${event}.addListener`, (call) => {
			const details = call.machine.read("request", `${name}.webRequest.${event}`, call.offset);
			for (const callback of objectsOf(call.args[0] ?? UNDEFINED))
				if (callback.callable)
					call.machine.defer({ callback, self: UNDEFINED, args: [details], trigger: "automatic", repeated: false });
			return UNDEFINED;
		});
		return [event, openObject(machine, { addListener: add }, -1)];
	};
	return {
		cookies: openObject(
			machine,
			{ get: reader("cookies.get", "cookie", false), getAll: reader("cookies.getAll", "cookie") },
			-1,
		),
		history: openObject(machine, { search: reader("history.search", "address") }, -1),
		webRequest: openObject(machine, Object.fromEntries(REQUEST_EVENTS.map(listener)), -1),
	};
}

const REQUEST_EVENTS = ["onBeforeRequest", "onBeforeSendHeaders", "onSendHeaders", "onHeadersReceived", "onCompleted"];

/** `webkit` and `external`: the app in whose window the page is displayed. */
export function appBridge(machine: Machine, name: "webkit" | "external"): Value {
	if (name === "webkit") return openObject(machine, { messageHandlers: only(machine.host("MessageHandlers", -1)) }, -1);
	const notify = ["notify", "invoke", "sendMessage"].map((method): [string, Value] => [
		method,
		machine.native(`external.${method}`, sender(`external.${method}`, "app")),
	]);
	return openObject(machine, Object.fromEntries(notify), -1);
}
