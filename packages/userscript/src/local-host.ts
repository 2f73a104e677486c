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
	const address = `http://${hostname}/`;
	if (!URL.canParse(address)) return false;
	const host = new URL(address).hostname.replace(/\.+$/, "");
	if (host.startsWith("[")) return isLocalIpv6(groupsOf(host.slice(1, -1)));
	const parts = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(host);
	if (parts !== null) return isLocalIpv4(parts.slice(1).reduce((sum, part) => sum * 256 + Number(part), 0));
	// A name without a dot has no public suffix: the user's own router or computer.
	return host !== "" && (!host.includes(".") || LOCAL_NAME.test(host));
}

function isLocalIpv4(address: number): boolean {
	return LOCAL_IPV4.some(([network, prefix]) => Math.floor((address - network) / 2 ** (32 - prefix)) === 0);
}

/** The eight groups of an address as a URL has it: in lower case, with at most one `::`, and without dots. */
function groupsOf(text: string): readonly number[] {
	const [before = "", after] = text.split("::");
	const read = (part: string): number[] =>
		part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
	const [start, end] = [read(before), read(after ?? "")];
	return after === undefined ? start : [...start, ...new Array<number>(8 - start.length - end.length).fill(0), ...end];
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
