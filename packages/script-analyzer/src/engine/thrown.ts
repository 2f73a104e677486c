import { TrackedState } from "./dependency-tracker.ts";
import type { Value } from "./domain.ts";
import { join, NOTHING } from "./value.ts";

/** Thrown values: inside a `try` they reach its `catch` only, elsewhere every callback of a rejected promise. */
export class Thrown extends TrackedState {
	#uncaught = NOTHING;
	/** In the `try` around, when there is one. */
	#caught: Value | null = null;

	get value(): Value {
		this.recordRead();
		return join(this.#uncaught, this.#caught ?? NOTHING);
	}

	add(value: Value): void {
		if (this.#caught) {
			this.#caught = join(this.#caught, value);
			return;
		}
		const joined = join(this.#uncaught, value);
		if (joined === this.#uncaught) return;
		this.#uncaught = joined;
		this.tracker.changed(this, true);
	}

	/** Passes values thrown in `work`, together with those thrown elsewhere, to `handle`. */
	catching<Result>(work: () => Result, handle: (thrown: Value, result: Result) => Result): Result {
		const outer = this.#caught;
		this.#caught = NOTHING;
		let thrown = NOTHING;
		let result: Result;
		try {
			result = work();
			thrown = this.value;
		} finally {
			this.#caught = outer;
		}
		return handle(thrown, result);
	}
}
