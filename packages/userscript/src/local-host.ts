/** Networks of IPv4 that are no part of the internet: RFC 6890 and RFC 6598, multicast and reserved ones included. */
const LOCAL_IPV4: readonly (readonly [address: number, prefix: number])[] = [
	[0x00_00_00_00, 8],
	[0x0a_00_00_00, 8],
	[0x64_40_00_00, 10],
	[0x7f_00_00_00, 8],
	[0xa9_fe_00_00, 16],
	[0xac_10_00_00, 12],
	[0xc0_00_00_00, 24],
	[0xc0_a8_00_00, 16],
	[0xc6_12_00_00, 15],
	[0xe0_00_00_00, 3],
];
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/;

/**
 * Whether a host is this computer or in the user's own network, by its name or address alone: what a name of the internet
 * resolves to is not known here. Addresses count in every notation that browsers read (`0x7f.1`, `017700000001`, `[::ffff:10.0.0.1]`),
 * and in those by which routers translate to IPv4 (NAT64, 6to4, Teredo).
 *
 * @param hostname a host without port, as in `URL.hostname` or as somebody wrote it
 * @returns true for a local one, and for a name without a dot
 */
export function isLocalHost(hostname: string): boolean {
	const host = hostname.normalize("NFKC").toLowerCase().replace(/\.$/, "");
	if (host.startsWith("[")) {
		if (!host.endsWith("]")) return false;
		const groups = groupsOf(host.slice(1, -1));
		return groups !== null && isLocalIpv6(groups);
	}
	const address = readIpv4(host);
	if (address !== null) return isLocalIpv4(address);
	// A name without a dot has no public suffix: the user's own router or computer.
	return /^[^\s/?#@:]+$/.test(host) && (!host.includes(".") || LOCAL_NAME.test(host));
}

/** Reads an IPv4 address as browsers do: one to four numbers, decimal, octal or hexadecimal, the last of which fills the rest. */
function readIpv4(host: string): number | null {
	const parts = host.split(".").map(readNumber);
	const last = parts.pop() ?? Number.NaN;
	if (parts.length > 3 || [...parts, last].some(Number.isNaN)) return null;
	const address = parts.reduce((sum, part, at) => sum + part * 256 ** (3 - at), last);
	return parts.every((part) => part < 256) && last < 256 ** (4 - parts.length) ? address : null;
}

function readNumber(text: string): number {
	if (/^0x[\da-f]*$/.test(text)) return Number.parseInt(`0${text.slice(2)}`, 16);
	if (/^0[0-7]+$/.test(text)) return Number.parseInt(text, 8);
	return /^\d+$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
}

function isLocalIpv4(address: number): boolean {
	return LOCAL_IPV4.some(([network, prefix]) => Math.floor((address - network) / 2 ** (32 - prefix)) === 0);
}

/** The eight groups of an address; null for a text that is none. */
function groupsOf(text: string): readonly number[] | null {
	const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
	const ipv4 = readIpv4(dotted?.[2] ?? "");
	const plain = ipv4 === null ? text : `${dotted?.[1]}${(ipv4 >>> 16).toString(16)}:${(ipv4 & 0xffff).toString(16)}`;
	const [before = "", after, ...more] = plain.split("::");
	const read = (part: string): number[] =>
		part === ""
			? []
			: part.split(":").map((group) => (/^[\da-f]{1,4}$/.test(group) ? Number.parseInt(group, 16) : Number.NaN));
	const [start, end] = [read(before), read(after ?? "")];
	const missing = 8 - start.length - end.length;
	if (more.length > 0 || missing < 0 || (after === undefined) !== (missing === 0)) return null;
	const groups = [...start, ...new Array<number>(missing).fill(0), ...end];
	return groups.some(Number.isNaN) ? null : groups;
}

/** Loopback, unspecified, local-use and multicast addresses, and those that stand for a local one of IPv4. */
function isLocalIpv6(groups: readonly number[]): boolean {
	const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0, eighth = 0] = groups;
	const last = seventh * 0x1_0000 + eighth;
	// Unique local (fc00::/7), link-local and the former site-local (fe80::/9), multicast (ff00::/8).
	if ((first & 0xfe00) === 0xfc00 || (first & 0xff80) === 0xfe80 || first >= 0xff00) return true;
	const startsWithZeros = first === 0 && second === 0 && third === 0 && fourth === 0;
	// `::`, `::1` and the former IPv4-compatible ones; mapped (::ffff:0:0/96) and translated ones (::ffff:0:0:0/96).
	if (startsWithZeros && fifth === 0 && (sixth === 0 || sixth === 0xffff)) return isLocalIpv4(last);
	if (startsWithZeros && fifth === 0xffff && sixth === 0) return isLocalIpv4(last);
	// NAT64 (64:ff9b::/96), and its prefix for local use (64:ff9b:1::/48).
	if (first === 0x64 && second === 0xff9b) return third === 1 || isLocalIpv4(last);
	if (first === 0x2002) return isLocalIpv4(second * 0x1_0000 + third); // 6to4
	if (first === 0x2001 && second === 0) return isLocalIpv4((last ^ 0xffff_ffff) >>> 0); // Teredo
	return false;
}
