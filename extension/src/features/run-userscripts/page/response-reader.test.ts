// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { bare } from "./built-ins.ts";
import { createResponseReader, headerIn, mimeOf, readResponseType } from "./response-reader.ts";

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);

function read(type: string, contentType: string, ...parts: Uint8Array<ArrayBuffer>[]) {
	const reader = createResponseReader(readResponseType(type), contentType);
	for (const part of parts) reader.push(part, part.length);
	const target = bare();
	reader.write(target, true);
	return target;
}

describe("createResponseReader", () => {
	it.each([
		["text/plain; charset=ISO-8859-1", "ü"],
		['text/plain; charset="iso-8859-1"; x=y', "ü"],
		["text/plain; charset=nonsense", "\ufffd"],
		["", "\ufffd"],
	])("decodes %s", (type, text) => {
		expect(read("", type, bytes(0xfc)).responseText).toBe(text);
	});

	it.each([
		["UTF-8", [0xef, 0xbb, 0xbf, 0xc3, 0xbc]],
		["UTF-16 LE", [0xff, 0xfe, 0xfc, 0x00]],
		["UTF-16 BE", [0xfe, 0xff, 0x00, 0xfc]],
	])("a byte order mark of %s counts more than the type, also when it arrives in parts", (_, values) => {
		expect(read("", "text/plain; charset=gbk", bytes(...values)).responseText).toBe("ü");
		expect(read("", "text/plain; charset=gbk", ...values.map((value) => bytes(value))).responseText).toBe("ü");
		expect(read("", "text/plain; charset=gbk", bytes(values[0] ?? 0)).responseText).not.toBe("");
	});

	it("short texts are there before and at the end", () => {
		expect(read("", "", bytes(0x61)).responseText).toBe("a");
		expect(read("", "").responseText).toBe("");
		expect(read("", "text/plain; charset=gbk", bytes(0xca), bytes(0xd7)).responseText).toBe("首");
	});

	it("JSON is UTF-8 whatever the type says; what is no JSON is null", () => {
		expect(read("json", "application/json; charset=iso-8859-1", bytes(0x22, 0xc3, 0xbc, 0x22)).response).toBe("ü");
		expect(read("json", "", bytes(0x7b)).response).toBeNull();
	});

	it("bytes are put together in their order", async () => {
		expect(new Uint8Array(read("arraybuffer", "", bytes(1, 2), bytes(3)).response as ArrayBuffer)).toEqual(
			bytes(1, 2, 3),
		);
		const blob = read("blob", "Image/X; a=b", bytes(1), bytes(2, 3)).response as Blob;
		expect([blob.type, await blob.text()]).toEqual(["image/x", "\u0001\u0002\u0003"]);
		expect("responseText" in read("blob", "")).toBe(false);
	});

	it("every read gives the same object", () => {
		const reader = createResponseReader("json", "");
		reader.push(bytes(0x7b, 0x7d), 2);
		const [one, other] = [bare(), bare()];
		reader.write(one, true);
		reader.write(other, true);
		expect(one.response).toBe(other.response);
	});

	it("before the end there is text only", () => {
		for (const type of ["json", "blob", "arraybuffer", "document"] as const) {
			const target = bare();
			const reader = createResponseReader(type, "");
			reader.push(bytes(0x31), 1);
			reader.write(target, false);
			expect(Object.keys(target)).toEqual([]);
		}
	});
});

it("headerIn finds whole names", () => {
	const headers = "content-type-x: no\r\ncontent-type: a; b\r\nx: 1\r\n";
	expect([headerIn(headers, "content-type"), headerIn(headers, "x"), headerIn(headers, "y")]).toEqual([
		"a; b",
		"1",
		"",
	]);
	expect(mimeOf(" Text/HTML ;charset=x")).toBe("text/html");
});
