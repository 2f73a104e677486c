const DIGITS = 36n;
const FEWEST_DIGITS = 4;
/** Distance between keys at the end of the list, where most scripts are added. */
const STEP = 16n;

/**
 * Gives each item of a list a text whose order by characters is the order of the list. Keys that are held already stay, as many as
 * can: an item that is inserted gets one between those of its neighbors.
 * @param items ids in their order, each once
 * @param held keys given before, by id
 */
export function positionKeys(items: readonly string[], held: ReadonlyMap<string, string>): Map<string, string> {
	// Zeros at the end add nothing to a key, and there is no room before one of zeros alone.
	const known = items.map((id) => [id, held.get(id) ?? ""] as const).filter(([, key]) => fractionOf(key) !== "");
	const keys = new Map(longestRise(known));
	let waiting: string[] = [];
	let low = "";
	for (const id of [...items, null]) {
		const kept = id === null ? null : keys.get(id);
		if (id !== null && kept === undefined) {
			waiting.push(id);
			continue;
		}
		const between = spread(waiting.length, low, kept ?? null);
		for (const [at, one] of waiting.entries()) keys.set(one, between[at] ?? "");
		waiting = [];
		low = kept ?? low;
	}
	return keys;
}

/** Keys between two others (without `high`: after `low`), in their order. */
function spread(count: number, low: string, high: string | null): string[] {
	if (count === 0) return [];
	let digits = FEWEST_DIGITS;
	while (roomAt(digits) <= BigInt(count)) digits += 1;
	const start = numberOf(low, digits);
	const even = roomAt(digits) / BigInt(count + 1);
	const step = high === null && even > STEP ? STEP : even;
	return Array.from({ length: count }, (_, at) =>
		(start + step * BigInt(at + 1)).toString(Number(DIGITS)).padStart(digits, "0"),
	);

	function roomAt(width: number): bigint {
		const end = high === null ? DIGITS ** BigInt(width) : numberOf(high, width);
		return end - numberOf(low, width);
	}
}

/** The first digits of a key as a number. What is added to that of a longer key is greater than the whole key. */
function numberOf(key: string, digits: number): bigint {
	let number = 0n;
	for (const digit of key.padEnd(digits, "0").slice(0, digits))
		number = number * DIGITS + BigInt(Number.parseInt(digit, Number(DIGITS)));
	return number;
}

const fractionOf = (key: string): string => key.replace(/0+$/, "");

/** The longest part of a list, not necessarily without gaps, whose keys rise. */
function longestRise(entries: readonly (readonly [string, string])[]): (readonly [string, string])[] {
	/** For each length: the entry with the lowest key that ends such a part. */
	const ends: number[] = [];
	const before: number[] = [];
	for (const [at, [, key]] of entries.entries()) {
		let low = 0;
		let high = ends.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (fractionOf(entries[ends[middle] ?? 0]?.[1] ?? "") < fractionOf(key)) low = middle + 1;
			else high = middle;
		}
		before[at] = ends[low - 1] ?? -1;
		ends[low] = at;
	}
	const rise: (readonly [string, string])[] = [];
	for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
		const entry = entries[at];
		if (entry !== undefined) rise.unshift(entry);
	}
	return rise;
}
