/**
 * Tells which runs of functions a later round can leave out: those that would only see again what they saw. Every part
 * of the state that outlives a call (objects, variables) says here when it is looked at and when it changes.
 */
export class DependencyTracker {
	/** Goes on with each change, and where something begins or ends. */
	clock = 0;
	/** Possibilities added to what was there before this round: a round without one is the last. */
	additions = 0;
	/** When anything changed last, in whichever way. */
	changedAt = 0;
	/** When that happened last, or the round began. */
	lastExtendedAt = 0;
	/** The run whose looks are noted. */
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

	/** A part is looked at for the first time in this run. */
	note(part: TrackedState): void {
		part.readInRun = this.run;
		this.#seen?.push({ part, at: this.clock });
	}

	/** Runs `work`, and gives what it looked at. */
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

	/** What nobody has looked at by then, in this run or one inside it, makes no difference to what follows. */
	#markChanged(part: TrackedState): void {
		for (let index = this.#iterations.length - 1; index >= 0; index--) {
			const iteration = this.#iterations[index];
			if (!iteration || (part.createdAt >= iteration.began && !part.wasReadBeforeWrite)) break;
			if (part.readInRun >= iteration.run) iteration.isSettled = false;
		}
	}

	/** Runs one round of a loop; whether it left everything that was there before as it was: another one would too. */
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

	/** Whether it was there before what runs now began. */
	isOld(part: TrackedState): boolean {
		return part.createdAt < this.#runBegan;
	}

	isOfEarlierIteration(part: TrackedState): boolean {
		return part.createdAt < this.#iterationBegan;
	}

	/** `grows`: it is a new possibility, not one in place of another. */
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

/** A piece of state that runs share. */
export abstract class TrackedState {
	readonly createdAt: number;
	extendedAt = 0;
	replacedAt = 0;
	/** Somebody looked for a value before there was one. */
	wasReadBeforeWrite = false;
	/** The last run that looked at it. */
	readInRun = -1;
	/** It can change without being told so itself. */
	readonly isDerived: boolean = false;
	protected readonly tracker: DependencyTracker;

	constructor(tracker: DependencyTracker) {
		this.tracker = tracker;
		this.createdAt = tracker.clock;
	}

	/**
	 * Whether it says something else to a run that first looked at it at `looked`. What the run itself added after that
	 * counts; what it made, or put in place of something, does not.
	 */
	hasChangedSince(began: number, looked: number, ended: number): boolean {
		return this.replacedAt > ended || this.extendedAt > (this.createdAt < began ? looked : ended);
	}

	/** Whether the run that looked at it, and has just ended, would see something else at once. */
	isUnsettled(_began: number): boolean {
		return false;
	}

	protected recordRead(): void {
		if (this.readInRun !== this.tracker.run) this.tracker.note(this);
	}
}

/** When a part was first looked at. */
interface ReadRecord {
	readonly part: TrackedState;
	readonly at: number;
}

/** What a run looked at. */
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

	/** Whether it would see something else now. */
	areStale(): boolean {
		return this.#isUnsettled || this.#records.some(({ part, at }) => hasChanged(part, this.#began, at, this.#ended));
	}

	/** The same, as far as it is older than this round. */
	areStaleInIteration(tracker: DependencyTracker): boolean {
		return this.#records.some(({ part, at }) => tracker.isOfEarlierIteration(part) && part.extendedAt > at);
	}

	/** For a run of that time, which first took what came of this one at `taken`. */
	haveChangedSince(began: number, taken: number, ended: number): boolean {
		return this.#records.some(({ part, at }) => {
			// What this run made itself was not there before, and what it did to it came of what it saw.
			if (part.createdAt < this.#began || part.isDerived) return hasChanged(part, began, Math.min(taken, at), ended);
			return hasChanged(part, began, this.#ended, Math.max(ended, this.#ended));
		});
	}
}

/** Nearly always the first question is enough. */
function hasChanged(part: TrackedState, began: number, looked: number, ended: number): boolean {
	if (part.extendedAt <= looked && part.replacedAt <= ended && !part.isDerived) return false;
	return part.hasChangedSince(began, looked, ended);
}
