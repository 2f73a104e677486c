import type { Duplex } from "node:stream";

/** Finds the addresses of a name. */
export interface Resolver {
	/**
	 * @param hostname a name without final dot, in ASCII
	 * @param signal ends the search
	 * @returns all its IPv4 and IPv6 addresses, without brackets
	 * @throws when there are none, or the name service does not answer
	 */
	resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>;
}

/** Opens a connection to an address, which it takes as it is: it resolves nothing. */
export interface Connector {
	/**
	 * @param target an IP address without brackets, and a port
	 * @param signal ends the attempt; without effect on a connection that was returned
	 * @returns a stream that is connected and that lets each side end on its own
	 * @throws when nobody answers there
	 */
	connect(target: { readonly address: string; readonly port: number }, signal: AbortSignal): Promise<Duplex>;
}
