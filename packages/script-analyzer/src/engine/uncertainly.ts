import type { Machine } from "./domain.ts";

/** A round of a loop, and what another one finds then; it finds the same when the first one left nothing behind. */
export function twice(machine: Machine, round: () => void): void {
	if (!machine.ledger.isSettledBy(round)) round();
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
