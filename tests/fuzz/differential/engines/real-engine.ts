import type { RealValue } from "../real-value.ts";

/** Runs programs for real, each in a global object of its own, and observes them. */
export interface RealEngine {
	/**
	 * Runs programs that call `report(value)`.
	 * @param programs their source texts
	 * @returns for each the first value that was reported; null when there was none
	 */
	values(programs: readonly string[]): Promise<(RealValue | null)[]>;
	/**
	 * Runs finished programs.
	 * @param programs their source texts
	 * @returns for each whether it sent the cookie to the thief
	 */
	thefts(programs: readonly string[]): Promise<boolean[]>;
	close(): Promise<void>;
}

/** Where stolen data goes. */
export const THIEF = "thief.example";

/** The cookie of the page on which the programs run. */
export const COOKIE = "sid=0123456789abcdef";

/**
 * Judges a request of a program.
 * @param address what was requested, as passed by the program
 * @returns whether it takes the cookie to the thief
 */
export function isTheft(address: string): boolean {
	const url = URL.parse(address, "http://shop.example/");
	if (url?.host !== THIEF) return false;
	return `${url.href} ${decodeURIComponent(url.search)}`.includes(COOKIE);
}
