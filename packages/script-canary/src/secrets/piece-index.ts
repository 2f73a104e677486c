import type { Secret } from "./secret.ts";

const BUCKETS = 1 << 18;

/** Finds many pieces of the same width at once. A hash of the first four characters excludes most positions. */
export interface PieceIndex {
	add(piece: string, secret: Secret): void;
	collect(text: string, found: Set<Secret>): void;
}

export function makePieceIndex(width: number): PieceIndex {
	const pieces = new Map<string, Secret>();
	const begun = new Uint8Array(BUCKETS);
	const bucket = (text: string, at: number): number =>
		((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 961 +
			text.charCodeAt(at + 2) * 31 +
			text.charCodeAt(at + 3)) &
		(BUCKETS - 1);
	return {
		add: (piece, secret) => {
			pieces.set(piece, secret);
			begun[bucket(piece, 0)] = 1;
		},
		collect: (text, found) => {
			for (let at = 0; at + width <= text.length; at += 1) {
				if (begun[bucket(text, at)] === 0) continue;
				const secret = pieces.get(text.slice(at, at + width));
				if (secret) found.add(secret);
			}
		},
	};
}
