import { gunzipSync, inflateRawSync, inflateSync } from "node:zlib";

const MAX_TEXTS = 400;
const MAX_LENGTH = 200_000;
const DEPTH = 3;

/** Everything a text may say once the usual disguises are taken off: the text itself, decoded, turned round, unpacked. */
export function readings(text: string): string[] {
	const seen = new Set<string>();
	let level = [text.slice(0, MAX_LENGTH)];
	for (let depth = 0; depth <= DEPTH && level.length > 0; depth += 1) {
		const fresh = level.filter((reading) => reading.length >= 8 && !seen.has(reading));
		for (const reading of fresh) if (seen.size < MAX_TEXTS) seen.add(reading);
		level = depth === DEPTH ? [] : fresh.flatMap(decodings).filter((reading) => !seen.has(reading));
		if (seen.size >= MAX_TEXTS) break;
	}
	return [...seen, ...[...seen].map((reading) => [...reading].reverse().join(""))];
}

function decodings(text: string): string[] {
	return [...percent(text), ...escapes(text), ...base64(text), ...hex(text), ...charCodes(text), ...unpacked(text)];
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

/** Tokens of base64, also from the second to fourth sign: prefixes like a counter shift the groups. */
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

/** `109,97,114` or `6d 61 72`: numbers with anything short between them. */
function charCodes(text: string): string[] {
	const lists = text.match(/(?:\d{2,5}[^\da-z]{1,3}){7,}\d{2,5}/gi) ?? [];
	const decimal = lists.map((list) => (list.match(/\d+/g) ?? []).map((code) => fromCode(code, 10)).join(""));
	const pairs = text.match(/(?:[0-9a-f]{2}[^0-9a-z]{1,2}){7,}[0-9a-f]{2}/gi) ?? [];
	return [
		...decimal,
		...pairs.map((list) => (list.match(/[0-9a-f]{2}/gi) ?? []).map((code) => fromCode(code, 16)).join("")),
	];
}

function unpacked(text: string): string[] {
	const bytes = Buffer.from(text, "latin1");
	const [first, second] = bytes;
	const unpack =
		first === 0x1f && second === 0x8b ? gunzipSync : first === 0x78 && bytes.length > 12 ? inflateSync : null;
	const found: string[] = [];
	for (const attempt of unpack === null ? [] : [unpack, inflateRawSync]) {
		try {
			found.push(attempt(bytes, { maxOutputLength: MAX_LENGTH }).toString("latin1"));
		} catch {
			// No such stream: the text is what it looks like.
		}
	}
	return found;
}

function fromCode(code: string, radix: number): string {
	const point = Number.parseInt(code, radix);
	return point <= 0x10ffff ? String.fromCodePoint(point) : "";
}
