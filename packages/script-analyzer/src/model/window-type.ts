import { callComputed, isSunk } from "../engine/computed-member.ts";
import type { HeapObject, HostType, Machine, Native, Value } from "../engine/domain.ts";
import { hiddenValue, lazyPart, setHidden } from "../engine/hidden-state.ts";
import { promiseOf } from "../engine/promises.ts";
import { noteSecretHolder } from "../engine/secret-holders.ts";
import { fromMarked, SITE } from "../engine/text-pattern.ts";
import { keyNamesToken } from "../engine/token-names.ts";
import { callUnknown } from "../engine/unknown-call.ts";
import { ANYTHING, anything, isObject, join, NOTHING, objectsOf, only } from "../engine/value.ts";
import { involved } from "../language/arguments.ts";
import { appBridge, extensionApi } from "./bridges.ts";
import { customElementRegistry } from "./custom-elements.ts";
import { eventTargetType } from "./events.ts";
import { globalFunction, globalObject, PROTOTYPE_ALIASES } from "./global-values.ts";
import { hookGlobal } from "./hooks.ts";
import { openAddress } from "./location-type.ts";
import { cookieStoreMembers } from "./navigator-type.ts";
import { trustedTypes } from "./protections.ts";
import { cacheStorage } from "./side-requests.ts";
import { keepIn } from "./storage-type.ts";
import { grantedFunctions, makeGm } from "./userscript-api.ts";
import { WALLETS } from "./wallet.ts";
import { foreignWindowMembers, windowMembers } from "./window-members.ts";

const WINDOWS = /^(?:window|self|globalThis|top|parent|frames|opener|content|unsafeWindow)$/;
const TRAITS = /^(?:screen|devicePixelRatio|speechSynthesis|AudioContext|OfflineAudioContext|webkitAudioContext)$/;
/** Objects of the browser whose functions send nothing, whatever they are given. */
const QUIET = /^(?:console|performance|Intl|NodeFilter|visualViewport)$/;
const NUMBERS =
	/^(?:inner|outer)(?:Width|Height)$|^(?:scroll|page)[XY](?:Offset)?$|^length$|^closed$|^isSecureContext$|^performance$|^visualViewport$|^Intl$|^WebAssembly$|^Node$|^NodeFilter$|^console$|^CSS$|^GM_info$/;

/** Objects of the window, made when the script first speaks of them. */
function part(machine: Machine, name: string): Value | null {
	if (WINDOWS.test(name)) return only(machine.window);
	const hosts: Readonly<Record<string, string>> = {
		document: "Document",
		location: "Location",
		navigator: "Navigator",
		clientInformation: "Navigator",
		indexedDB: "IDBRequest",
		history: "History",
		navigation: "Navigation",
	};
	const type = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
	if (type) return only(machine.host(type, -1));
	if (name === "localStorage" || name === "sessionStorage") {
		const storage = machine.host("Storage", -1);
		setHidden(storage, "name", only(name));
		noteSecretHolder(machine, "getItem", storage);
		return only(storage);
	}
	if (name === "caches") return cacheStorage(machine);
	if (name === "cookieStore") return machine.plain(cookieStoreMembers(machine), -1);
	if (name === "GM") return only(makeGm(machine));
	if (WALLETS.test(name)) return only(machine.host("Wallet", -1));
	if (name === "trustedTypes") return trustedTypes(machine);
	if (QUIET.test(name)) return only(machine.host("Quiet", -1));
	if (name === "crypto") return cryptography(machine);
	if (name === "customElements") return only(customElementRegistry(machine));
	if (name === "chrome" || name === "browser") return extensionApi(machine, name);
	if (name === "webkit" || name === "external") return appBridge(machine, name);
	if (NUMBERS.test(name)) return ANYTHING;
	if (Object.hasOwn(grantedFunctions, name)) {
		const run = grantedFunctions[name];
		const granted = run ? machine.native(name, run) : null;
		// `GM_cookie.list(…)` is older than `GM.cookie.list(…)`.
		if (name === "GM_cookie")
			for (const object of objectsOf(granted ?? NOTHING)) object.setProp("list", granted ?? ANYTHING);
		return granted;
	}
	if (
		/^(?:HTML\w*Element|Element|Node|Document|HTMLDocument|EventTarget|Storage|History|Navigator|CanvasRenderingContext2D|Window)$/.test(
			name,
		)
	) {
		return machine.native(PROTOTYPE_ALIASES[name] ?? (name.startsWith("HTML") ? "Element" : name), (call) =>
			only(machine.host("Element", call.offset)),
		);
	}
	return globalFunction(machine, name) ?? globalObject(machine, name);
}

/** A digest does not reveal a password, but it identifies a device or visitor. */
function cryptography(machine: Machine): Value {
	const digest = machine.native("digest", (call) => {
		const made = call.args.flatMap((arg) => machine.contents(arg)).filter(({ origin }) => origin.kind !== "password");
		return promiseOf(machine, anything(made), call.offset);
	});
	const cipher = machine.native("encrypt", (call) =>
		promiseOf(machine, anything(call.args.flatMap((arg) => machine.contents(arg))), call.offset),
	);
	const subtle = machine.plain({ digest, encrypt: cipher, decrypt: cipher, sign: cipher, exportKey: cipher }, -1);
	const unknown = machine.native("crypto", () => ANYTHING);
	return machine.plain(
		{ subtle, randomUUID: unknown, getRandomValues: machine.native("random", (call) => call.args[0] ?? ANYTHING) },
		-1,
	);
}

