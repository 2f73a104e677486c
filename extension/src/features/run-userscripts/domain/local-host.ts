/**
 * Whether a host is this computer or in the user's own network, by its name or address alone: what a name of the internet
 * resolves to is not known here.
 * @param hostname of a `URL`, in lower case
 */
export function isLocalHost(hostname: string): boolean {
	const host = hostname.replace(/\.$/, "");
	if (host.startsWith("[")) return isLocalIpv6(host.slice(1, -1));
	const parts = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host);
	if (parts !== null) return isLocalIpv4(Number(parts[1]), Number(parts[2]));
	// A name without a dot has no public suffix: the user's own router or computer.
	return !host.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}

/** Ranges of RFC 1918, RFC 6598 (shared by providers), loopback, link-local and "this host". */
function isLocalIpv4(first: number, second: number): boolean {
	if ([0, 10, 127].includes(first)) return true;
	if (first === 100) return second >= 64 && second <= 127;
	if (first === 172) return second >= 16 && second <= 31;
	return (first === 192 && second === 168) || (first === 169 && second === 254);
}

/** Loopback, unspecified, unique local and link-local addresses, and IPv4 addresses written as IPv6. */
function isLocalIpv6(address: string): boolean {
	if (address === "::" || address === "::1" || /^f[cd]/.test(address) || /^fe[89ab]/.test(address)) return true;
	const mapped = /^::ffff:([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(address);
	if (mapped === null) return false;
	const high = Number.parseInt(mapped[1] ?? "", 16);
	return isLocalIpv4(high >> 8, high & 255);
}
