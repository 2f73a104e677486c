import { traceScript } from "@scriptorium/script-analyzer/engine/trace-script";
import { browserModel } from "@scriptorium/script-analyzer/model/browser-model";
import { parseSource } from "@scriptorium/script-analyzer/source/parse-source";
import type { Sink } from "@scriptorium/script-analyzer/trace/trace";
import type { ScriptKind } from "@scriptorium/userscript/script-kind";

/** Evaluation steps, as in the rating. */
const STEP_BUDGET = 2_000_000;

/**
 * Lists where data of a script goes. The rating names the servers; only the trace says what is sent to them.
 * @param code the complete script
 * @param kind its kind
 * @returns sinks of both runs of the analyzer; empty for code that it cannot read, which the rating reports as not rated
 */
export function traceCode(code: string, kind: ScriptKind): readonly Sink[] {
	const read = parseSource({ code, kind });
	if (!read.ok) return [];
	const { exact, skeptical } = traceScript(read.source, STEP_BUDGET - code.length, browserModel);
	const proven = skeptical.sinks.map((sink) => ({
		...sink,
		destinations: sink.destinations.filter(({ doubted }) => doubted !== true),
	}));
	return [...exact.sinks, ...proven];
}
