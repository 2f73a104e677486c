import { describe, expect, test } from "vitest";
import { readDataAddress } from "./data-address.ts";
import { decodeText } from "./decode-text.ts";

const read = (address: string) => {
	const data = readDataAddress(address);
	return data && [data.contentType, decodeText(data.bytes)];
};

describe("readDataAddress", () => {
	test.each([
		["data:,a", "text/plain", "a"],
		["data:application/javascript,%3Bvar%20A%3D%22%20%25%20%C3%BC%22%3B", "application/javascript", ';var A=" % ü";'],
		["data:text/javascript;charset=utf-8;base64,dmFyIEE7", "text/javascript;charset=utf-8", "var A;"],
		["DATA:text/css;BASE64 ,Yg==", "text/css", "b"],
		["data:;charset=gbk,a", "text/plain;charset=gbk", "a"],
		["data:nonsense,a", "text/plain", "a"],
		["data:text/css,a,b;c", "text/css", "a,b;c"],
		["data:text/css,ü", "text/css", "ü"],
		["data:text/css,100%;a%zz%4", "text/css", "100%;a%zz%4"],
		["data:text/css,a%23b#sha256=00", "text/css", "a#b"],
		["data:text/plain;base64,YQ", "text/plain", "a"],
		["data:text/plain;base64,%59%51%3D%3D", "text/plain", "a"],
		["data:text/plain;base64, Y Q", "text/plain", "a"],
		["data:text/plain,", "text/plain", ""],
	])("%s", (address, type, text) => {
		expect(read(address)).toEqual([type, { ok: true, text }]);
	});

	test.each([
		"https://a.example/data:,",
		"data:text/plain",
		"data:text/plain;base64,Y",
		"data:;base64,?",
		"database,a",
	])("%s is none", (address) => {
		expect(read(address)).toBeNull();
	});
});
