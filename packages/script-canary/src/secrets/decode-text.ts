import { inflateRawSync, inflateSync } from "node:zlib";
import { PICTURE, picturesIn } from "./read-picture.ts";

const MAX_TEXTS = 400;
const MAX_LENGTH = 200_000;
const MAX_DEPTH = 3;
const GZIP = "\u001f\u008b\u0008";
const ZLIB = ["x\u0001", "x^", "x\u009c", "x\u00da"];
const PACKED = [GZIP, ...ZLIB.filter((mark) => mark !== "x^")];

/**
 * Lists possible plain texts of an encoded text: the text itself, and its decoded, decompressed and reversed forms. Results of
 * fewer decoding steps come first.
 */
export function readings(text: string): string[] {
	const seen = new Set<string>();
	let level = [text.slice(0, MAX_LENGTH)];
	for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
		const fresh = level.filter((reading) => reading.length >= 8 && !seen.has(reading));
		for (const reading of fresh) if (seen.size < MAX_TEXTS) seen.add(reading);
		level = depth === MAX_DEPTH ? [] : fresh.filter((one) => depth === 0 || mayHoldMore(one)).flatMap(decodings);
		if (seen.size >= MAX_TEXTS) break;
	}
	return [...seen, ...[...seen].map((reading) => [...reading].reverse().join(""))];
}

/** Whether decoding again makes sense: for readable text and for data with a known header, not for random bytes. */
function mayHoldMore(text: string): boolean {
	const start = text.slice(0, 400);
	const strange = start.match(/[^\s\u0020-\u007e]/g)?.length ?? 0;
	return strange < start.length / 4 || placesOf(start, [...PACKED, PICTURE]).length > 0;
}

function decodings(text: string): string[] {
	return [
		...percent(text),
		...escapes(text),
		...base64(text),
		...hex(text),
		...charCodes(text),
		...base32(text),
		...longNumbers(text),
		...unpacked(text),
		...picturesIn(text),
	];
}

function percent(text: string): string[] {
	if (!/%[0-9a-f]{2}|\+/i.test(text)) return [];
	const bytes = text.replace(/\+/g, " ").replace(/%u([0-9a-f]{4})/gi, (_all, code: string) => fromCode(code, 16));
	const decoded = bytes.replace(/%([0-9a-f]{2})/gi, (_all, code: string) => fromCode(code, 16));
	return [decoded];
}

function escapes(text: string): string[] {
	if (!/\\[ux]|&#|\\["\\/]/i.test(text)) return [];
	return [
		text
			.replace(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|&#x([0-9a-f]+);/gi, (_all, a?: string, b?: string, c?: string) =>
				fromCode(a ?? b ?? c ?? "0", 16),
			)
			.replace(/&#(\d+);/g, (_all, code: string) => fromCode(code, 10))
			.replace(/\\(["\\/])/g, "$1"),
	];
}

/** Decodes base64 tokens at each of the four offsets, because a prefix such as a counter shifts the groups. */
function base64(text: string): string[] {
	const tokens = text.match(/[A-Za-z0-9+/_-]{12,}/g) ?? [];
	return tokens
		.slice(0, 60)
		.flatMap((token) =>
			[0, 1, 2, 3].map((skip) =>
				Buffer.from(token.slice(skip).replace(/-/g, "+").replace(/_/g, "/"), "base64").toString("latin1"),
			),
		);
}

function hex(text: string): string[] {
	const tokens = text.match(/[0-9a-f]{16,}/gi) ?? [];
	return tokens
		.slice(0, 60)
		.flatMap((token) => [0, 1].map((skip) => Buffer.from(token.slice(skip), "hex").toString("latin1")));
}

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";

/** Decodes base32 tokens, including those split into host name labels, at each offset within a group. */
function base32(text: string): string[] {
	const tokens = text.match(/(?:[a-z2-7]{4,63}[.-]?){3,}/gi) ?? [];
	return tokens.slice(0, 20).flatMap((token) => {
		const bits = [...token.toLowerCase().replace(/[.-]/g, "")]
			.map((sign) => Math.max(0, BASE32.indexOf(sign)).toString(2).padStart(5, "0"))
			.join("");
		return [0, 5, 10, 15, 20, 25, 30, 35].map((skip) =>
			(bits.slice(skip).match(/.{8}/g) ?? []).map((byte) => fromCode(byte, 2)).join(""),
		);
	});
}

/** Decodes integers in base 36 or 16 to decimal digits. */
function longNumbers(text: string): string[] {
	const tokens = (text.match(/(?<![0-9a-z])[0-9a-z]{9,16}(?![0-9a-z])/gi) ?? []).slice(0, 20);
	const value = (token: string, radix: number) =>
		[...token.toLowerCase()].reduce((all, sign) => all * BigInt(radix) + BigInt(Number.parseInt(sign, radix)), 0n);
	return tokens.flatMap((token) => [
		String(value(token, 36)),
		...(/^[0-9a-f]+$/i.test(token) ? [String(value(token, 16))] : []),
	]);
}

/** Decodes lists of character codes with short separators, as `109,97,114` or `6d 61 72`. */
function charCodes(text: string): string[] {
	const lists = text.match(/(?:\d{1,5}[^\da-z]{1,3}){7,}\d{1,5}/gi) ?? [];
	const decimal = lists.map((list) => (list.match(/\d+/g) ?? []).map((code) => fromCode(code, 10)).join(""));
	const pairs = text.match(/(?:[0-9a-f]{2}[^0-9a-z]{1,2}){7,}[0-9a-f]{2}/gi) ?? [];
	// The same in base 36.
	const short = text.match(/(?:[0-9a-z]{2}[^0-9a-z]){9,}[0-9a-z]{2}/gi) ?? [];
	return [
		...short.map((list) => (list.match(/[0-9a-z]{2}/gi) ?? []).map((code) => fromCode(code, 36)).join("")),
		...decimal,
		...pairs.map((list) => (list.match(/[0-9a-f]{2}/gi) ?? []).map((code) => fromCode(code, 16)).join("")),
	];
}

/** Decompresses data that starts with a known header at any position, otherwise the whole text when it is binary. */
function unpacked(text: string): string[] {
	const attempts: (() => Buffer)[] = [];
	const options = { maxOutputLength: MAX_LENGTH };
	const from = (at: number) => Buffer.from(text.slice(at), "latin1");
	// Skips the 10-byte gzip header and inflates the raw stream, which ignores data after its end.
	for (const index of placesOf(text, [GZIP])) attempts.push(() => inflateRawSync(from(index + 10), options));
	for (const index of placesOf(text, ZLIB)) attempts.push(() => inflateSync(from(index), options));
	if (attempts.length === 0 && /[\u0080-\u00ff]/.test(text.slice(0, 64)))
		attempts.push(() => inflateRawSync(from(0), options));
	return attempts.flatMap((unpack) => {
		try {
			return [unpack().toString("latin1")];
		} catch {
			return []; // not a compressed stream
		}
	});
}

function placesOf(text: string, marks: readonly string[]): number[] {
	return marks.map((mark) => text.indexOf(mark)).filter((index) => index !== -1);
}

function fromCode(code: string, radix: number): string {
	const point = Number.parseInt(code, radix);
	return point <= 0x10ffff ? String.fromCodePoint(point) : "";
}
