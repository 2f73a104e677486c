import { isIP } from "node:net";

/**
 * Determines the visitor's IP address.
 * @param headers Headers of the request.
 * @param peerAddress Address of the connection, which is used when `header` is null.
 * @param header Name of a header that a trusted proxy in front of this server sets. The last entry of a list is used,
 * because a client can forge those before it.
 * @returns The IP address; null when there is no valid one.
 */
export function visitorAddress(headers: Headers, peerAddress: string, header: string | null): string | null {
	const named = header === null ? peerAddress : headers.get(header)?.split(",").at(-1);
	// Node represents IPv4 on a dual-stack socket as ::ffff:1.2.3.4; proxies may add a zone or brackets.
	const address = (named ?? "")
		.trim()
		.replace(/^\[(.*)\]$/, "$1")
		.replace(/%.*$/, "")
		.replace(/^::ffff:(?=\d+\.)/i, "");
	return isIP(address) ? address : null;
}
