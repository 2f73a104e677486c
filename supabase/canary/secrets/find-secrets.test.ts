import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makeFinder } from "./find-secrets.ts";
import { makeSecrets } from "./make-secrets.ts";

const secrets = makeSecrets();
const { sessionCookie: cookie, cardNumber, latitude, walletPhrase } = secrets;
const find = makeFinder(Object.values(secrets));
const value = cookie.value;
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const codes = [...value].map((sign) => sign.charCodeAt(0));

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
