import type { HostType, Machine, Member, Native, Value } from "../engine/domain.ts";
import { setHidden } from "../engine/hidden-state.ts";
import { loadCode } from "../engine/load-code.ts";
import { openObject } from "../engine/open-object.ts";
import { promiseOf } from "../engine/promises.ts";
import { knownTexts } from "../engine/text-of.ts";
import { ANY_BOOLEAN, ANYTHING, objectsOf, only, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import type { OriginKind } from "../trace/trace.ts";
import { recordSending } from "./send-request.ts";
import { askProviders } from "./side-requests.ts";

function reading(kind: OriginKind, what: string): Member {
	return { get: (machine, _self, offset) => machine.read(kind, what, offset) };
}

function promised(kind: OriginKind, what: string): Native {
	return (call) => promiseOf(call.machine, call.machine.read(kind, what, call.offset), call.offset);
}

function group(members: (machine: Machine) => Readonly<Record<string, Value>>): Member {
	return {
		get: (machine) => {
			const made = machine.plain(members(machine), -1);
			for (const object of objectsOf(made)) setHidden(object, "namespace", only("navigator"));
			return made;
		},
	};
}

export function writeClipboard(machine: Machine, api: string, text: Value, offset: number): void {
	machine.traceBuilder.sink(
		{
			kind: "write-clipboard",
			api,
			offset,
			carried: [["body", machine.contents(text)]],
			details: { text: knownTexts(machine, text) },
		},
		machine,
	);
}

function clipboardWriter(api: string): Native {
	return (call) => {
		writeClipboard(call.machine, api, argument(call, 0), call.offset);
		return promiseOf(call.machine, UNDEFINED, call.offset);
	};
}

const savedCredentials: Native = (call) => {
	askProviders(call.machine, argument(call, 0), call.offset);
	return promised("password", "saved credentials")(call);
};

const position: Native = (call) => {
	const { machine, offset } = call;
	const found = openObject(machine, { coords: machine.read("geolocation", "position", offset) }, offset);
	machine.runningDeferred(() => machine.call(argument(call, 0), UNDEFINED, [found], offset));
	return ANYTHING;
};

export const navigatorType: HostType = {
	name: "Navigator",
	hasSinks: true,
	members: {
		sendBeacon: {
			call: (call) => {
				recordSending(
					call.machine,
					{
						kind: "request",
						api: "navigator.sendBeacon",
						address: argument(call, 0),
						body: argument(call, 1),
						listener: call.offset,
					},
					call.offset,
				);
				return ANY_BOOLEAN;
			},
		},
		clipboard: group((machine) => ({
			readText: machine.native("readText", promised("clipboard", "navigator.clipboard")),
			read: machine.native("read", promised("clipboard", "navigator.clipboard")),
			writeText: machine.native("writeText", clipboardWriter("navigator.clipboard.writeText")),
			write: machine.native("write", clipboardWriter("navigator.clipboard.write")),
		})),
		geolocation: group((machine) => ({
			getCurrentPosition: machine.native("getCurrentPosition", position),
			watchPosition: machine.native("watchPosition", position),
		})),
		mediaDevices: group((machine) => ({
			getUserMedia: machine.native("getUserMedia", promised("media", "camera or microphone")),
			getDisplayMedia: machine.native("getDisplayMedia", promised("media", "the screen")),
			enumerateDevices: machine.native("enumerateDevices", promised("device", "media devices")),
		})),
		getUserMedia: {
			call: (call) =>
				call.machine.call(
					argument(call, 1),
					UNDEFINED,
					[call.machine.read("media", "camera or microphone", call.offset)],
					call.offset,
				),
		},
		credentials: group((machine) => ({
			get: machine.native("get", savedCredentials),
			create: machine.native("create", () => ANYTHING),
			store: machine.native("store", () => ANYTHING),
		})),
		getBattery: { call: promised("device", "battery") },
		userAgent: reading("device", "navigator.userAgent"),
		userAgentData: reading("device", "navigator.userAgentData"),
		platform: reading("device", "navigator.platform"),
		plugins: reading("device", "navigator.plugins"),
		mimeTypes: reading("device", "navigator.mimeTypes"),
		languages: reading("device", "navigator.languages"),
		language: reading("device", "navigator.language"),
		hardwareConcurrency: reading("device", "navigator.hardwareConcurrency"),
		deviceMemory: reading("device", "navigator.deviceMemory"),
		connection: reading("device", "navigator.connection"),
		vendor: reading("device", "navigator.vendor"),
		maxTouchPoints: reading("device", "navigator.maxTouchPoints"),
		doNotTrack: reading("device", "navigator.doNotTrack"),
		onLine: { get: () => ANY_BOOLEAN },
		vibrate: { call: () => ANY_BOOLEAN },
		serviceWorker: group((machine) => ({
			register: machine.native("register", (call) =>
				promiseOf(machine, loadCode(machine, "serviceWorker.register", argument(call, 0), call.offset), call.offset),
			),
		})),
		share: { call: () => ANYTHING },
		canShare: { call: () => ANY_BOOLEAN },
		permissions: { get: () => ANYTHING },
		locks: { get: () => ANYTHING },
		registerProtocolHandler: { call: () => UNDEFINED },
	},
	getOther: () => ANYTHING,
};

export const cookieStoreMembers = (machine: Machine): Readonly<Record<string, Value>> => ({
	get: machine.native("get", promised("cookie", "cookieStore")),
	getAll: machine.native("getAll", (call) =>
		promiseOf(
			machine,
			machine.array([machine.read("cookie", "cookieStore", call.offset)], call.offset, false),
			call.offset,
		),
	),
	set: machine.native("set", () => only(undefined)),
});
