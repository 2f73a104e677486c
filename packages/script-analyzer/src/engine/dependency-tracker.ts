/**
 * Decides which function runs a later iteration can skip: those whose dependencies have not changed. Every piece
 * of state that outlives a call (objects, variables) reports its reads and changes here.
 */
export class DependencyTracker {
	/** Whether every assignment adds a possibility, none replaces. */
	readonly #onlyAdds: boolean;
	/** Logical time: increases with each change and at the start and end of runs. */
	clock = 0;
	/** Possibilities added to state older than this iteration: an iteration without one reaches the fixpoint. */
	additions = 0;
	/** Time of the last change of any kind. */
	changedAt = 0;
	/** Increases with each write, also one that is no change: of a value that is the same except for the paths of its data. */
	version = 0;
	/** Time of the last addition, or of the start of the iteration. */
	lastExtendedAt = 0;
	/** The run whose reads are recorded. */
	run = 0;
	#runs = 0;
	#runBegan = 0;
	#iterationBegan = 0;
	#runReads: ReadRecords | null = null;
	readonly #iterations: { readonly began: number; readonly run: number; isSettled: boolean }[] = [];

	constructor(onlyAdds = false) {
		this.#onlyAdds = onlyAdds;
	}

	beginIteration(): void {
		this.clock += 1;
		this.#iterationBegan = this.clock;
		this.lastExtendedAt = this.clock;
	}

	/** Records the first read of a piece of state in this run. */
	recordRead(state: TrackedState): void {
		state.readInRun = this.run;
		if (this.#runReads === null) return;
		this.#runReads.states.push(state);
		this.#runReads.times.push(this.clock);
	}

	/** Runs `work` and returns its dependencies. */
	watch(work: () => void): Reads {
		const outer = { run: this.run, records: this.#runReads, began: this.#runBegan };
		const records: ReadRecords = { states: [], times: [] };
		this.clock += 1;
		const began = this.clock;
		this.#runs += 1;
		this.run = this.#runs;
		this.#runBegan = began;
		this.#runReads = records;
		try {
			work();
		} finally {
			this.run = outer.run;
			this.#runBegan = outer.began;
			this.#runReads = outer.records;
			this.clock += 1;
		}
		return new Reads(records, began, this.clock);
	}

	/** Marks the loop iterations that read the state before this change: another iteration may differ. */
	#markChanged(state: TrackedState): void {
		for (let index = this.#iterations.length - 1; index >= 0; index--) {
			const iteration = this.#iterations[index];
			if (!iteration || (state.createdAt >= iteration.began && !state.wasReadBeforeWrite)) break;
			if (state.readInRun >= iteration.run) iteration.isSettled = false;
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

	/** Whether an assignment adds to the state instead of replacing it: because it existed before the current run. */
	isOld(state: TrackedState): boolean {
		return this.#onlyAdds || state.createdAt < this.#runBegan;
	}

	isOfEarlierIteration(state: TrackedState): boolean {
		return state.createdAt < this.#iterationBegan;
	}

	/** State was written in a way on which no run depends. */
	written(): void {
		this.version += 1;
	}

	/** `isAddition`: a possibility was added, not replaced. */
	changed(state: TrackedState, isAddition: boolean): void {
		this.clock += 1;
		this.version += 1;
		this.changedAt = this.clock;
		if (!isAddition) {
			state.replacedAt = this.clock;
			return;
		}
		state.extendedAt = this.clock;
		this.#markChanged(state);
		if (this.isOfEarlierIteration(state)) {
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
		if (this.readInRun !== this.tracker.run) this.tracker.recordRead(this);
	}
}

/** The first reads of pieces of state in a run, with the times at the same indexes: they are many, and kept until the next run. */
interface ReadRecords {
	readonly states: TrackedState[];
	readonly times: number[];
}

/** The dependencies of a run. */
export class Reads {
	readonly #states: readonly TrackedState[];
	readonly #times: readonly number[];
	readonly #began: number;
	readonly #ended: number;
	readonly #isUnsettled: boolean;

	constructor({ states, times }: ReadRecords, began: number, ended: number) {
		this.#states = states;
		this.#times = times;
		this.#began = began;
		this.#ended = ended;
		this.#isUnsettled = states.some((state) => state.isUnsettled(began));
	}

	/** Whether the run would read another value now. */
	areStale(): boolean {
		return this.#isUnsettled || this.#someRead((state, at) => hasChanged(state, this.#began, at, this.#ended));
	}

	/** The same, limited to parts older than this iteration. */
	areStaleInIteration(tracker: DependencyTracker): boolean {
		return this.#someRead((state, at) => state.extendedAt > at && tracker.isOfEarlierIteration(state));
	}

	/** Whether they have changed for a caller's run (`began` to `ended`) that used the result at `usedAt`. */
	haveChangedSince(began: number, usedAt: number, ended: number): boolean {
		return this.#someRead((state, at) => {
			// Parts that this run created did not exist before, and its changes to them follow from its other reads.
			if (state.createdAt < this.#began || state.isDerived)
				return hasChanged(state, began, Math.min(usedAt, at), ended);
			return hasChanged(state, began, this.#ended, Math.max(ended, this.#ended));
		});
	}

	#someRead(isTrue: (state: TrackedState, at: number) => boolean): boolean {
		for (let index = 0; index < this.#states.length; index++) {
			const [state, at] = [this.#states[index], this.#times[index]];
			if (state !== undefined && at !== undefined && isTrue(state, at)) return true;
		}
		return false;
	}
}

/** Fast path: the comparison of times is nearly always enough. */
function hasChanged(state: TrackedState, began: number, readAt: number, ended: number): boolean {
	if (state.extendedAt <= readAt && state.replacedAt <= ended && !state.isDerived) return false;
	return state.hasChangedSince(began, readAt, ended);
}
