import type { Machine, Native, Value } from "../engine/domain.ts";
import { anyItem } from "../engine/iterate.ts";
import { openObject } from "../engine/open-object.ts";
import { promiseOf } from "../engine/promises.ts";
import { textsOf } from "../engine/text-of.ts";
import { ANYTHING, isObject, objectsOf, stringsOf, UNDEFINED } from "../engine/value.ts";
import { argument } from "../language/arguments.ts";
import { recordSending } from "./send-request.ts";
import { keepIn } from "./storage-type.ts";
import { sendAddresses } from "./style-addresses.ts";

function fetchOnTheWay(machine: Machine, api: string, address: Value, offset: number): void {
	// Left out, or a name where an address could be.
	if (address === UNDEFINED || (!address.open && address.atoms.every((atom) => atom === undefined))) return;
	recordSending(machine, { kind: "request", api, address }, offset);
}

const loadFont: Native = (call) => promiseOf(call.machine, call.self, call.offset);

/** `new FontFace("name", "url(…)")`. */
export const makeFont: Native = (call) => {
	sendAddresses(call.machine, argument(call, 1), call.offset);
	const load = call.machine.native("FontFace.load", loadFont);
	return openObject(call.machine, { load }, call.offset);
};

/** Members of the options, or of the things in a list of them, whose value is an address. */
function addressesIn(machine: Machine, options: Value, names: readonly string[], offset: number): readonly Value[] {
	return names.map((name) => machine.get(options, name, offset)).filter((value) => value !== UNDEFINED);
}

/** Pictures of a notification. */
export function sendPictures(machine: Machine, api: string, options: Value, offset: number): void {
	if (objectsOf(options).length === 0) return;
	for (const address of addressesIn(machine, options, ["icon", "image", "badge"], offset))
		fetchOnTheWay(machine, `${api} picture`, address, offset);
}

/** `new MediaMetadata({ artwork: [{ src }] })`. */
export const makeMetadata: Native = (call) => {
	const { machine, offset } = call;
	const artwork = machine.get(argument(call, 0), "artwork", offset);
	if (artwork !== UNDEFINED)
		fetchOnTheWay(machine, "MediaMetadata", machine.get(anyItem(machine, artwork, offset), "src", offset), offset);
	return ANYTHING;
};

/** `new PresentationRequest(address)`: shown on another screen. */
export const makePresentation: Native = (call) => {
	const given = argument(call, 0);
	const address = given.atoms.some(isObject) ? anyItem(call.machine, given, call.offset) : given;
	recordSending(call.machine, { kind: "navigation", api: "PresentationRequest", address }, call.offset);
	return ANYTHING;
};

const PAID = ["details", "payerName", "payerEmail", "payerPhone", "shippingAddress"];

const pay: Native = ({ machine, offset }) => {
	const paid = machine.read("password", "card and address of a payment", offset);
	return promiseOf(machine, openObject(machine, Object.fromEntries(PAID.map((name) => [name, paid])), offset), offset);
};

/** `new PaymentRequest([{ supportedMethods, data }], details)`: its methods can be addresses; it answers with a card. */
export const makePayment: Native = (call) => {
	const { machine, offset } = call;
	const methods = anyItem(machine, argument(call, 0), offset);
	const address = machine.get(methods, "supportedMethods", offset);
	if (textsOf(machine, address).some((text) => /^https?:/i.test(text))) {
		const body = { ...ANYTHING, taints: call.args.flatMap((arg) => machine.contents(arg)) };
		recordSending(machine, { kind: "request", api: "PaymentRequest", address, body }, offset);
	}
	return openObject(machine, { show: machine.native("PaymentRequest.show", pay) }, offset);
};

/** `navigator.credentials.get({ identity: { providers: [{ configURL }] } })`. */
export function askProviders(machine: Machine, options: Value, offset: number): void {
	const identity = machine.get(options, "identity", offset);
	if (objectsOf(identity).length === 0) return;
	const provider = anyItem(machine, machine.get(identity, "providers", offset), offset);
	fetchOnTheWay(machine, "navigator.credentials", machine.get(provider, "configURL", offset), offset);
}

const fetchInto: Native = (call) => {
	const given = argument(call, 0);
	const list = given.atoms.some((atom) => isObject(atom) && atom.items !== null);
	fetchOnTheWay(call.machine, "Cache.add", list ? anyItem(call.machine, given, call.offset) : given, call.offset);
	return promiseOf(call.machine, UNDEFINED, call.offset);
};

const stored: Native = (call) =>
	promiseOf(call.machine, call.machine.read("storage", "caches", call.offset), call.offset);

const openCache: Native = ({ machine, args, offset }) => {
	const names = stringsOf(args[0] ?? ANYTHING);
	const [name] = names;
	const what = names.length === 1 ? `caches "${name}"` : "caches";
	const found = machine.native("Cache.match", (call) =>
		promiseOf(call.machine, call.machine.read("storage", what, call.offset), call.offset),
	);
	const add = machine.native("Cache.add", fetchInto);
	const put = machine.native("Cache.put", (call) => {
		keepIn(machine, "caches", argument(call, 1), call.offset, argument(call, 0), names);
		return promiseOf(machine, UNDEFINED, call.offset);
	});
	return promiseOf(
		machine,
		openObject(machine, { put, add, addAll: add, match: found, matchAll: found }, offset),
		offset,
	);
};

/** `caches`: responses stored by the site; added addresses are fetched. */
export function cacheStorage(machine: Machine): Value {
	const members = { open: machine.native("caches.open", openCache), match: machine.native("caches.match", stored) };
	return openObject(machine, members, -1);
}
