import { deflateRawSync, gzipSync } from "node:zlib";
import { encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { makeFinder } from "./find-secrets.ts";
import { makeSecrets } from "./make-secrets.ts";

const secrets = makeSecrets();
const { sessionCookie: cookie, cardNumber, latitude, walletPhrase } = secrets;
const find = makeFinder(Object.values(secrets));
const value = cookie.value;
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const codes = [...value].map((sign) => sign.charCodeAt(0));

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const base32 = (text: string) =>
	(
		[...Buffer.from(text)]
			.map((byte) => byte.toString(2).padStart(8, "0"))
			.join("")
			.match(/.{5}/g) ?? []
	)
		.map((bits) => ALPHABET[Number.parseInt(bits, 2)])
		.join("");
const turnedBase64 = (text: string) =>
	btoa(text)
		.replace(/=/g, "")
		.replace(/[A-Za-z]/g, (sign) => (sign < "a" ? sign.toLowerCase() : sign.toUpperCase()))
		.replace(/[0-9+/]/g, (sign) => "_~!.*(){}@;:"["0123456789+/".indexOf(sign)] ?? sign);
/** Encodes bytes as the colors of a PNG. */
const picture = (bytes: readonly number[]) => {
	const pixels = Math.ceil(bytes.length / 3);
	const data = Uint8Array.from({ length: pixels * 4 }, (_, at) =>
		at % 4 === 3 ? 255 : (bytes[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
	);
	return latin(encode({ width: pixels, height: 1, channels: 4, data }));
};

describe("a secret is found", () => {
	it.each([
		["unchanged", `a=1&c=${value}`],
		["in upper case, as in a host name", `https://${value.toUpperCase()}.thief.test/`],
		["percent-encoded", `c=${codes.map((code) => `%${code.toString(16)}`).join("")}`],
		["percent-encoded twice", encodeURIComponent(codes.map((code) => `%${code.toString(16)}`).join(""))],
		["in base64", `c=${btoa(`session=${value}; x=1`)}`],
		["in URL-safe base64 after a prefix", `v1.${Buffer.from(`{"c":"${value}"}`).toString("base64url")}`],
		["in base64 of base64", btoa(btoa(value))],
		["in hexadecimal", Buffer.from(value).toString("hex")],
		["reversed", [...value].reverse().join("")],
		["reversed in base64", btoa([...value].reverse().join(""))],
		["as character codes", codes.join(",")],
		["as character codes in hexadecimal", codes.map((code) => code.toString(16)).join(" ")],
		["with every character escaped", codes.map((code) => `\\u00${code.toString(16)}`).join("")],
		["as JSON in JSON", JSON.stringify(JSON.stringify({ 'c"': value }))],
		["with separators between the characters", [...value].join("-")],
		["each character shifted by 3", codes.map((code) => String.fromCharCode(code + 3)).join("")],
		["XORed with a constant", codes.map((code) => String.fromCharCode(code ^ 0x2a)).join("")],
		["compressed", latin(gzipSync(JSON.stringify({ value })))],
		["compressed without a header", latin(deflateRawSync(JSON.stringify({ value, more: "-".repeat(40) })))],
		["compressed in a part of a form", `--x\r\nname="f"\r\n\r\n${latin(gzipSync(value))}\r\n--x--`],
		["in base32, as a host name", `https://${base32(`c=${value}`)}.thief.test/`],
		["in base32 in several labels", `${base32(`c=${value}`).replace(/.{15}/g, "$&.")}.thief.test`],
		["in base64 with a custom alphabet", turnedBase64(`{"c":"${value}"}`)],
		[
			"with substituted characters",
			[...value].map((sign) => String.fromCodePoint(0x1f600 + sign.charCodeAt(0))).join(""),
		],
		["as indexes in an alphabet", codes.map((code) => code - 47).join(",")],
		[
			"XORed with a repeated key",
			codes.map((code, at) => String.fromCharCode(code ^ "k3Yz!".charCodeAt(at % 5))).join(""),
		],
		[
			"each character shifted by its position modulo 7",
			codes.map((code, at) => String.fromCharCode(code + (at % 7))).join(""),
		],
		["each character shifted by its position", codes.map((code, at) => String.fromCharCode(code + at + 1)).join("")],
		[
			"each character XORed with the previous one",
			codes.map((_code, at) => String.fromCharCode(codes.slice(0, at + 1).reduce((all, one) => all ^ one, 7))).join(""),
		],
		[
			"its even characters before its odd characters",
			[0, 1].map((odd) => [...value].filter((_sign, at) => at % 2 === odd).join("")).join(""),
		],
		["with random characters inserted", [...value].map((sign, at) => sign + "q7xm"[at % 4]).join("")],
		["in the colors of a picture", `head${picture(codes)}`],
		[
			"in the lowest bits of a picture",
			picture(codes.flatMap((code) => [...code.toString(2).padStart(8, "0")].map((bit) => 100 + Number(bit)))),
		],
		["only in part", value.slice(5, 15)],
	])("%s", (_name, text) => {
		expect(find(text)).toEqual([cookie]);
	});

	it("as a grouped card number, a coordinate with fewer decimals, or a recovery phrase", () => {
		expect(find(cardNumber.value.replace(/(.{4})/g, "$1 "))).toEqual([cardNumber]);
		expect(find(`lat=${latitude.value.slice(0, 9)}`)).toEqual([latitude]);
		expect(find(walletPhrase.value.replaceAll(" ", "+"))).toEqual([walletPhrase]);
	});
});

it("finds nothing in unrelated text", () => {
	const others = makeSecrets();
	const text = Object.values(others)
		.map((other) => other.value)
		.join("&");
	expect(find(`${text}${btoa(text)}lat=47.1&id=42&t=${Date.now()}`)).toEqual([]);
	expect(find(value.slice(0, 8))).toEqual([]);
});
