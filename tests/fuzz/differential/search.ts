import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import type { Finished, RealEngine, Report } from "./engines/real-engine.ts";
import { holesFrom } from "./holes.ts";
import type { Placement } from "./placements/placement.ts";
import { reportingProgram, type Started, startProgram, stealingProgram } from "./program.ts";
import { COOKIE, ENTRY, type Secret } from "./secrets.ts";
import type { Template } from "./template.ts";

/** A program that steals in the real engine, and what it is made of. */
export interface Thief extends Finished {
	/** Name of its template. */
	readonly template: string;
	/** How the theft hangs on the value. */
	readonly placement: string;
	/** Seed of its holes. */
	readonly seed: number;
	/** The value in the real engine, for people. */
	readonly real: string;
	/** Makes it again with another seed, without nesting and with nothing around it; empty if that does not steal. */
	readonly again: (seed: number) => Promise<Thief[]>;
}

/** What to make: a template with a seed for its holes, finished in some placements. */
export interface Order {
	readonly template: Template;
	readonly seed: number;
	/** Kinds of placements, those of a kind in the order in which they are tried. */
	readonly placements: readonly (readonly Placement[])[];
	/** What is stolen. */
	readonly secret: Secret;
	/** How many of each kind are enough. */
	readonly wanted: number;
	/** No nesting, nothing around the program, the plainest comparison. */
	readonly isPlain: boolean;
}

/**
 * Makes programs, and keeps those that steal when they are run.
 * @param engine runs them
 * @param orders what to make
 * @returns the thieves, in the order in which they were asked for
 */
export async function makeThieves(engine: RealEngine, orders: readonly Order[]): Promise<Thief[]> {
	const begun = orders.map((order) => ({
		order,
		started: startProgram(order.template, holesFrom(order.seed, order.isPlain ? 0 : 2), order.isPlain),
	}));
	const reports = await engine.values(begun.map(({ started }) => reportingProgram(started)));
	const finished = begun.flatMap(({ order, started }, at) => finish(engine, order, started, reports[at] ?? null));
	const stolen = await engine.thefts(finished);
	return finished.filter((_, at) => stolen[at]);
}

function finish(engine: RealEngine, order: Order, started: Started, report: Report | null): Thief[] {
	if (report === null) return [];
	return order.placements.flatMap((kind) => {
		const made: Thief[] = [];
		for (const placement of kind) {
			if (made.length === order.wanted) break;
			const thief = finishIn(engine, order, started, report, placement);
			if (thief !== null) made.push(thief);
		}
		return made;
	});
}

function finishIn(
	engine: RealEngine,
	{ template, seed, secret: wanted, isPlain }: Order,
	started: Started,
	{ value, isLate }: Report,
	placement: Placement,
): Thief | null {
	// Each placement draws for itself, so that a program follows from its template, placement and seed alone.
	// The frames of a page share one storage, which other programs may empty until a later task; some templates use the cookie.
	const isPlainest = isLate || started.text.includes(COOKIE.expression);
	const secret = isPlainest || (wanted === ENTRY && !placement.name.startsWith("guard/")) ? COOKIE : wanted;
	const code = stealingProgram(started, value, placement, secret, holesFrom(seed ^ 0x5bd1_e995, 1), isPlain);
	if (code === null) return null;
	const again = (other: number) =>
		makeThieves(engine, [{ template, seed: other, placements: [[placement]], secret, wanted: 1, isPlain: true }]);
	const real = value.literal ?? value.type;
	return { template: template.name, placement: placement.name, seed, code, isLate, real, again };
}

const BLOCK = `// ==UserScript==
// @name        Shop notes
// @match       *://shop.example/*
// @grant       none
// ==/UserScript==
`;

/**
 * Rates a program as each kind of script.
 * @param code the program
 * @param analyze the analyzer
 * @returns the kinds that were rated Low
 */
export function lowKinds(code: string, analyze: (input: ScriptInput) => AnalysisResult): string[] {
	const inputs = {
		bookmarklet: { kind: "bookmarklet", code: `javascript:${encodeURIComponent(code.toWellFormed())}` },
		userscript: { kind: "userscript", code: BLOCK + code },
	} as const;
	return Object.entries(inputs).flatMap(([kind, input]) => (analyze(input).risk_level === "green" ? [kind] : []));
}
