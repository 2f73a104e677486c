import { Part, type Reads } from "./ledger.ts";
import { join, NOTHING, type Value } from "./value.ts";

/** What is remembered of a function that was called too often to look at each call alone. */
export class Summary extends Part {
	calls = 0;
	#self = NOTHING;
	#args: readonly Value[] = [];
	#result = NOTHING;
	/** What it looked at when all calls were last looked at as one; null while it runs for the first time. */
	#reads: Reads | null = null;
	#lookedAt = -1;
	#lookedTooEarlyAt = -1;
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

	/** Takes one more call along; answers whether it brings something new. */
	widen(self: Value, args: readonly Value[]): boolean {
		if (this.#knows(self, args)) return false;
		const length = Math.max(args.length, this.#args.length);
		const widened = Array.from({ length }, (_, index) => join(this.#args[index] ?? NOTHING, args[index] ?? NOTHING));
		this.#self = join(this.#self, self);
		this.#args = widened;
		this.#isWidened = true;
		return true;
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
		return !this.#isRunning && (this.#reads === null || this.#reads.areStaleInRound(this.ledger));
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
