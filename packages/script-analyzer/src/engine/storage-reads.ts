import type { HeapObject, Value } from "./domain.ts";
import { hiddenValue } from "./hidden-state.ts";

/** Begins the name of data that is everything in a storage, and not one entry. */
export const WHOLE = "everything in ";

/** Values that the program read from storage or unsettled promises: a second visit may find more. */
export class StorageReads {
	readonly #found = new Map<HeapObject, Map<string, Value>>();

	note(object: HeapObject, name: string): void {
		const names = this.#found.get(object) ?? new Map<string, Value>();
		if (!names.has(name)) names.set(name, hiddenValue(object, name));
		this.#found.set(object, names);
	}

	/** Whether there are new values since the last call. */
	findMore(): boolean {
		let isMore = false;
		for (const [object, names] of this.#found) {
			for (const [name, known] of names) {
				const value = hiddenValue(object, name);
				if (value === known) continue;
				names.set(name, value);
				isMore = true;
			}
		}
		return isMore;
	}
}
