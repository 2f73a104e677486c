import type { RealEngine } from "./engines/real-engine.ts";
import { makeThieves, type Thief } from "./search.ts";

/** Fillings of the template that are tried. */
const TURNS = 24;

/**
 * Looks for a smaller program of the same template and placement that fails as well.
 * @param thief the program that failed
 * @param engine runs programs of its template
 * @param isLow whether a program is rated Low
 * @returns the smallest that was found, or the program itself
 */
export async function shrink(thief: Thief, engine: RealEngine, isLow: (code: string) => boolean): Promise<Thief> {
	const { template, placement } = thief;
	const orders = Array.from({ length: TURNS }, (_, turn) => ({
		template,
		seed: thief.seed + turn,
		placements: [placement],
		wanted: 1,
		isPlain: true,
	}));
	const others = (await makeThieves(engine, orders)).filter(({ code }) => isLow(code));
	return [thief, ...others].reduce((least, one) => (one.code.length < least.code.length ? one : least));
}
