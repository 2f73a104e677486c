import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fixedHead, PRIVATE_PATTERNS } from "../heads/fixed-heads.ts";

const read = (path: string): Buffer => readFileSync(new URL(`../..${path}`, import.meta.url));
const document = read("/index.html").toString();
const manifest = JSON.parse(read("/public/app.webmanifest").toString());

/** Width and height in the first chunk of a PNG (PNG § 11.2.2). */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("the pictures of the web app manifest exist in their sizes, one of them maskable", () => {
	for (const { src, sizes, type } of manifest.icons) {
		const file = read(`/public${src}`);
		if (type === "image/png") expect(sizeOf(file), src).toBe(sizes);
	}
	expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
});

test("the document names manifest, touch icon and an icon for browsers without SVG icons", () => {
	const links = [...document.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)];
	expect(links.map(([, rel, href]) => `${rel} ${href}`)).toEqual([
		"icon /favicon.ico",
		"icon /favicon.svg",
		"apple-touch-icon /icons/touch-180.png",
		"manifest /app.webmanifest",
	]);
	expect(sizeOf(read("/public/icons/touch-180.png"))).toBe("180x180");
	const ico = read("/public/favicon.ico");
	const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico[6 + 16 * index]);
	expect(sizes).toEqual([16, 32, 48]);
	for (const [index] of sizes.entries()) {
		const [length, offset] = [ico.readUInt32LE(14 + 16 * index), ico.readUInt32LE(18 + 16 * index)];
		expect(sizeOf(ico.subarray(offset, offset + length))).toBe(`${sizes[index]}x${sizes[index]}`);
	}
});

test("the shortcuts of the manifest are pages of the hub", () => {
	for (const { url } of manifest.shortcuts)
		expect(fixedHead(url) !== null || PRIVATE_PATTERNS.includes(url), url).toBe(true);
});
