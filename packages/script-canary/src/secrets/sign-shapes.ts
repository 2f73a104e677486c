import type { Secret } from "./secret.ts";

/** So many signs that come again are no accident: each alone is one chance in 16 or less. */
const LEAST_REPEATS = 7;
const MOST_SIGNS = 4_000;
/** Bits for each sign of base64, base32 and hexadecimal, and how many bits may lie before the first that is all secret. */
const GROUPS = [
	[6, [0, 2, 4]],
	[5, [0, 1, 2, 3, 4]],
	[4, [0]],
] as const;

/** After how many signs each sign comes again, 0 for the first time. */
interface Shape {
	readonly distances: readonly number[];
	readonly secret: Secret;
}

/**
 * Shapes of secrets. An alphabet of one's own changes every sign and no shape, neither of the text itself nor of its
 * base64, base32 or hexadecimal form at any place in a longer text.
 */
export function shapesOf(secrets: readonly Secret[]): readonly Shape[] {
	return secrets.flatMap((secret) => {
		// Digits alone come again too often to tell anything.
		if (/^[\d.]+$/.test(secret.value)) return [];
		return formsOf(secret.value)
			.filter(isTelling)
			.map((signs) => ({ distances: distancesOf(signs), secret }));
	});
}

/** Whether a text can be known by its shape in each of its forms. */
export function hasShape(value: string): boolean {
	return formsOf(value).every(isTelling);
}

function isTelling(signs: readonly string[]): boolean {
	return signs.length - new Set(signs).size >= LEAST_REPEATS;
}

/** Secrets whose shape is in the text. */
export function findShapes(text: string, shapes: readonly Shape[]): Secret[] {
	const distances = Int32Array.from(distancesOf([...text.slice(0, MOST_SIGNS)]));
	const isAt = (shape: readonly number[], start: number): boolean => {
		// From the end: most signs come again near it, and seldom at the beginning.
		for (let at = shape.length - 1; at >= 0; at -= 1) {
			const distance = distances[start + at] ?? 0;
			if (shape[at] !== (distance > at ? 0 : distance)) return false;
		}
		return true;
	};
	return shapes.flatMap(({ distances: shape, secret }) => {
		for (let at = 0; at + shape.length <= distances.length; at += 1) if (isAt(shape, at)) return [secret];
		return [];
	});
}

function formsOf(value: string): (readonly string[])[] {
	const bits = [...Buffer.from(value)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const cut = (width: number, skip: number) => bits.slice(skip).match(new RegExp(`.{${width}}`, "g")) ?? [];
	return [[...value], ...GROUPS.flatMap(([width, skips]) => skips.map((skip) => cut(width, skip)))];
}

function distancesOf(signs: readonly string[]): number[] {
	const last = new Map<string, number>();
	return signs.map((sign, at) => {
		const before = last.get(sign);
		last.set(sign, at);
		return before === undefined ? 0 : at - before;
	});
}
