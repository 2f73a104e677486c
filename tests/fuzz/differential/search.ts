import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import type { RealEngine } from "./engines/real-engine.ts";
import { holesFrom } from "./holes.ts";
import type { Placement } from "./placements/placement.ts";
import { reportingProgram, type Started, startProgram, stealingProgram } from "./program.ts";
import type { RealValue } from "./real-value.ts";
import type { Template } from "./template.ts";

/** A program that steals in the real engine, and what it is made of. */
export interface Thief {
	readonly template: Template;
	readonly placement: Placement;
	readonly seed: number;
	readonly code: string;
	readonly real: RealValue;
}

/** What to make: a template with a seed for its holes, finished in some placements. */
export interface Order {
	readonly template: Template;
	readonly seed: number;
	readonly placements: readonly Placement[];
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
	const reals = await engine.values(begun.map(({ started }) => reportingProgram(started)));
	const finished = begun.flatMap(({ order, started }, at) => finish(order, started, reals[at] ?? null));
	const stolen = await engine.thefts(finished.map(({ code }) => code));
	return finished.filter((_, at) => stolen[at]);
}

function finish({ template, seed, placements, isPlain }: Order, started: Started, real: RealValue | null): Thief[] {
	if (real === null) return [];
	return placements.flatMap((placement) => {
		const code = stealingProgram(started, real, placement, holesFrom(seed ^ 0x5bd1_e995, 1), isPlain);
		return code === null ? [] : [{ template, placement, seed, code, real }];
	});
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
		bookmarklet: { kind: "bookmarklet", code: `javascript:${encodeURIComponent(code)}` },
		userscript: { kind: "userscript", code: BLOCK + code },
	} as const;
	return Object.entries(inputs).flatMap(([kind, input]) => (analyze(input).risk_level === "green" ? [kind] : []));
}
