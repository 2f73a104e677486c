import { Part } from "./ledger.ts";

/** Ids and classes of the script's own elements. */
export class OwnNames extends Part {
	readonly #names = new Set<string>();

	has(name: string): boolean {
		this.seen();
		return this.#names.has(name);
	}

	add(name: string): void {
		if (this.#names.has(name)) return;
		this.#names.add(name);
		this.ledger.changed(this, true);
	}
}
