import type { Destination } from "../trace/trace.ts";
import type { Machine, Value } from "./domain.ts";
import type { Taints } from "./taint.ts";
import { textsOf } from "./text-of.ts";
import { mayBeFunction } from "./value.ts";

/** Who is handed data, when the text does not name a server. */
export type Receiver = "extension" | "app" | "page";

const UNKNOWN: Destination = { kind: "unresolved", host: null, scheme: null, declared: false, address: null };

/** Records that arguments of a function are handed to a receiver that is not in the text. */
export function noteHandOver(
	machine: Machine,
	api: string,
	receiver: Receiver,
	args: readonly Value[],
	offset: number,
): void {
	const carried = args.flatMap((arg) => (mayBeFunction(arg) ? [] : machine.contents(arg)));
	const details = { receiver: [receiver] };
	machine.traceBuilder.sink(
		{ kind: "hand-over", api, offset, destinations: [UNKNOWN], carried: [["body", carried]], details },
		machine,
	);
}

/** Names of functions that send what they are given. */
const SENDS =
	/^(?:send|post|emit|notify|transmit|upload|publish|report|deliver|forward|relay|broadcast|beacon|exfil\w*|leak|cefQuery)(?:[A-Z_]\w*)?$/;
/** What somebody reads in a variable of the page: `the page's Android`. */
const GLOBAL = /^the page's ([\w$]+)$/;
/** Libraries of requests are told by the address that they are given. */
const LIBRARY = /^(?:axios|jQuery|\$|superagent|ky|got|Ajax|angular)$/;
const ADDRESS = /^(?:\.{0,2}\/|https?:|wss?:)/;

/**
 * Records data that a function of the page is given which is named as one that sends: `Android.post(cookies)`, `sendToApp(cookies)`.
 *
 * @param machine - The run.
 * @param callee - What is known about the object of the method, or about the function.
 * @param method - Name of the method; null when a variable of the page itself is called.
 * @param args - The arguments. With an address among them they are a request, which is recorded elsewhere.
 * @param offset - Where it is called.
 */
export function noteUnknownSender(
	machine: Machine,
	callee: Taints,
	method: string | null,
	args: readonly Value[],
	offset: number,
): void {
	const name = callee.map(({ origin }) => GLOBAL.exec(origin.what)?.[1]).find((one) => one !== undefined);
	if (name === undefined || LIBRARY.test(name) || !SENDS.test(method ?? name)) return;
	if (args.some((arg) => !mayBeFunction(arg) && textsOf(machine, arg).some((text) => ADDRESS.test(text)))) return;
	if (!args.some((arg) => !mayBeFunction(arg) && machine.contents(arg).length > 0)) return;
	noteHandOver(machine, method === null ? name : `${name}.${method}`, "page", args, offset);
}
