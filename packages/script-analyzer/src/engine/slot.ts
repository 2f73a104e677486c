import { type DependencyTracker, TrackedState } from "./dependency-tracker.ts";
import type { Value } from "./domain.ts";
import { isOther, join, NOTHING } from "./value.ts";

/** One value of the state: a variable or a property. */
export class Slot extends TrackedState {
	#value: Value;

	constructor(tracker: DependencyTracker, value = NOTHING) {
		super(tracker);
		this.#value = value;
	}

	get value(): Value {
		this.recordRead();
		if (this.#value === NOTHING) this.wasReadBeforeWrite = true;
		return this.#value;
	}

	/** Replaces the value. */
	replace(value: Value): void {
		const known = this.#value;
		if (known === value) return;
		this.#value = value;
		if (known === NOTHING) this.tracker.changed(this, true);
		else if (!this.tracker.isOld(this) || isOther(known, value)) this.tracker.changed(this, false);
		else this.tracker.written();
	}

	/** Adds a possibility to the value. */
	add(value: Value): void {
		const joined = join(this.#value, value);
		if (joined === this.#value) return;
		this.#value = joined;
		this.tracker.changed(this, true);
	}
}
