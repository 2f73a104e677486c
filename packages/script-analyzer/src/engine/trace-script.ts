import { browserModel } from "../model/browser-model.ts";
import type { Source } from "../trace/source.ts";
import type { Trace } from "../trace/trace.ts";
import { assembleMachine } from "./assemble-machine.ts";
import { Exhausted } from "./machine.ts";

/** Of 1,000 scripts seven in ten settle in the second, the slowest in the eighteenth. */
const MOST_ROUNDS = 24;

/**
 * Runs a script over sets of possible values and tells what it can do. `budget` counts evaluation steps. It is complete
 * when a round brings nothing new: only then nothing is missing.
 */
export function traceScript(source: Source, budget: number): Trace {
	const { machine, runProgram, runDeferred } = assembleMachine(source, budget, browserModel);
	try {
		runProgram();
		for (let round = 1; round <= MOST_ROUNDS; round++) {
			const before = machine.ledger.growth;
			const ran = runDeferred(round);
			if (round > 1 && machine.ledger.growth === before && ran === 0) return machine.recorder.trace("complete");
		}
		return machine.recorder.trace("exhausted");
	} catch (error) {
		if (error instanceof Exhausted) return machine.recorder.trace("exhausted");
		throw error;
	}
}
