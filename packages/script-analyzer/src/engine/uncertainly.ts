import type { Machine } from "./machine.ts";

/** Runs what may or may not happen: assignments to what exists already add a possibility and replace nothing. */
export function uncertainly<Result>(machine: Machine, work: () => Result): Result {
	machine.depth += 1;
	try {
		return work();
	} finally {
		machine.depth -= 1;
	}
}
