import { isIP } from "node:net";
import os from "node:os";
import { isLocalHost } from "@scriptorium/userscript/local-host";
import ipaddr from "ipaddr.js";
import { messages } from "./messages/en.ts";
import { isOwnAddress } from "./own-network.ts";

/** Ports that test runs may use: those of http and https, and their usual alternatives. Others lead to services that are no web sites. */
export const ALLOWED_PORTS: readonly number[] = [80, 443, 8080, 8443];

/** Ranges in the words of `ipaddr.js` whose addresses stand for a machine of a network of its own; all others are reserved. */
const PRIVATE_RANGES: readonly string[] = [
	"unspecified",
	"loopback",
	"private",
	"linkLocal",
	"carrierGradeNat",
	"uniqueLocal",
	"deprecatedSiteLocal",
];

/** All global unicast addresses that IANA has given out so far. Mapped, translated and local ones are outside of it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Looks public, but inside of Azure it is the service that hands out a machine's certificates and settings. */
const PLATFORM_SERVICE = "168.63.129.16";

/** Characters of a host in a sentence. */
const MAX_SHOWN_HOST = 100;

export type AddressCheck =
	| { readonly isPublic: true }
	| { readonly isPublic: false; readonly kind: "private" | "reserved" | "own" | "unreadable" };

/**
 * Checks one IP address: whether it is an ordinary address of the internet. Addresses of every range in IANA's registries of
 * special-purpose addresses are refused, also the few that are globally reachable there (anycast of protocols, AS112), because no web
 * site has one; and so are those that carry an IPv4 address inside (mapped, NAT64, 6to4, Teredo), because where they lead is decided by
 * the network. The ranges are those of `ipaddr.js`, which a test compares with the registries.
 *
 * @param text an IPv4 address of four decimal numbers, or an IPv6 address without brackets
 * @returns whether it is public, and if not, of which kind it is; `unreadable` for every other text, also one with a zone
 */
export function publicAddress(text: string): AddressCheck {
	// `ipaddr.js` also reads `127.1` and `0x7f.1`. Nothing that answers for names writes addresses so.
	if (isIP(text) === 0 || text.includes("%")) return { isPublic: false, kind: "unreadable" };
	const address = ipaddr.parse(text);
	const range = address.range();
	const isGlobal = address.kind() === "ipv4" || address.match(GLOBAL_UNICAST);
	if (range !== "unicast" || !isGlobal || text === PLATFORM_SERVICE) {
		return { isPublic: false, kind: PRIVATE_RANGES.includes(range) ? "private" : "reserved" };
	}
	return isOwnAddress(text) ? { isPublic: false, kind: "own" } : { isPublic: true };
}

/**
 * Checks an address before anything is sent: scheme, user name, host, port. What a name resolves to is checked when a connection is made.
 *
 * @param url a parsed address; the parser of `URL` has brought its host into one form, whatever the spelling was
 * @returns a sentence for the person if it is refused, else null
 */
export function refuseAddress(url: URL): string | null {
	if (url.protocol !== "http:" && url.protocol !== "https:") return messages.scheme;
	if (url.username !== "" || url.password !== "") return messages.credentials;
	return refuseTarget({ hostname: url.hostname, port: Number(url.port) || (url.protocol === "http:" ? 80 : 443) });
}

/**
 * Checks host and port of a connection without asking the name service.
 *
 * @param target a host in the form of `URL.hostname`, IPv6 in brackets, and a port
 * @returns a sentence for the person if it is refused, else null
 */
export function refuseTarget({ hostname, port }: { hostname: string; port: number }): string | null {
	const literal = addressLiteral(hostname);
	if (literal === null) {
		const name = hostname.toLowerCase().replace(/\.$/, "");
		if (isLocalHost(name) || name === os.hostname().toLowerCase()) return messages.localName(shownHost(hostname));
	} else {
		const check = publicAddress(literal);
		if (!check.isPublic) {
			return check.kind === "private" || check.kind === "reserved"
				? messages.isAddress(check.kind, shownHost(hostname))
				: messages.isOwnAddress(shownHost(hostname));
		}
	}
	// Last, so that the address of a service in the server's network is refused for what it is.
	return ALLOWED_PORTS.includes(port) ? null : messages.port(port, ALLOWED_PORTS.join(", "));
}

/**
 * Checks an address that the name service gave for a name.
 *
 * @param hostname the name
 * @param address one of its addresses
 * @returns a sentence for the person if it is refused, else null
 */
export function refuseAnswer(hostname: string, address: string): string | null {
	const check = publicAddress(address);
	if (check.isPublic) return null;
	if (check.kind === "unreadable") return messages.unreadableAddress(shownHost(hostname));
	if (check.kind === "own") return messages.hasOwnAddress(shownHost(hostname), address);
	return messages.hasAddress(check.kind, shownHost(hostname), address);
}

/**
 * Reads a host that is an IP address.
 *
 * @param hostname a host in the form of `URL.hostname`
 * @returns the address without brackets; null for a name
 */
export function addressLiteral(hostname: string): string | null {
	const text = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
	return hostname.startsWith("[") || isIP(text) !== 0 ? text : null;
}

/**
 * Shortens a host for a sentence: the end of a name says whose it is.
 *
 * @param hostname a host in the form of `URL.hostname`
 * @returns at most 101 characters
 */
export function shownHost(hostname: string): string {
	return hostname.length > MAX_SHOWN_HOST ? `…${hostname.slice(-MAX_SHOWN_HOST)}` : hostname;
}
