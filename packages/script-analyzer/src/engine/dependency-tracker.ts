/**
 * Decides which function runs a later iteration can skip: those whose dependencies have not changed. Every piece
 * of state that outlives a call (objects, variables) reports its reads and changes here.
 */
export class DependencyTracker {
	/** Logical time: increases with each change and at the start and end of runs. */
	clock = 0;
	/** Possibilities added to state older than this iteration: an iteration without one reaches the fixpoint. */
	additions = 0;
	/** Time of the last change of any kind. */
	changedAt = 0;
	/** Time of the last addition, or of the start of the iteration. */
	lastExtendedAt = 0;
	/** The run whose reads are recorded. */
	run = 0;
	#runs = 0;
	#runBegan = 0;
	#iterationBegan = 0;
	#seen: ReadRecord[] | null = null;
	readonly #iterations: { readonly began: number; readonly run: number; isSettled: boolean }[] = [];

	beginIteration(): void {
		this.clock += 1;
		this.#iterationBegan = this.clock;
		this.lastExtendedAt = this.clock;
	}

	/** Records the first read of a part in this run. */
	note(part: TrackedState): void {
		part.readInRun = this.run;
		this.#seen?.push({ part, at: this.clock });
	}

	/** Runs `work` and returns its dependencies. */
	watch(work: () => void): Reads {
		const outer = { run: this.run, seen: this.#seen, began: this.#runBegan };
		const seen: ReadRecord[] = [];
		this.clock += 1;
		const began = this.clock;
		this.#runs += 1;
		this.run = this.#runs;
		this.#runBegan = began;
		this.#seen = seen;
		try {
			work();
		} finally {
			this.run = outer.run;
			this.#runBegan = outer.began;
			this.#seen = outer.seen;
			this.clock += 1;
		}
		return new Reads(seen, began, this.clock);
	}

	/** Marks the loop iterations that read the part before this change: another iteration may differ. */
	#markChanged(part: TrackedState): void {
		for (let index = this.#iterations.length - 1; index >= 0; index--) {
			const iteration = this.#iterations[index];
			if (!iteration || (part.createdAt >= iteration.began && !part.wasReadBeforeWrite)) break;
			if (part.readInRun >= iteration.run) iteration.isSettled = false;
		}
	}

	/**
	 * Runs one loop iteration; true when it changed no state that it had read, so that another one would change nothing
	 * either.
	 */
	isUnchangedBy(work: () => void): boolean {
		this.clock += 1;
		const iteration = { began: this.clock, run: this.run, isSettled: true };
		this.#iterations.push(iteration);
		try {
			work();
		} finally {
			this.#iterations.pop();
		}
		return iteration.isSettled;
	}

	/** Whether the part existed before the current run. */
	isOld(part: TrackedState): boolean {
		return part.createdAt < this.#runBegan;
	}

	isOfEarlierIteration(part: TrackedState): boolean {
		return part.createdAt < this.#iterationBegan;
	}

	/** `isAddition`: a possibility was added, not replaced. */
	changed(part: TrackedState, isAddition: boolean): void {
		this.clock += 1;
		this.changedAt = this.clock;
		if (!isAddition) {
			part.replacedAt = this.clock;
			return;
		}
		part.extendedAt = this.clock;
		this.#markChanged(part);
		if (this.isOfEarlierIteration(part)) {
			this.additions += 1;
			this.lastExtendedAt = this.clock;
		}
	}
}

/** A piece of state that runs share and depend on. */
export abstract class TrackedState {
	readonly createdAt: number;
	extendedAt = 0;
	replacedAt = 0;
	/** It was read before it had a value. */
	wasReadBeforeWrite = false;
	/** The last run that read it. */
	readInRun = -1;
	/** Derived: changes when other state changes. */
	readonly isDerived: boolean = false;
	protected readonly tracker: DependencyTracker;

	constructor(tracker: DependencyTracker) {
		this.tracker = tracker;
		this.createdAt = tracker.clock;
	}

	/**
	 * Whether it differs for a run that first read it at `readAt`. Additions by the run itself after that
	 * count; parts that it created or replaced do not.
	 */
	hasChangedSince(began: number, readAt: number, ended: number): boolean {
		return this.replacedAt > ended || this.extendedAt > (this.createdAt < began ? readAt : ended);
	}

	/** Whether the run that read it and has just ended would already read another value. */
	isUnsettled(_began: number): boolean {
		return false;
	}

	protected recordRead(): void {
		if (this.readInRun !== this.tracker.run) this.tracker.note(this);
	}
}

/** The first read of a part. */
interface ReadRecord {
	readonly part: TrackedState;
	readonly at: number;
}

/** The dependencies of a run. */
export class Reads {
	readonly #records: readonly ReadRecord[];
	readonly #began: number;
	readonly #ended: number;
	readonly #isUnsettled: boolean;

	constructor(looks: readonly ReadRecord[], began: number, ended: number) {
		this.#records = looks;
		this.#began = began;
		this.#ended = ended;
		this.#isUnsettled = looks.some(({ part }) => part.isUnsettled(began));
	}

	/** Whether the run would read another value now. */
	areStale(): boolean {
		return this.#isUnsettled || this.#records.some(({ part, at }) => hasChanged(part, this.#began, at, this.#ended));
	}

	/** The same, limited to parts older than this iteration. */
	areStaleInIteration(tracker: DependencyTracker): boolean {
		return this.#records.some(({ part, at }) => tracker.isOfEarlierIteration(part) && part.extendedAt > at);
	}

	/** Whether they have changed for a caller's run (`began` to `ended`) that used the result at `taken`. */
	haveChangedSince(began: number, taken: number, ended: number): boolean {
		return this.#records.some(({ part, at }) => {
			// Parts that this run created did not exist before, and its changes to them follow from its other reads.
			if (part.createdAt < this.#began || part.isDerived) return hasChanged(part, began, Math.min(taken, at), ended);
			return hasChanged(part, began, this.#ended, Math.max(ended, this.#ended));
		});
	}
}

/** Fast path: the comparison of times is nearly always enough. */
function hasChanged(part: TrackedState, began: number, readAt: number, ended: number): boolean {
	if (part.extendedAt <= readAt && part.replacedAt <= ended && !part.isDerived) return false;
	return part.hasChangedSince(began, readAt, ended);
}
