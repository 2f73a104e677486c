/**
 * Tells which runs of functions a later round can leave out: those that would only see again what they saw. Every part
 * of the state that outlives a call (objects, variables) says here when it is looked at and when it changes.
 */
export class Ledger {
	/** Goes on with each change, and where something begins or ends. */
	clock = 0;
	/** Possibilities added to what was there before this round: a round without one is the last. */
	growth = 0;
	/** When anything changed last, in whichever way. */
	changedAt = 0;
	/** When that happened last, or the round began. */
	grewAt = 0;
	/** The run whose looks are noted. */
	run = 0;
	#runs = 0;
	#runBegan = 0;
	#roundBegan = 0;
	#seen: Look[] | null = null;
	readonly #rounds: { readonly began: number; readonly run: number; isSettled: boolean }[] = [];

	beginRound(): void {
		this.clock += 1;
		this.#roundBegan = this.clock;
		this.grewAt = this.clock;
	}

	/** A part is looked at for the first time in this run. */
	note(part: Part): void {
		part.seenIn = this.run;
		this.#seen?.push({ part, at: this.clock });
	}

	/** Runs `work`, and gives what it looked at. */
	watch(work: () => void): Reads {
		const outer = { run: this.run, seen: this.#seen, began: this.#runBegan };
		const seen: Look[] = [];
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
	#unsettle(part: Part): void {
		for (let index = this.#rounds.length - 1; index >= 0; index--) {
			const round = this.#rounds[index];
			if (!round || (part.bornAt >= round.began && !part.wasMissing)) break;
			if (part.seenIn >= round.run) round.isSettled = false;
		}
	}

	/** Runs one round of a loop; whether it left everything that was there before as it was: another one would too. */
	isSettledBy(work: () => void): boolean {
		this.clock += 1;
		const round = { began: this.clock, run: this.run, isSettled: true };
		this.#rounds.push(round);
		try {
			work();
		} finally {
			this.#rounds.pop();
		}
		return round.isSettled;
	}

	/** Whether it was there before what runs now began. */
	isOld(part: Part): boolean {
		return part.bornAt < this.#runBegan;
	}

	isOfEarlierRound(part: Part): boolean {
		return part.bornAt < this.#roundBegan;
	}

	/** `grows`: it is a new possibility, not one in place of another. */
	changed(part: Part, grows: boolean): void {
		this.clock += 1;
		this.changedAt = this.clock;
		if (!grows) {
			part.replacedAt = this.clock;
			return;
		}
		part.grownAt = this.clock;
		this.#unsettle(part);
		if (this.isOfEarlierRound(part)) {
			this.growth += 1;
			this.grewAt = this.clock;
		}
	}
}

/** A piece of state that runs share. */
export abstract class Part {
	readonly bornAt: number;
	grownAt = 0;
	replacedAt = 0;
	/** Somebody looked for a value before there was one. */
	wasMissing = false;
	/** The last run that looked at it. */
	seenIn = -1;
	/** It can change without being told so itself. */
	readonly isMadeOfOthers: boolean = false;
	protected readonly ledger: Ledger;

	constructor(ledger: Ledger) {
		this.ledger = ledger;
		this.bornAt = ledger.clock;
	}

	/**
	 * Whether it says something else to a run that first looked at it at `looked`. What the run itself added after that
	 * counts; what it made, or put in place of something, does not.
	 */
	hasChangedSince(began: number, looked: number, ended: number): boolean {
		return this.replacedAt > ended || this.grownAt > (this.bornAt < began ? looked : ended);
	}

	/** Whether the run that looked at it, and has just ended, would see something else at once. */
	isUnsettled(_began: number): boolean {
		return false;
	}

	protected seen(): void {
		if (this.seenIn !== this.ledger.run) this.ledger.note(this);
	}
}

/** When a part was first looked at. */
interface Look {
	readonly part: Part;
	readonly at: number;
}

/** What a run looked at. */
export class Reads {
	readonly #looks: readonly Look[];
	readonly #began: number;
	readonly #ended: number;
	readonly #isUnsettled: boolean;

	constructor(looks: readonly Look[], began: number, ended: number) {
		this.#looks = looks;
		this.#began = began;
		this.#ended = ended;
		this.#isUnsettled = looks.some(({ part }) => part.isUnsettled(began));
	}

	/** Whether it would see something else now. */
	areStale(): boolean {
		return this.#isUnsettled || this.#looks.some(({ part, at }) => hasChanged(part, this.#began, at, this.#ended));
	}

	/** The same, as far as it is older than this round. */
	areStaleInRound(ledger: Ledger): boolean {
		return this.#looks.some(({ part, at }) => ledger.isOfEarlierRound(part) && part.grownAt > at);
	}

	/** For a run of that time, which first took what came of this one at `taken`. */
	haveChangedSince(began: number, taken: number, ended: number): boolean {
		return this.#looks.some(({ part, at }) => {
			// What this run made itself was not there before, and what it did to it came of what it saw.
			if (part.bornAt < this.#began || part.isMadeOfOthers) return hasChanged(part, began, Math.min(taken, at), ended);
			return hasChanged(part, began, this.#ended, Math.max(ended, this.#ended));
		});
	}
}

/** Nearly always the first question is enough. */
function hasChanged(part: Part, began: number, looked: number, ended: number): boolean {
	if (part.grownAt <= looked && part.replacedAt <= ended && !part.isMadeOfOthers) return false;
	return part.hasChangedSince(began, looked, ended);
}
