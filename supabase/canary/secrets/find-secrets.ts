import { readings } from "./decode-text.ts";
import type { Secret } from "./secret.ts";

/** So many signs in a row are no accident: 36 ^ 9 possibilities. Scripts cut texts and send keys in batches. */
const WINDOW = 9;

/** Finds planted secrets, or long pieces of them, in what a script sent. */
export function makeFinder(secrets: readonly Secret[]): (text: string) => readonly Secret[] {
	const plain = new Map<string, Secret>();
	const short: [string, Secret][] = [];
	const changes = new Map<string, Secret>();
	for (const secret of secrets) {
		for (const piece of piecesOf(secret)) {
			if (piece.length < WINDOW) short.push([piece, secret]);
			else plain.set(piece, secret);
			for (const relation of RELATIONS) changes.set(relate(piece, relation), secret);
		}
	}
	return (text) => {
		const found = new Set<Secret>();
		for (const reading of readings(text)) {
			const lower = reading.toLowerCase();
			const bare = lower.replace(/[^a-z0-9]+/g, "");
			for (const candidate of lower === bare ? [lower] : [lower, bare]) {
				collect(candidate, WINDOW, plain, found);
				for (const [piece, secret] of short) if (candidate.includes(piece)) found.add(secret);
			}
			// A constant added to, or combined with, every sign leaves the relation of neighbours as it was.
			for (const relation of RELATIONS) collect(relate(reading, relation), WINDOW - 1, changes, found);
		}
		return [...found];
	};
}

function piecesOf({ kind, value }: Secret): string[] {
	const bare = value.replace(/[\s.]/g, "");
	// Six decimals of a place are the same metre; fewer may be any number.
	const text = kind === "geolocation" ? value.slice(0, -2).replace(".", "") : bare;
	const width = Math.min(WINDOW, text.length);
	if (width < WINDOW) return [text];
	return Array.from({ length: text.length - width + 1 }, (_, at) => text.slice(at, at + width));
}

type Relation = "difference" | "combination";
const RELATIONS: readonly Relation[] = ["difference", "combination"];

/** The relation of each sign to the one before it, as a text. */
function relate(text: string, relation: Relation): string {
	let related = "";
	for (let at = 1; at < text.length; at += 1) {
		const [before, now] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
		related += String.fromCharCode(relation === "difference" ? (now - before) & 0xff : (now ^ before) & 0xff);
	}
	return related;
}

function collect(text: string, width: number, pieces: ReadonlyMap<string, Secret>, found: Set<Secret>): void {
	for (let at = 0; at + width <= text.length; at += 1) {
		const secret = pieces.get(text.slice(at, at + width));
		if (secret) found.add(secret);
	}
}
