import { describe, expect, test } from "vitest";
import { charsetOf, decodeText } from "./decode-text.ts";

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const bytes = (...parts: (string | number)[]): Uint8Array =>
	Uint8Array.from(parts.flatMap((part) => (typeof part === "number" ? [part] : [...new TextEncoder().encode(part)])));
const utf16be = (text: string): number[] =>
	[...text].flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 0xff]);
const utf16le = (text: string): number[] =>
	[...text].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]);

describe("decodeText", () => {
	test.each([
		["UTF-8", bytes("ü 首页"), "", "ü 首页"],
		["UTF-8 with a mark", bytes(0xef, 0xbb, 0xbf, "ü"), "text/javascript; charset=gbk", "ü"],
		["UTF-16 LE with a mark", bytes(0xff, 0xfe, ...utf16le("ü 首")), "", "ü 首"],
		["UTF-16 BE with a mark", bytes(0xfe, 0xff, ...utf16be("ü 首")), "text/plain", "ü 首"],
		["GBK", bytes(0xca, 0xd7, 0xd2, 0xb3), "text/javascript; charset=gbk", "首页"],
		["GBK in capitals and quotes", bytes(0xca, 0xd7), 'text/html;Charset="GB2312"', "首"],
		["windows-1252", bytes(0xfc, 0x80), "text/javascript;charset=iso-8859-1", "ü€"],
		["Shift_JIS", bytes(0x8e, 0x9a), "text/plain; a=b; charset=sjis; c=d", "字"],
		["an unknown label", bytes("ü"), "text/plain; charset=none", "ü"],
		["an empty label", bytes("ü"), "text/plain; charset=", "ü"],
		["nothing", bytes(), "", ""],
		["a mark alone", bytes(0xef, 0xbb, 0xbf), "", ""],
	])("%s", (_, given, type, text) => {
		expect(decodeText(given, type)).toEqual({ ok: true, text });
	});

	test.each([
		["windows-1252 without a charset", bytes("name ", 0xfc), "text/javascript", "utf-8"],
		["half a character", bytes(0xe9, 0xa6), "", "utf-8"],
		["UTF-16 with an odd byte", bytes(0xff, 0xfe, 0x41), "", "utf-16le"],
		["half a surrogate pair", bytes(0xff, 0xfe, 0x00, 0xd8), "", "utf-16le"],
		["not the charset that is named", bytes(0x81), "text/plain; charset=gbk", "gbk"],
	])("%s is no text", (_, given, type, encoding) => {
		expect(decodeText(given, type)).toEqual({ ok: false, encoding });
	});

	test.each([
		["text/html", null],
		["text/html;charset=a", "a"],
		["text/html ; charset = a b", "a"],
		['text/html;charset="a;b"', "a;b"],
		["text/html;xcharset=a", null],
		["text/html;charset=a;charset=b", "a"],
	])("the character set of %s", (type, charset) => {
		expect(charsetOf(type)).toBe(charset);
	});
});
