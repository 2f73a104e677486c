import type { Duplex } from "node:stream";
import type { EgressTarget } from "./egress-target.ts";
import { messages } from "./messages/en.ts";
import type { Connector, Resolver } from "./ports.ts";
import { addressLiteral, refuseAnswer, refuseTarget, shownHost } from "./public-address.ts";

/** Time for the name service and all attempts to connect, and for one attempt, in milliseconds. */
export interface ConnectTimes {
	readonly connectMs: number;
	readonly attemptMs: number;
}

/** No connection: a status of HTTP and a sentence. `isRefused` if the proxy did not want to, and not if nobody answered. */
export interface Refusal {
	readonly ok: false;
	readonly status: 403 | 502 | 503 | 504;
	readonly reason: string;
	readonly isRefused: boolean;
}

export type Opened<T> = { readonly ok: true; readonly stream: T } | Refusal;

/**
 * Opens a connection to a target: checks the host, resolves it, checks every address, and connects to one of those that it checked. A
 * name is resolved once for each connection, and neither names nor addresses are kept for the next one: whatever a name server answers
 * later (rebinding) is checked again before it is used.
 *
 * @param target where to
 * @param options the ports, the time limits, and a signal that ends the attempt
 * @returns a connected stream, or why there is none
 */
export async function openConnection(
	target: EgressTarget,
	options: { resolver: Resolver; connector: Connector; times: ConnectTimes; signal: AbortSignal },
): Promise<Opened<Duplex>> {
	const { connector, times } = options;
	const host = shownHost(target.hostname);
	const problem = refuseTarget(target);
	if (problem !== null) return { ok: false, status: 403, reason: problem, isRefused: true };
	const signal = AbortSignal.any([options.signal, AbortSignal.timeout(times.connectMs)]);
	const failed = (reason: string): Refusal => {
		if (signal.aborted) return { ok: false, status: 504, reason: messages.slow(host), isRefused: false };
		return { ok: false, status: 502, reason, isRefused: false };
	};

	const addresses = await findAddresses(target.hostname, options.resolver, signal);
	if (addresses === null || addresses.length === 0) return failed(messages.notFound(host));
	// One address that is not public refuses the name, even if others are: the name server is of somebody who attacks, or who has set
	// it up for his own network. Which of them a browser would take is up to that person, too.
	for (const address of addresses) {
		const reason = refuseAnswer(target.hostname, address);
		if (reason !== null) return { ok: false, status: 403, reason, isRefused: true };
	}
	for (const address of addresses) {
		const attempt = AbortSignal.any([signal, AbortSignal.timeout(times.attemptMs)]);
		const stream = await connector.connect({ address, port: target.port }, attempt).catch(toNull);
		if (stream === null && !signal.aborted) continue;
		if (stream === null || signal.aborted) {
			stream?.destroy();
			break;
		}
		return { ok: true, stream };
	}
	return failed(messages.unreachable(host));
}

async function findAddresses(hostname: string, resolver: Resolver, signal: AbortSignal) {
	const literal = addressLiteral(hostname);
	// `refuseTarget` has checked it; here it is checked once more, like an answer of the name service.
	if (literal !== null) return [literal];
	return await resolver.resolve(hostname.replace(/\.$/, ""), signal).catch(toNull);
}

/** Why a name was not found, or an address did not answer, is the server's business: the person is told that it was so. */
function toNull(): null {
	return null;
}
