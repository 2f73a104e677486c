import type { Function as FunctionLike } from "acorn";
import type { DependencyTracker } from "./dependency-tracker.ts";
import type { Frame, HeapObject } from "./domain.ts";

/** Gives functions of the program the variables around them. */
export class Closures {
	readonly #tracker: DependencyTracker;
	/** Frames of this run, with the frames of an earlier run in which the same functions were made. */
	readonly #continued = new Map<Frame, { readonly earlier: Frame; readonly made: HeapObject[] }>();

	readonly #isSkeptical: boolean;

	constructor(tracker: DependencyTracker, isSkeptical: boolean) {
		this.#tracker = tracker;
		this.#isSkeptical = isSkeptical;
	}

	close(fn: HeapObject, node: FunctionLike, frame: Frame, home: HeapObject | null): void {
		const before = fn.callable;
		const callable = { kind: "closure", node, frame, home } as const;
		if (before?.kind !== "closure" || before.node !== node || before.home !== home) {
			fn.callable = callable;
			return;
		}
		if (before.frame === frame) return;
		const continued = this.#continued.get(frame);
		if (!continued) this.#continued.set(frame, { earlier: before.frame, made: [fn] });
		else if (continued.earlier === before.frame) continued.made.push(fn);
		else {
			fn.callable = callable;
			return;
		}
		fn.remake(callable);
		// What functions wrote that ran in between is there before the rest of this call reads it.
		if (this.#isSkeptical) frame.continueAs(before.frame);
	}

	/** Makes the variables that functions of this run share those of the earlier runs. */
	endRun(): void {
		for (const [frame, { earlier, made }] of this.#continued) {
			if (frame.continueAs(earlier)) for (const fn of made) this.#tracker.changed(fn, false);
		}
		this.#continued.clear();
	}
}
