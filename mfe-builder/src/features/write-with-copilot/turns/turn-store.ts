import { createStore, get, update } from "idb-keyval";
import type { Turn } from "./read-turns.ts";

const KEY = "turns";
const MAX_TURNS = 60;
/** In UTF-16 units of code, over all turns. */
const MAX_LENGTH = 8_000_000;

/** Local versions in this browser, the newest first. */
export interface TurnStore {
	read(): Promise<readonly Turn[]>;
	add(turns: readonly Turn[]): Promise<void>;
}

/** @throws when the browser refuses IndexedDB, or the code that reads versions cannot be loaded; the callers say so. */
export function createTurnStore(): TurnStore {
	const store = createStore("scriptorium-copilot", "turns");
	return {
		async read() {
			const stored = await get<unknown>(KEY, store);
			if (stored === undefined) return [];
			// Who has no versions loads no parser.
			const { readTurns } = await import("./read-turns.ts");
			return readTurns(stored);
		},
		async add(turns) {
			const { readTurns } = await import("./read-turns.ts");
			await update<unknown>(KEY, (stored) => withinLimits([...turns, ...readTurns(stored)]), store);
		},
	};
}

/** @returns the newest turns that may be kept; the very newest always */
export function withinLimits(turns: readonly Turn[]): Turn[] {
	let length = 0;
	return turns.slice(0, MAX_TURNS).filter(({ code }, index) => {
		length += code.length;
		return index === 0 || length <= MAX_LENGTH;
	});
}
