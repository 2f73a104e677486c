import type { Machine } from "./domain.ts";

/** Runs one loop iteration, and a second one if the first changed state. */
export function twice(machine: Machine, iteration: () => void): void {
	if (!machine.tracker.isUnchangedBy(iteration)) iteration();
}

/** Runs code that may not be executed: assignments to existing state add a possibility instead of replacing. */
export function uncertainly<Result>(machine: Machine, work: () => Result): Result {
	machine.depth += 1;
	try {
		return work();
	} finally {
		machine.depth -= 1;
	}
}
