import { BlockList, isIPv6 } from "node:net";
import { isLocalHost } from "@scriptorium/userscript/local-host";
import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { describe, expect, test } from "vitest";
import { words } from "./egress-proxy.test-support.ts";
import { publicAddress } from "./public-address.ts";

/** IANA IPv4 Special-Purpose Address Registry, all rows; and multicast, which has a registry of its own. */
const IANA_IPV4 = words(`
	0.0.0.0/8 0.0.0.0/32 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.0.0/29
	192.0.0.8/32 192.0.0.9/32 192.0.0.10/32 192.0.0.170/32 192.0.0.171/32 192.0.2.0/24 192.31.196.0/24
	192.52.193.0/24 192.88.99.0/24 192.88.99.2/32 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
	203.0.113.0/24 240.0.0.0/4 255.255.255.255/32 224.0.0.0/4
`);

/** IANA IPv6 Special-Purpose Address Registry, all rows (October 2025). */
const IANA_IPV6 = words(`
	::1/128 ::/128 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 100:0:0:1::/64 2001::/23 2001::/32
	2001:1::1/128 2001:1::2/128 2001:1::3/128 2001:2::/48 2001:3::/32 2001:4:112::/48 2001:10::/28 2001:20::/28
	2001:30::/28 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20 5f00::/16 fc00::/7 fe80::/10
`);
/** What IANA's Internet Protocol Version 6 Address Space reserves or has given out for something else than unicast: all but 2000::/3. */
const NOT_UNICAST = words(`
	::/8 100::/8 200::/7 400::/6 800::/5 1000::/4 4000::/3 6000::/3 8000::/3 a000::/3 c000::/3 e000::/4 f000::/5
	f800::/6 fe00::/9 fec0::/10 ff00::/8
`);

const isPublic = (address: string) => publicAddress(address).isPublic;

/** First and last address of a block. */
function endsOf(block: string): [first: bigint, last: bigint, isV6: boolean] {
	const [address, prefix] = ipaddr.parseCIDR(block);
	const bytes = address.toByteArray();
	const first = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
	return [first, first + 2n ** BigInt(bytes.length * 8 - prefix) - 1n, bytes.length === 16];
}

function addressOf(value: bigint, isV6: boolean): string {
	const bytes = Array.from({ length: isV6 ? 16 : 4 }, (_byte, at) =>
		Number((value >> BigInt(8 * ((isV6 ? 15 : 3) - at))) & 255n),
	);
	return ipaddr.fromByteArray(bytes).toString();
}

/** The same question, answered from the tables above by Node alone. One list for each family: Node finds an IPv4 address in `::/8`, too. */
const special = { ipv4: blockList("ipv4", IANA_IPV4), ipv6: blockList("ipv6", [...IANA_IPV6, ...NOT_UNICAST]) };
const isSpecial = (address: string) => {
	const family = isIPv6(address) ? "ipv6" : "ipv4";
	return special[family].check(address, family);
};

function blockList(family: "ipv4" | "ipv6", blocks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const block of blocks) {
		const [network = "", prefix] = block.split("/");
		list.addSubnet(network, Number(prefix), family);
	}
	return list;
}

