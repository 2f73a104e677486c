import type { RealValue } from "../real-value.ts";
import { secrets } from "../secrets.ts";

/** What a program told. */
export interface Report {
	readonly value: RealValue;
	/** Whether it came in a later task than the one that ran the program. */
	readonly isLate: boolean;
}

/** A finished program. */
export interface Finished {
	readonly code: string;
	/** Whether it steals in a later task than the one that runs it. */
	readonly isLate: boolean;
}

/** Runs programs for real, each in a global object of its own, and observes them. */
export interface RealEngine {
	/**
	 * Runs programs that call `report(value)`.
	 * @param programs their source texts
	 * @returns for each what it reported first; null when there was nothing
	 */
	values(programs: readonly string[]): Promise<(Report | null)[]>;
	/**
	 * Runs finished programs.
	 * @param programs what to run
	 * @returns for each whether it sent a secret to the thief
	 */
	thefts(programs: readonly Finished[]): Promise<boolean[]>;
	close(): Promise<void>;
}

/** Where stolen data goes. */
export const THIEF = "thief.example";

/** A request of a program, its parts as text. */
export interface Sent {
	readonly address: string;
	/** Empty when there is none. */
	readonly body: string;
}

/**
 * Judges a request of a program.
 * @param sent where to, and what
 * @returns whether it takes a secret to the thief
 */
export function isTheft({ address, body }: Sent): boolean {
	const url = URL.parse(address, "http://shop.example/");
	if (url?.host !== THIEF) return false;
	const sent = [url.search, url.searchParams.get("c"), body].join(" ");
	return secrets.some(({ value }) => sent.includes(value));
}
