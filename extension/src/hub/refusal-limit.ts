import * as z from "zod/mini";
import type { KeyValueStore } from "../platform/storage/key-value-store.ts";

/** Questions within `PERIOD_MS` that the person refused, or that a page took back, after which nothing is asked until that time is over. */
export const MAX_REFUSALS = 3;
const PERIOD_MS = 60_000;

/** Keeps a page of the hub from asking again and again, also one that takes its own question back to ask anew. */
export interface RefusalLimit {
	isReached(): Promise<boolean>;
	/** The person has refused. */
	refused(): Promise<void>;
	/** The page took its question back before she answered, or was left. */
	withdrawn(): Promise<void>;
	/** She has agreed: both counts begin anew. */
	agreed(): Promise<void>;
}

/**
 * Counts refusals and withdrawn questions in a store, each by itself: who refuses once and closes the page is not counted twice.
 * @param store kept until the browser is closed
 * @param name of what is asked; the keys in the store begin with it
 * @param now milliseconds since 1970
 */
export function createRefusalLimit(store: KeyValueStore, name: string, now: () => number): RefusalLimit {
	const [refusals, withdrawals] = [`${name}-refusals`, `${name}-withdrawals`];
	const recent = async (key: string): Promise<number[]> => {
		const read = z.safeParse(z.array(z.number()), await store.read(key));
		const from = now() - PERIOD_MS;
		return read.success ? read.data.filter((time) => time > from) : [];
	};
	const add = async (key: string): Promise<void> => store.write({ [key]: [...(await recent(key)), now()] });
	return {
		async isReached() {
			for (const key of [refusals, withdrawals]) if ((await recent(key)).length >= MAX_REFUSALS) return true;
			return false;
		},
		refused: () => add(refusals),
		withdrawn: () => add(withdrawals),
		agreed: () => store.remove([refusals, withdrawals]),
	};
}
