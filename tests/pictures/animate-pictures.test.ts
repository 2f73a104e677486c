import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { animatePictures } from "./animate-pictures.ts";

/** A PNG of one gray pixel; its checksums are not read. */
function pixel(gray: number): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const length = Buffer.alloc(4);
		length.writeUInt32BE(data.length);
		return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
	};
	const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
	const parts = [
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.from([0, gray]))),
		chunk("IEND", Buffer.alloc(0)),
	];
	return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}

/** Types and first numbers of the chunks of a file. */
function read(file: Buffer): readonly (readonly [type: string, number: number])[] {
	const chunks: [string, number][] = [];
	for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
		chunks.push([file.toString("latin1", at + 4, at + 8), file.readUInt32BE(at) < 4 ? 0 : file.readUInt32BE(at + 8)]);
	return chunks;
}

test("frames are numbered in their order, and the first one is the still picture", () => {
	const file = animatePictures([
		{ png: pixel(0), duration: 100 },
		{ png: pixel(255), duration: 200 },
		{ png: pixel(9), duration: 300 },
	]);
	const chunks = read(file);
	expect(chunks.map(([type]) => type)).toEqual([
		"IHDR",
		"acTL",
		"fcTL",
		"IDAT",
		"fcTL",
		"fdAT",
		"fcTL",
		"fdAT",
		"IEND",
	]);
	expect(chunks.filter(([type]) => /^f[cd]/.test(type)).map(([, number]) => number)).toEqual([0, 1, 2, 3, 4]);
	expect(chunks[1]).toEqual(["acTL", 3]);
	expect(() => animatePictures([])).toThrow("needs a frame");
});
