import { type Reads, TrackedState } from "./dependency-tracker.ts";
import type { HeapObject, Value } from "./domain.ts";
import { join, NOTHING } from "./value.ts";

/** One function of the code, as it ran last; the same code may have other variables around. */
interface LastRun {
	readonly reads: Reads;
	/** Which calls it knew. */
	readonly version: number;
	/** When it was last asked and would have seen nothing else. */
	settledAt: number;
}

/** What is remembered of a function that was called too often to look at each call alone. */
export class Summary extends TrackedState {
	override readonly isDerived = true;
	calls = 0;
	readonly #runs = new Map<HeapObject, LastRun>();
	/** Called while another one ran. */
	readonly #waiting = new Set<HeapObject>();
	#self = NOTHING;
	#args: readonly Value[] = [];
	/** Goes on with each call that brought something new. */
	#version = 0;
	#result = NOTHING;
	#lookedAt = -1;
	#lookedTooEarlyAt = -1;
	#running: HeapObject | null = null;
	#asked = { clock: -1, began: -1, looked: -1, answer: false };

	get self(): Value {
		return this.#self;
	}

	get args(): readonly Value[] {
		return this.#args;
	}

	/** Whatever it may give back. */
	get result(): Value {
		this.recordRead();
		this.#lookedAt = this.tracker.clock;
		return this.#result;
	}

	add(result: Value): void {
		const joined = join(this.#result, result);
		if (joined === this.#result) return;
		this.#result = joined;
		this.#lookedTooEarlyAt = this.#lookedAt;
		this.tracker.changed(this, true);
	}

	/** Takes one more call along. */
	widen(self: Value, args: readonly Value[]): void {
		if (this.#knows(self, args)) return;
		const length = Math.max(args.length, this.#args.length);
		const widened = Array.from({ length }, (_, index) => join(this.#args[index] ?? NOTHING, args[index] ?? NOTHING));
		this.#self = join(this.#self, self);
		this.#args = widened;
		this.#version += 1;
	}

	#knows(self: Value, args: readonly Value[]): boolean {
		if (join(this.#self, self) !== this.#self) return false;
		return args.every((arg, index) => {
			const known = this.#args[index] ?? NOTHING;
			return join(known, arg) === known;
		});
	}

	/**
	 * Looks at all calls of a function as one, unless that would bring nothing new; again when calls inside it, which
	 * take what is known by then, brought something new.
	 */
	run(fn: HeapObject, isLater: boolean, work: (fn: HeapObject) => Value): void {
		if (fn === this.#running || !this.#isWorthWhile(fn, isLater)) return;
		this.#waiting.add(fn);
		if (this.#running) return;
		for (const next of this.#waiting) {
			this.#waiting.delete(next);
			this.#running = next;
			this.#runOne(next, work);
		}
		this.#running = null;
	}

	#runOne(fn: HeapObject, work: (fn: HeapObject) => Value): void {
		let version = -1;
		while (version !== this.#version) {
			version = this.#version;
			const reads = this.tracker.watch(() => this.add(work(fn)));
			this.#runs.set(fn, { reads, version, settledAt: -1 });
		}
	}

	/** Whether it would see something else now; in the program itself whatever comes is seen by the first round. */
	#isWorthWhile(fn: HeapObject, isLater: boolean): boolean {
		const last = this.#runs.get(fn);
		if (last?.version !== this.#version) return true;
		if (!isLater || last.settledAt >= this.tracker.lastExtendedAt) return false;
		if (last.reads.areStaleInIteration(this.tracker)) return true;
		last.settledAt = this.tracker.clock;
		return false;
	}

	/** A call inside a call of the same function got what was known of it then. */
	override isUnsettled(began: number): boolean {
		return this.#lookedTooEarlyAt >= began;
	}

	/**
	 * Whoever took its result has seen what it saw; what others' arguments added does not concern it. Functions that call
	 * each other ask each other in a circle.
	 */
	override hasChangedSince(began: number, looked: number, ended: number): boolean {
		const { clock } = this.tracker;
		const last = this.#asked;
		// Who looked earlier has seen less.
		if (last.clock === clock && last.began === began && last.looked <= looked) return last.answer;
		const asked = { clock, began, looked, answer: false };
		this.#asked = asked;
		for (const { reads } of this.#runs.values()) {
			if (!reads.haveChangedSince(began, looked, ended)) continue;
			asked.answer = true;
			break;
		}
		return asked.answer;
	}
}
