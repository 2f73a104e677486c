import { type Reads, TrackedState } from "./dependency-tracker.ts";
import type { HeapObject, Value } from "./domain.ts";
import { join, NOTHING } from "./value.ts";

/** The last run of one closure; other closures of the same code have other outer variables. */
interface LastRun {
	readonly reads: Reads;
	/** Which calls it knew. */
	readonly version: number;
	/** Time of the last check that found its dependencies unchanged. */
	settledAt: number;
}

/** The merged calls of a function that was called too often to evaluate each call. */
export class Summary extends TrackedState {
	override readonly isDerived = true;
	calls = 0;
	readonly #runs = new Map<HeapObject, LastRun>();
	/** Closures called while another one was running. */
	readonly #waiting = new Set<HeapObject>();
	#self = NOTHING;
	#args: readonly Value[] = [];
	/** Increases with each call that widened the arguments. */
	#version = 0;
	#result = NOTHING;
	#lookedAt = -1;
	#lookedTooEarlyAt = -1;
	#running: HeapObject | null = null;
	#asked = { clock: -1, began: -1, readAt: -1, answer: false };

	get self(): Value {
		return this.#self;
	}

	get args(): readonly Value[] {
		return this.#args;
	}

	/** Whether calls with different arguments are evaluated as one. */
	get isMixed(): boolean {
		return this.#version > 1;
	}

	/** All values it may return. */
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

	/** Merges one more call. */
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
	 * Evaluates all calls of a function as one, unless nothing has changed. Repeats it when recursive calls, which use
	 * the result known so far, widened the arguments.
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

	/** Whether its dependencies have changed. In the program itself later changes are covered by the first iteration. */
	#isWorthWhile(fn: HeapObject, isLater: boolean): boolean {
		const last = this.#runs.get(fn);
		if (last?.version !== this.#version) return true;
		if (!isLater || last.settledAt >= this.tracker.lastExtendedAt) return false;
		if (last.reads.areStaleInIteration(this.tracker)) return true;
		last.settledAt = this.tracker.clock;
		return false;
	}

	/** A recursive call used the result known at that time. */
	override isUnsettled(began: number): boolean {
		return this.#lookedTooEarlyAt >= began;
	}

	/**
	 * Callers inherit the dependencies of the function they called, but not changes through other callers' arguments.
	 * Functions that call each other ask each other, so the answer to the current question is kept.
	 */
	override hasChangedSince(began: number, readAt: number, ended: number): boolean {
		const { clock } = this.tracker;
		const last = this.#asked;
		// A result that was found valid for an earlier read is valid for a later one as well.
		if (last.clock === clock && last.began === began && last.readAt <= readAt) return last.answer;
		const asked = { clock, began, readAt, answer: false };
		this.#asked = asked;
		for (const { reads } of this.#runs.values()) {
			if (!reads.haveChangedSince(began, readAt, ended)) continue;
			asked.answer = true;
			break;
		}
		return asked.answer;
	}
}
