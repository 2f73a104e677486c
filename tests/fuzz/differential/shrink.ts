import type { Thief } from "./search.ts";

/** Fillings of the template that are tried. */
const TURNS = 24;

/**
 * Looks for a smaller program of the same template and placement that fails as well.
 * @param thief the program that failed
 * @param isLow whether a program is rated Low
 * @returns the smallest that was found, or the program itself
 */
export async function shrink(thief: Thief, isLow: (code: string) => boolean): Promise<Thief> {
	let least = thief;
	for (let turn = 0; turn < TURNS; turn++) {
		for (const other of await thief.again(thief.seed + turn))
			if (other.code.length < least.code.length && isLow(other.code)) least = other;
	}
	return least;
}
