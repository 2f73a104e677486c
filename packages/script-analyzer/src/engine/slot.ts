import type { Value } from "./domain.ts";
import { type Ledger, Part } from "./ledger.ts";
import { isOther, join, NOTHING } from "./value.ts";

/** Holds one value of the state: a variable, a property. */
export class Slot extends Part {
	#value: Value;

	constructor(ledger: Ledger, value = NOTHING) {
		super(ledger);
		this.#value = value;
	}

	get value(): Value {
		this.seen();
		if (this.#value === NOTHING) this.wasMissing = true;
		return this.#value;
	}

	/** Puts a value in place of what was there. */
	replace(value: Value): void {
		const known = this.#value;
		if (known === value) return;
		this.#value = value;
		if (known === NOTHING) this.ledger.changed(this, true);
		else if (!this.ledger.isOld(this) || isOther(known, value)) this.ledger.changed(this, false);
	}

	/** Adds a possibility to what is there. */
	add(value: Value): void {
		const joined = join(this.#value, value);
		if (joined === this.#value) return;
		this.#value = joined;
		this.ledger.changed(this, true);
	}
}