export const windowType: HostType = {
	name: "Window",
	parent: eventTargetType,
	members: {
		...windowMembers,
		name: {
			get: (machine, self, offset) =>
				join(self.props.get("name") ?? NOTHING, machine.read("address", "window.name", offset)),
			set: (machine, self, value, offset) => {
				self.setProp("name", value);
				keepIn(machine, "window.name", value, offset);
			},
		},
		location: {
			get: (machine, self) => kept(machine, self, "location"),
			set: (machine, _self, value, offset) => openAddress(machine, "location", value, offset),
		},
		event: {
			get: (machine, _self, offset) => join(only(machine.host("Event", offset)), hiddenValue(machine.store, "events")),
		},
		origin: { get: () => only(fromMarked(SITE)) },
	},
	getOther(machine, self, key, offset) {
		if (key === null) return only(machine.host("UnknownGlobal", offset));
		// A handler of the page, when it has one.
		if (/^on[a-z]/.test(key)) return ANYTHING;
		// `frames[0]`.
		if (/^\d+$/.test(key)) return only(machine.host("ForeignWindow", offset));
		const variable = machine.globalVariable(key);
		if (variable) return variable;
		if (TRAITS.test(key)) return machine.read("device", key, offset);
		const found = kept(machine, self, key);
		if (found !== NOTHING) return found;
		// A global of the page. A name like that of session data counts as session data.
		if (keyNamesToken(key)) return machine.read("token", `the page's ${key}`, offset);
		return anything([
			{
				origin: machine.origin("page", key === "undefined" ? "a global of the page" : `the page's ${key}`, offset),
				step: null,
			},
		]);
	},
	setOther(machine, self, key, value, offset) {
		if (key === null) {
			machine.traceBuilder.unresolved({ kind: "computed-global", what: "an assignment to the window", offset });
			return false;
		}
		if (eventTargetType.setOther?.(machine, self, key, value, offset)) return true;
		hookGlobal(machine, key, value, offset);
		return false;
	},
};

/** `NOTHING` for names that no browser defines. */
function kept(machine: Machine, self: HeapObject, name: string): Value {
	return lazyPart(self, `part ${name}`, () => part(machine, name) ?? NOTHING);
}

/** Windows of other pages. */
export const foreignWindowType: HostType = {
	name: "ForeignWindow",
	members: foreignWindowMembers(),
	/** A frame that was made only to have its untouched `fetch` speaks for this page. */
	getOther(machine, _self, key, offset) {
		if (key === null) return only(machine.host("UnknownGlobal", offset));
		if (Object.hasOwn(windowMembers, key) || TRAITS.test(key)) return machine.get(only(machine.window), key, offset);
		const found = kept(machine, machine.window, key);
		return found === NOTHING ? ANYTHING : found;
	},
};

const giveBack: Native = (call) => anything(involved(call));

/** `text.replace(part, other)` takes two; `location.replace(address)` takes one. */
const replaceInText: Native = (call) => (call.args.length > 1 ? giveBack(call) : callComputed(call));

/** Their members may be anything; a call gives back what it was given, as `performance.now()` or `Intl.format(text)` do. */
export const quietType: HostType = {
	name: "Quiet",
	members: {},
	getOther: (machine, _self, key) => (key === null ? null : machine.native(`quiet.${key}`, giveBack)),
};

/** Methods that texts, lists and dates have, and nothing in a browser that sends, runs or opens something. */
const OF_TEXTS_AND_LISTS =
	/^(?:split|indexOf|lastIndexOf|includes|startsWith|endsWith|trim|match(?:All)?|replaceAll|toLowerCase|toUpperCase|char(?:Code)?At|codePointAt|slice|substr(?:ing)?|join|sort|reverse|getTime|hasOwnProperty|toString|toFixed)$/;
/** Members of browser objects that fetch, open, run or keep what they are given. */
const HAS_EFFECT =
	/^(?:on[a-z]+|href|src|srcdoc|srcset|action|location|cookie|domain|data|(?:inner|outer)HTML|text(?:Content)?|value|name|hash|search)$/;

/** Methods of lists that call a function. */
const WITH_CALLBACK = /^(?:map|flatMap|filter|forEach|some|every|find|findIndex|reduce)$/;

function memberOfTextOrList(machine: Machine, key: string): Value | null {
	if (OF_TEXTS_AND_LISTS.test(key)) return machine.native(`quiet.${key}`, giveBack);
	if (WITH_CALLBACK.test(key))
		return machine.native(`quiet.${key}`, (call) => callUnknown(call.machine, [], call.args, call.offset));
	return key === "replace" ? machine.native("quiet.replace", replaceInText) : null;
}

/** A member of the window whose name could not be computed. */
export const unknownGlobalType: HostType = {
	name: "UnknownGlobal",
	members: {},
	getOther: (machine, self, key) => (key === null ? null : memberOfTextOrList(machine, key)) ?? only(self),
	setOther(machine, _self, key, value, offset) {
		const isHarmless = key !== null && !HAS_EFFECT.test(key) && !isSunk(machine, value);
		const kind = isHarmless ? "computed-member" : "computed-global";
		machine.traceBuilder.unresolved({ kind, what: "an assignment", offset });
		return value === NOTHING || isObject(value.atoms[0]);
	},
};
