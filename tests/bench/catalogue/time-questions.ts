import type { Sql } from "postgres";
import { percentile } from "../analyzer/speed/percentile.ts";
import { askByRest, askInSql } from "./ask.ts";
import type { Question } from "./questions.ts";

/** Milliseconds. */
export interface Timing {
	readonly p50: number;
	readonly p95: number;
}

/** Asks one question in the three ways, each after a few questions that do not count. */
export async function timeQuestions(options: {
	sql: Sql;
	rest: { url: string; key: string };
	question: Question;
	runs: number;
	clients: number;
}): Promise<{ sql: Timing; one: Timing; many: Timing }> {
	const { sql, rest, question, runs, clients } = options;
	return {
		sql: await timeEach(runs, 1, () => askInSql(sql, question)),
		one: await timeEach(runs, 1, () => askByRest(rest, question)),
		many: await timeEach(runs * 2, clients, () => askByRest(rest, question)),
	};
}

async function timeEach(runs: number, clients: number, ask: () => Promise<number>): Promise<Timing> {
	for (let warming = 0; warming < 2; warming++) await ask();
	const times: number[] = [];
	let left = runs;
	await Promise.all(
		Array.from({ length: clients }, async () => {
			while (left-- > 0) {
				const began = performance.now();
				await ask();
				times.push(performance.now() - began);
			}
		}),
	);
	return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
