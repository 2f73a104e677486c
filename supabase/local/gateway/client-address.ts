/** What proxies write about where a request came from, and clients can write as well. */
const FORWARDING =
	/^(?:forwarded|via|x-forwarded(?:-.+)?|x-(?:real|client|remote)-(?:ip|addr|address)|x-(?:cluster|original|envoy|appengine)-.+|(?:cf|true-client|fastly|fly|do)-.+)$/;

/**
 * Name under which the database reads the visitor's address. Hosted projects get it from Cloudflare, which never passes on a
 * client's own (https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip).
 */
export const ADDRESS_HEADER = "cf-connecting-ip";

/**
 * Headers of a request with the visitor's address in one header, in place of all that the client said of it.
 * @param address of the visitor; null for the hub's own server, whose requests have none
 */
export function withAddress(request: Request, address: string | null): Headers {
	const headers = new Headers(request.headers);
	for (const name of [...headers.keys()]) if (FORWARDING.test(name)) headers.delete(name);
	// Node gives IPv4 on a socket of both kinds as ::ffff:1.2.3.4.
	if (address !== null) headers.set(ADDRESS_HEADER, address.replace(/^::ffff:(?=\d+\.)/i, ""));
	return headers;
}
