import { describe, expect, test } from "vitest";
import { parseChecksums, pinningChecksum } from "./checksum.ts";

const AT = "https://static.example/lib.js";
/** Digests of the text `abc`, as hexadecimal and as base64. Source: FIPS 180-2, appendix; RFC 1321, A.5. */
const DIGESTS = [
	["md5", "900150983cd24fb0d6963f7d28e17f72", "kAFQmDzST7DWlj99KOF/cg=="],
	["sha1", "a9993e364706816aba3e25717850c26c9cd0d89d", "qZk+NkcGgWq6PiVxeFDCbJzQ2J0="],
	[
		"sha256",
		"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
		"ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=",
	],
	[
		"sha384",
		"cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
		"ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn",
	],
	[
		"sha512",
		"ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
		"3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==",
	],
] as const;

describe("checksum", () => {
	test.each(DIGESTS)("reads hexadecimal and base64 of %s to the same digest", (algorithm, hex, base64) => {
		for (const sign of ["-", "="]) {
			for (const digest of [hex, hex.toUpperCase(), base64]) {
				expect(parseChecksums(`${AT}#${algorithm}${sign}${digest}`)).toEqual({
					url: AT,
					checksums: [{ algorithm, hex, collisionResistant: algorithm.length > 4 }],
					malformed: [],
				});
			}
		}
	});

	test.each([
		["nothing", ""],
		["a fragment of the page", "#top"],
		["no algorithm", "#a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"],
	])("finds none in %s", (_, fragment) => {
		expect(parseChecksums(AT + fragment)).toEqual({ url: AT, checksums: [], malformed: [] });
	});

	test.each([
		["twenty characters that are no MD5", `md5-${"a".repeat(24)}`],
		["one digit too many", `sha256=${"a".repeat(65)}`],
		["one digit too few", `sha256=${"a".repeat(63)}`],
		["the length of another algorithm", `sha512=${"a".repeat(64)}`],
		["letters beyond F", `sha256=${"g".repeat(64)}`],
		["base64 without its padding", `sha256-${"b".repeat(43)}`],
		["base64 of URLs, which ScriptCat does not read", `sha256-${"_".repeat(43)}=`],
		["padding in the middle", `sha256-${"b".repeat(20)}=${"b".repeat(22)}=`],
		["a second fragment", `sha256=${"a".repeat(64)}#top`],
		["an algorithm nobody computes", `sha3=${"a".repeat(64)}`],
		["an upper-case name, which ScriptCat skips", `SHA256=${"a".repeat(64)}`],
		["a dash in the name", `sha-256=${"a".repeat(64)}`],
	])("does not count %s", (_, part) => {
		expect(parseChecksums(`${AT}#${part}`)).toEqual({ url: AT, checksums: [], malformed: [part] });
		expect(pinningChecksum(`${AT}#${part}`)).toBeNull();
	});

	const good = `sha256=${"a".repeat(64)}`;
	test.each([
		[`#${good}`, "sha256"],
		[`#md5=ad34bb,${good}`, "sha256"],
		[`#md5=${"a".repeat(32)};${good}`, "sha256"],
		[`#${good},md5=${"a".repeat(32)}`, null],
		[`#${good},sha256=abc`, null],
		[`#md5=${"a".repeat(32)}`, null],
		[`#sha1=${"a".repeat(40)}`, null],
		["", null],
	])("what keeps %s from changing", (fragment, name) => {
		expect(pinningChecksum(AT + fragment)?.algorithm ?? null).toBe(name);
	});
});
