import { isIP } from "node:net";

/**
 * The address of who asks. `header` names one that the proxy in front of this server sets itself; without it the
 * connection's own address counts. Of a list the last entry counts: what stands before it, a client can invent.
 * Null when there is none that is an address.
 */
export function visitorAddress(headers: Headers, peerAddress: string, header: string | null): string | null {
	const named = header === null ? peerAddress : headers.get(header)?.split(",").at(-1);
	// Node gives IPv4 on a socket of both kinds as ::ffff:1.2.3.4, proxies sometimes with a zone or in brackets.
	const address = (named ?? "")
		.trim()
		.replace(/^\[(.*)\]$/, "$1")
		.replace(/%.*$/, "")
		.replace(/^::ffff:(?=\d+\.)/i, "");
	return isIP(address) ? address : null;
}
