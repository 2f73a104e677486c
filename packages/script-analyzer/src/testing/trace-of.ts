import { traceExactly } from "../engine/trace-script.ts";
import { browserModel } from "../model/browser-model.ts";
import { parseSource } from "../source/parse-source.ts";
import type { Sink, Trace } from "../trace/trace.ts";

/** The trace of a script; `budget` counts evaluation steps. */
export function traceOf(code: string, budget = 2_000_000): Trace {
	const read = parseSource({ code });
	if (!read.ok) throw new Error(`${read.reason}: ${read.message}`);
	return traceExactly(read.source, budget, browserModel);
}

/**
 * The sinks of a script, one line each, in text order:
 * `request fetch > third-party c.test < url cookie, body key (page-event)`.
 */
export function sinksOf(code: string): readonly string[] {
	return traceOf(code).sinks.map(describeSink);
}

export function describeSink({ kind, api, destinations, carried, trigger }: Sink): string {
	const where = destinations.map((destination) => [destination.kind, destination.host ?? ""].join(" ").trim());
	const what = carried.map(({ role, origin }) => `${role} ${origin.kind}`);
	const parts = [`${kind} ${api}`, list(">", where), list("<", what), `(${trigger})`];
	return parts.filter((part) => part !== "").join(" ");
}

function list(sign: string, entries: readonly string[]): string {
	return entries.length === 0 ? "" : `${sign} ${[...new Set(entries)].sort().join(", ")}`;
}
