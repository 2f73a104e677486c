import type { Source } from "../source/source.ts";
import type { Carried, Origin, Sink, Trace } from "../trace/trace.ts";
import { assembleMachine, type Doubted, Exhausted } from "./assemble-machine.ts";
import type { ReadonlyTriggers } from "./deferred-queue.ts";
import type { BrowserModel } from "./domain.ts";
import { SECRETS, UNKNOWN_SENDER } from "./secret-address.ts";

/** Of 1,000 scripts seven in ten reach the fixpoint in the second iteration, the slowest in the eighteenth. */
const MAX_ITERATIONS = 24;

/** What a script can do by the two runs that `skeptical-run.ts` describes. */
export interface Traces {
	readonly exact: Trace;
	readonly skeptical: Trace;
}

/**
 * Runs a script twice: once with the values that it computes, and once with those that remain when computed conditions are doubted.
 * @param source the parsed script
 * @param budget evaluation steps of each run
 * @param browser what the script finds around it: host types of the language and the browser
 * @returns both traces
 */
export function traceScript(source: Source, budget: number, browser: BrowserModel): Traces {
	const run = runOnce(source, budget, browser, null);
	const exact = run.trace;
	const { trace } = runOnce(source, budget, browser, { triggers: run.triggers });
	return { exact, skeptical: withoutProvenSends(markDoubted(trace, exact), exact) };
}

/**
 * Runs a script over sets of possible values until an iteration of all deferred functions finds nothing new.
 * @param source the parsed script
 * @param budget evaluation steps
 * @param browser what the script finds around it: host types of the language and the browser
 * @returns what the script can do by the exact run; `exhausted` when the budget or the iterations ran out, so that something may
 * be missing
 */
export function traceExactly(source: Source, budget: number, browser: BrowserModel): Trace {
	return runOnce(source, budget, browser, null).trace;
}

function runOnce(
	source: Source,
	budget: number,
	browser: BrowserModel,
	doubted: Doubted | null,
): { readonly trace: Trace; readonly triggers: ReadonlyTriggers } {
	const assembly = assembleMachine(source, budget, browser, doubted);
	const { machine, triggers, runProgram, runDeferred } = assembly;
	const build = (status: Trace["status"]) => ({ trace: assembly.buildTrace(status), triggers });
	try {
		runProgram();
		for (let iteration = 1; iteration <= MAX_ITERATIONS; iteration++) {
			const before = machine.tracker.additions;
			const ran = runDeferred(iteration);
			if (iteration > 1 && machine.tracker.additions === before && ran === 0) return build("complete");
		}
		return build("exhausted");
	} catch (error) {
		if (error instanceof Exhausted) return build("exhausted");
		throw error;
	}
}

/**
 * Tells destinations that only the skeptical run leaves unresolved from those that nobody knows, and data that only the skeptical run
 * brings to a place from data that both do.
 */
function markDoubted(skeptical: Trace, exact: Trace): Trace {
	const brought = new Map<string, Set<Origin["offset"]>>();
	const resolved = new Map<string, boolean>();
	for (const sink of exact.sinks) {
		const isResolved = sink.destinations.every(({ kind }) => kind !== "unresolved");
		resolved.set(placeOf(sink), isResolved && resolved.get(placeOf(sink)) !== false);
		const origins = brought.get(placeOf(sink)) ?? new Set();
		for (const { origin } of sink.carried) origins.add(origin.offset);
		brought.set(placeOf(sink), origins);
	}
	const sinks = skeptical.sinks.map(withoutDoubledDoubts).map((found): Sink => {
		// An exact run that ran out of steps may have come here later.
		const origins = brought.get(placeOf(found)) ?? (exact.status === "complete" ? NO_ORIGINS : null);
		const carried = found.carried.map((one) =>
			origins === null || origins.has(one.origin.offset) ? one : { ...one, doubted: true as const },
		);
		const sink = { ...found, carried };
		if (!resolved.get(placeOf(sink))) return sink;
		const destinations = sink.destinations.map((destination) =>
			destination.kind === "unresolved" ? { ...destination, doubted: true as const } : destination,
		);
		return { ...sink, destinations };
	});
	return { ...skeptical, sinks };
}

const NO_ORIGINS: ReadonlySet<Origin["offset"]> = new Set();

/**
 * Two doubts at once are too little to report personal data: that it may have been lost on its way, and that only the skeptical
 * run brings it to this place. A field's value in an address that the visitor opens by the script's own control is such a case,
 * although no step of its way is marked: programs of steps keep what they extract and the addresses they open in one object of
 * variables, and the skeptical run reads any of these for each. The visitor sees where such an address leads. Secrets are kept, which
 * no script needs to send.
 */
function withoutDoubledDoubts(sink: Sink): Sink {
	const isOpened = sink.kind === "navigation" && sink.trigger === "purpose";
	const isDoubtedTwice = ({ origin, unsure }: Carried) => unsure === true || (isOpened && origin.kind === "form");
	const carried = sink.carried.filter((each) => SECRETS.has(each.origin.kind) || !isDoubtedTwice(each));
	return carried.length === sink.carried.length ? sink : { ...sink, carried };
}

function placeOf({ kind, api, offset }: Sink): string {
	return `${kind} ${api} ${offset}`;
}

/** An assembled address says nothing new where a sink is known that sends the same secret to the same server. */
function withoutProvenSends(skeptical: Trace, exact: Trace): Trace {
	const sendsOf = ({ destinations, carried }: Sink) =>
		destinations.flatMap(({ host }) => carried.map(({ origin }) => `${host} ${origin.kind} ${origin.offset}`));
	const all = [...exact.sinks, ...skeptical.sinks];
	const proven = new Set(all.filter(({ api }) => api !== UNKNOWN_SENDER).flatMap(sendsOf));
	const sinks = skeptical.sinks.filter(
		(sink) => sink.api !== UNKNOWN_SENDER || sendsOf(sink).some((send) => !proven.has(send)),
	);
	return { ...skeptical, sinks };
}
