import { TrackedState } from "./dependency-tracker.ts";

/** Ids and classes of the script's own elements. */
export class OwnNames extends TrackedState {
	readonly #names = new Set<string>();

	has(name: string): boolean {
		this.recordRead();
		return this.#names.has(name);
	}

	add(name: string): void {
		if (this.#names.has(name)) return;
		this.#names.add(name);
		this.tracker.changed(this, true);
	}
}