describe("public addresses", () => {
	test.each([...IANA_IPV4, ...IANA_IPV6, ...NOT_UNICAST])("%s has none", (block) => {
		const [first, last, isV6] = endsOf(block);
		for (const value of [first, (first + last) / 2n, last]) expect(isPublic(addressOf(value, isV6))).toBe(false);
	});

	test.each(
		words(`
		1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0
		172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0
		198.51.99.255 203.0.114.0 223.255.255.255 8.8.8.8 168.63.129.15 168.63.129.17 2000:: 2001:200:: 2001:db7:ffff::1
		2001:db9:: 2003:: 2606:4700::1111 2620:4f:7fff:: 3ffe::1 3fff:1000::
	`),
	)("%s is one", (address) => {
		expect(publicAddress(address)).toEqual({ isPublic: true });
	});

	test.each(
		words(`
		168.63.129.16 169.254.169.254 169.254.170.2 100.100.100.200 192.0.0.192 fd00:ec2::254 fd20:ce::254 ::127.0.0.1
		::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:10.0.0.1 2002:7f00:1:: 2002:808:808::1
		2001:0:4136:e378:8000:63bf:3fff:fdd2 64:ff9b::169.254.169.254 64:ff9b::8.8.8.8 64:ff9b:1::a00:1 fec0::1 ff02::1
		0.0.0.0 ::
	`),
	)("%s, which services of platforms or translators have, is none", (address) => {
		expect(isPublic(address)).toBe(false);
	});

	test.each(["", "localhost", "127.1", "0x7f.1", "010.0.0.1", "8.8.8", "134744072", "8.8.8.8 ", "[2606:4700::1]"])(
		"%j is no address",
		(text) => {
			expect(publicAddress(text)).toEqual({ isPublic: false, kind: "unreadable" });
		},
	);

	test.each(["fe80::1%eth0", "2606:4700::1%1", "8.8.8.8%1", "1.1.1.1/32"])(
		"%s, with a zone or mask, is none",
		(text) => {
			expect(publicAddress(text)).toEqual({ isPublic: false, kind: "unreadable" });
		},
	);

	test("say of which kind the others are", () => {
		const kindOf = (address: string) => {
			const check = publicAddress(address);
			return check.isPublic ? "public" : check.kind;
		};
		for (const address of words(`
			10.0.0.1 127.0.0.1 169.254.1.1 100.64.0.1 ::1 fd00::1 fe80::1 fec0::1
		`))
			expect(kindOf(address)).toBe("private");
		for (const address of words(`
			192.0.2.1 224.0.0.1 ::ffff:10.0.0.1 2002::1 168.63.129.16 5f00::1 4000::1
		`))
			expect(kindOf(address)).toBe("reserved");
	});
});

/** Any address, and those at the ends of blocks, where mistakes are. */
const anyAddress = fc.oneof(
	fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }).map((value) => addressOf(value, false)),
	fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }).map((value) => addressOf(value, true)),
	fc.bigInt({ min: 2n ** 125n, max: 2n ** 126n - 1n }).map((value) => addressOf(value, true)),
	fc
		.tuple(fc.constantFrom(...IANA_IPV4, ...IANA_IPV6, ...NOT_UNICAST), fc.integer({ min: -2, max: 2 }), fc.boolean())
		.map(([block, offset, atEnd]) => {
			const [first, last, isV6] = endsOf(block);
			const size = 2n ** (isV6 ? 128n : 32n);
			return addressOf(((atEnd ? last : first) + BigInt(offset) + size) % size, isV6);
		}),
);

describe("any address", () => {
	test("is public exactly if no registry names it", () => {
		fc.assert(
			fc.property(anyAddress, (address) => {
				// The one address that no registry names.
				fc.pre(address !== "168.63.129.16");
				expect(isPublic(address), address).toBe(!isSpecial(address));
			}),
			{ numRuns: 5_000 },
		);
	});

	test("that is local for a userscript's requests is not public here", () => {
		fc.assert(
			fc.property(anyAddress, (address) => {
				const isLocal = isLocalHost(isIPv6(address) ? `[${address}]` : address);
				expect(isLocal && isPublic(address), address).toBe(false);
			}),
			{ numRuns: 5_000 },
		);
	});

	test("that carries a private IPv4 address inside is not public", () => {
		const inside = fc.constantFrom(
			"10.0.0.1",
			"127.0.0.1",
			"169.254.169.254",
			"172.16.0.1",
			"192.168.1.1",
			"100.64.0.1",
		);
		const hex = (address: string) => {
			const [a = 0, b = 0, c = 0, d = 0] = ipaddr.parse(address).toByteArray();
			return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)] as const;
		};
		fc.assert(
			fc.property(inside, (address) => {
				const [high, low] = hex(address);
				for (const form of [
					`::${high}:${low}`,
					`::ffff:${high}:${low}`,
					`::ffff:0:${high}:${low}`,
					`64:ff9b::${high}:${low}`,
					`64:ff9b:1::${high}:${low}`,
					`2002:${high}:${low}::1`,
				])
					expect(isPublic(form), form).toBe(false);
			}),
		);
	});
});
