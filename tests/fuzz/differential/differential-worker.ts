import { parentPort, workerData } from "node:worker_threads";
import type { AnalysisResult, ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { makeCarriers } from "./carriers.ts";
import { openLanguageEngine } from "./engines/language-engine.ts";
import { openPageEngine } from "./engines/page-engine.ts";
import type { RealEngine } from "./engines/real-engine.ts";
import { carrierOrdersOf, ordersOf } from "./orders.ts";
import { TO_THIEF } from "./placements/placement.ts";
import { lowKinds, makeThieves, type Order, type Thief } from "./search.ts";
import { COOKIE } from "./secrets.ts";
import { shrink } from "./shrink.ts";
import type { EngineName } from "./template.ts";
import { templates } from "./template-list.ts";
import type { Failure, Findings, SearchRange } from "./worker-messages.ts";

/** Orders that an engine gets at a time. */
const BATCH = 512;
/** Every so many programs, one is rated without its theft as well. */
const HARMLESS_EVERY = 16;
/** Failures that are made smaller; when there are more, the engine is broken in ways that the first ones show. */
const MAX_SHRUNK = 40;

// A rejection that a program does not handle is part of the program.
process.on("unhandledRejection", () => undefined);

const { analyzer, engines, filter, seed, rounds, effort, progress } = workerData as SearchRange;
const { analyzeScript } = (await import(analyzer)) as { analyzeScript: (input: ScriptInput) => AnalysisResult };

const failures = new Map<string, Failure>();
const thieves: Record<string, number> = {};
/** Names of templates that use their value in a later task. */
const late = new Set<string>();
const harmless = { rated: 0, low: 0 };
let programs = 0;

for (const name of engines) await search(name);
parentPort?.postMessage({ failures: [...failures.values()], thieves, harmless } satisfies Findings);

async function search(name: EngineName): Promise<void> {
	const mine = templates.filter((template) => template.engine === name && template.name.includes(filter));
	if (mine.length === 0) return;
	const engine = await openEngine(name);
	try {
		for (let round = 0; round < rounds; round++) {
			const orders = ordersOf(mine, seed, round, effort);
			for (const batch of batchesOf(orders)) await judgeAll(await makeAllThieves(engine, batch));
			for (const batch of batchesOf(carrierOrdersOf(mine, seed, round, effort, late)))
				await judgeAll(await makeCarriers(engine, batch));
		}
	} finally {
		await engine.close();
	}
}

function openEngine(name: EngineName): RealEngine | Promise<RealEngine> {
	if (name === "language") return openLanguageEngine();
	return openPageEngine(name === "site" ? "loaded" : "empty");
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
	return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));
}

async function makeAllThieves(engine: RealEngine, orders: readonly Order[]): Promise<Thief[]> {
	const made = await makeThieves(engine, orders);
	// What surrounds a program may keep its template from working: strict code has no `with`. Alone it works.
	const withThief = new Set(made.map(({ template }) => template));
	const again = orders.filter(({ template }) => !withThief.has(template.name));
	const plain = again.map((order) => ({ ...order, secret: COOKIE, isPlain: true }));
	return [...made, ...(await makeThieves(engine, plain))];
}

async function judgeAll(made: readonly Thief[]): Promise<void> {
	for (const thief of made) {
		if (thief.isLate) late.add(thief.template);
		await judge(thief);
	}
	Atomics.add(progress, 0, 1);
}

async function judge(thief: Thief): Promise<void> {
	const { template, placement } = thief;
	thieves[template] = (thieves[template] ?? 0) + 1;
	if (programs++ % HARMLESS_EVERY === 0) rateHarmless(thief.code);
	const key = `${template} in ${placement}`;
	if (lowKinds(thief.code, analyzeScript).length === 0 || failures.has(key)) return;
	const isLow = (code: string) => lowKinds(code, analyzeScript).length > 0;
	const { code, real } = failures.size < MAX_SHRUNK ? await shrink(thief, isLow) : thief;
	failures.set(key, { template, placement, kinds: lowKinds(code, analyzeScript), real, code });
}

/**
 * The same program, but it sends to its own site what it has read. A token in an address, in a request that nobody asked for, is a way
 * to act in the visitor's name, and is left out.
 */
function rateHarmless(code: string): void {
	if (!code.includes(TO_THIEF)) return;
	const own = code.replaceAll(TO_THIEF, "/own?c=");
	if (own.includes("thief") || own.includes("token")) return;
	harmless.rated++;
	if (lowKinds(own, analyzeScript).length === 2) harmless.low++;
}
