import type { Machine } from "./domain.ts";

/** A round of a loop, and what another one finds then; it finds the same when the first one left nothing behind. */
export function twice(machine: Machine, iteration: () => void): void {
	if (!machine.tracker.isUnchangedBy(iteration)) iteration();
}

/** Runs what may or may not happen: assignments to what exists already add a possibility and replace nothing. */
export function uncertainly<Result>(machine: Machine, work: () => Result): Result {
	machine.depth += 1;
	try {
		return work();
	} finally {
		machine.depth -= 1;
	}
}
