import type { Obj } from "./heap-object.ts";
import { Part, type Reads } from "./ledger.ts";
import { join, NOTHING, type Value } from "./value.ts";

/** What is remembered of a function that was called too often to look at each call alone. */
export class Summary extends Part {
	calls = 0;
	readonly #functions = new Set<Obj>();
	#isCalled = false;
	#self = NOTHING;
	#args: readonly Value[] = [];
	#result = NOTHING;
	/** What it looked at when all calls were last looked at as one; null while it runs for the first time. */
	#reads: Reads | null = null;
	#lookedAt = -1;
	#lookedTooEarlyAt = -1;
	/** When it was last asked and would have seen nothing else. */
	#settledAt = -1;
	#isRunning = false;
	#isWidened = false;
	#asked = { clock: -1, began: -1, answer: false };

	get self(): Value {
		return this.#self;
	}

	get args(): readonly Value[] {
		return this.#args;
	}

	/** Whatever it may give back. */
	get result(): Value {
		this.seen();
		this.#lookedAt = this.ledger.clock;
		return this.#result;
	}

	add(result: Value): void {
		const joined = join(this.#result, result);
		if (joined === this.#result) return;
		this.#result = joined;
		this.#lookedTooEarlyAt = this.#lookedAt;
		this.ledger.changed(this, true);
	}

	/**
	 * Takes one more call along; answers whether it brings something new. `fn`: the same code may have other variables
	 * around; null where it calls itself.
	 */
	widen(fn: Obj | null, self: Value, args: readonly Value[]): boolean {
		const isKnown = fn === null ? this.#isCalled : this.#functions.has(fn);
		if (isKnown && this.#knows(self, args)) return false;
		this.#isCalled = true;
		if (fn) this.#functions.add(fn);
		const length = Math.max(args.length, this.#args.length);
		const widened = Array.from({ length }, (_, index) => join(this.#args[index] ?? NOTHING, args[index] ?? NOTHING));
		this.#self = join(this.#self, self);
		this.#args = widened;
		this.#isWidened = true;
		return true;
	}

	/** It would see something else now, whichever function it is that runs. */
	forget(): void {
		this.#functions.clear();
		this.#isCalled = false;
	}

	#knows(self: Value, args: readonly Value[]): boolean {
		if (join(this.#self, self) !== this.#self) return false;
		return args.every((arg, index) => {
			const known = this.#args[index] ?? NOTHING;
			return join(known, arg) === known;
		});
	}

	/** Looks at all calls as one; again when calls inside it, which take what is known by then, brought something new. */
	run(work: () => Value): void {
		if (this.#isRunning) return;
		this.#isRunning = true;
		do {
			this.#isWidened = false;
			this.#reads = this.ledger.watch(() => this.add(work()));
		} while (this.#isWidened);
		this.#isRunning = false;
	}

	/** Whether it would see something else now. */
	isStale(): boolean {
		if (this.#isRunning || this.#settledAt >= this.ledger.grewAt) return false;
		const isStale = this.#reads === null || this.#reads.areStaleInRound(this.ledger);
		if (!isStale) this.#settledAt = this.ledger.clock;
		return isStale;
	}

	/** A call inside a call of the same function got what was known of it then. */
	override isUnsettled(began: number): boolean {
		return this.#lookedTooEarlyAt >= began;
	}

	/**
	 * Whoever took its result has seen what it saw; what others' arguments added does not concern it. Functions that call
	 * each other ask each other in a circle.
	 */
	override hasChangedSince(began: number, ended: number): boolean {
		const { clock } = this.ledger;
		if (this.#asked.clock === clock && this.#asked.began === began) return this.#asked.answer;
		const asked = { clock, began, answer: false };
		this.#asked = asked;
		asked.answer = this.#reads?.haveChangedSince(began, ended) ?? false;
		return asked.answer;
	}
}
