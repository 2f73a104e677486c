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
/** A picture whose colours are these bytes, as bytes. */
const picture = (bytes: readonly number[]) => {
	const pixels = Math.ceil(bytes.length / 3);
	const data = Uint8Array.from({ length: pixels * 4 }, (_, at) =>
		at % 4 === 3 ? 255 : (bytes[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
	);
	return latin(encode({ width: pixels, height: 1, channels: 4, data }));
};

describe("a secret is found", () => {
	it.each([
		["as it is", `a=1&c=${value}`],
		["in capitals, as a host name may be", `https://${value.toUpperCase()}.thief.test/`],
		["percent-encoded", `c=${codes.map((code) => `%${code.toString(16)}`).join("")}`],
		["percent-encoded twice", encodeURIComponent(codes.map((code) => `%${code.toString(16)}`).join(""))],
		["in base64", `c=${btoa(`session=${value}; x=1`)}`],
		["in base64 for addresses, behind a prefix", `v1.${Buffer.from(`{"c":"${value}"}`).toString("base64url")}`],
		["in base64 of base64", btoa(btoa(value))],
		["in hexadecimal", Buffer.from(value).toString("hex")],
		["turned round", [...value].reverse().join("")],
		["turned round in base64", btoa([...value].reverse().join(""))],
		["as character codes", codes.join(",")],
		["as character codes in hexadecimal", codes.map((code) => code.toString(16)).join(" ")],
		["with every sign escaped", codes.map((code) => `\\u00${code.toString(16)}`).join("")],
		["as JSON in JSON", JSON.stringify(JSON.stringify({ 'c"': value }))],
		["with signs between", [...value].join("-")],
		["each sign moved by 3", codes.map((code) => String.fromCharCode(code + 3)).join("")],
		["combined with a constant", codes.map((code) => String.fromCharCode(code ^ 0x2a)).join("")],
		["compressed", latin(gzipSync(JSON.stringify({ value })))],
		["compressed without a head", latin(deflateRawSync(JSON.stringify({ value, more: "-".repeat(40) })))],
		["compressed in a part of a form", `--x\r\nname="f"\r\n\r\n${latin(gzipSync(value))}\r\n--x--`],
		["in base32, as a host name", `https://${base32(`c=${value}`)}.thief.test/`],
		["in base32 in several labels", `${base32(`c=${value}`).replace(/.{15}/g, "$&.")}.thief.test`],
		["in base64 of an alphabet of its own", turnedBase64(`{"c":"${value}"}`)],
		["in letters for others", [...value].map((sign) => String.fromCodePoint(0x1f600 + sign.charCodeAt(0))).join("")],
		["as places in an alphabet", codes.map((code) => code - 47).join(",")],
		[
			"with a key that comes again",
			codes.map((code, at) => String.fromCharCode(code ^ "k3Yz!".charCodeAt(at % 5))).join(""),
		],
		["with a number of its place modulo 7", codes.map((code, at) => String.fromCharCode(code + (at % 7))).join("")],
		["each sign moved by its place", codes.map((code, at) => String.fromCharCode(code + at + 1)).join("")],
		[
			"each sign combined with the one before",
			codes.map((_code, at) => String.fromCharCode(codes.slice(0, at + 1).reduce((all, one) => all ^ one, 7))).join(""),
		],
		[
			"its even signs before its odd signs",
			[0, 1].map((odd) => [...value].filter((_sign, at) => at % 2 === odd).join("")).join(""),
		],
		["with noise between", [...value].map((sign, at) => sign + "q7xm"[at % 4]).join("")],
		["in the colours of a picture", `head${picture(codes)}`],
		[
			"in the lowest bits of a picture",
			picture(codes.flatMap((code) => [...code.toString(2).padStart(8, "0")].map((bit) => 100 + Number(bit)))),
		],
		["only in part", value.slice(5, 15)],
	])("%s", (_name, text) => {
		expect(find(text)).toEqual([cookie]);
	});

	it("as a card number in groups, a place with fewer decimals, the words of a wallet", () => {
		expect(find(cardNumber.value.replace(/(.{4})/g, "$1 "))).toEqual([cardNumber]);
		expect(find(`lat=${latitude.value.slice(0, 9)}`)).toEqual([latitude]);
		expect(find(walletPhrase.value.replaceAll(" ", "+"))).toEqual([walletPhrase]);
	});
});

it("nothing is found in what holds nothing", () => {
	const others = makeSecrets();
	const text = Object.values(others)
		.map((other) => other.value)
		.join("&");
	expect(find(`${text}${btoa(text)}lat=47.1&id=42&t=${Date.now()}`)).toEqual([]);
	expect(find(value.slice(0, 8))).toEqual([]);
});
