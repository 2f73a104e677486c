import { BlockList, isIPv6 } from "node:net";
import os from "node:os";

/** A network with a shorter prefix than these is no local network, but the way to everything: only the address itself counts. */
const MIN_PREFIX = { ipv4: 8, ipv6: 32 } as const;

/**
 * Whether an address belongs to this machine or to a network that it is directly connected to. Public addresses can: a server's own,
 * which reaches services that its firewall hides from others, and in IPv6 those of all devices at home or in an office.
 *
 * @param address an IP address, without brackets or zone
 * @returns true for an address of a network interface and for its neighbors
 */
export function isOwnAddress(address: string): boolean {
	const own = new BlockList();
	// Read each time: interfaces come and go.
	for (const entry of Object.values(os.networkInterfaces()).flat()) {
		if (entry === undefined) continue;
		const family = entry.family === "IPv6" ? "ipv6" : "ipv4";
		own.addAddress(entry.address, family);
		const prefix = Number(entry.cidr?.split("/")[1] ?? 0);
		if (prefix >= MIN_PREFIX[family]) own.addSubnet(entry.address, prefix, family);
	}
	return own.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
