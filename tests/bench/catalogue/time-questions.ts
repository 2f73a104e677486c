import type { Sql } from "postgres";
import { percentile } from "../analyzer/speed/percentile.ts";
import { askByRest, askInSql } from "./ask.ts";
import { type Question, questions } from "./questions.ts";

/** Milliseconds. */
export interface Timing {
	readonly p50: number;
	readonly p95: number;
}

export interface Timings {
	/** Straight to the database, one after the other. */
	readonly sql: Timing;
	/** Through the hub's REST service, one after the other. */
	readonly one: Timing;
	/** The same with many clients at once. */
	readonly many: Timing;
	/** Answers in a second to many clients, as a part of those to the bare list in the same minute. */
	readonly share: number;
}

/** Turns of the question and the bare list: what else the machine does meets both. */
const TURNS = 3;

/** Asks one question in the three ways, each after a few questions that do not count. */
export async function timeQuestions(options: {
	sql: Sql;
	rest: { url: string; key: string };
	question: Question;
	runs: number;
	clients: number;
}): Promise<Timings> {
	const { sql, rest, question, runs, clients } = options;
	const [bare] = questions;
	if (bare === undefined) throw new Error("There is no question to compare with.");
	const inSql = await timeEach(runs, 1, () => askInSql(sql, question));
	const one = await timeEach(runs, 1, () => askByRest(rest, question));
	const turn = (asked: Question) => timeEach(Math.ceil((runs * 2) / TURNS), clients, () => askByRest(rest, asked));
	const turns: Turn[] = [];
	const bareTurns: Turn[] = [];
	for (let number = 0; number < TURNS; number++) {
		bareTurns.push(await turn(bare));
		turns.push(await turn(question));
	}
	return {
		sql: timingOf([inSql]),
		one: timingOf([one]),
		many: timingOf(turns),
		share: rateOf(turns) / rateOf(bareTurns),
	};
}

interface Turn {
	readonly times: readonly number[];
	/** From the first question to the last answer. */
	readonly elapsed: number;
}

function timingOf(turns: readonly Turn[]): Timing {
	const times = turns.flatMap((turn) => turn.times);
	return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** Answers in a millisecond. */
function rateOf(turns: readonly Turn[]): number {
	const sum = (of: (turn: Turn) => number) => turns.reduce((before, turn) => before + of(turn), 0);
	return sum((turn) => turn.times.length) / sum((turn) => turn.elapsed);
}

async function timeEach(runs: number, clients: number, ask: () => Promise<number>): Promise<Turn> {
	for (let warming = 0; warming < 2; warming++) await ask();
	const times: number[] = [];
	let left = runs;
	const start = performance.now();
	await Promise.all(
		Array.from({ length: clients }, async () => {
			while (left-- > 0) {
				const began = performance.now();
				await ask();
				times.push(performance.now() - began);
			}
		}),
	);
	return { times, elapsed: performance.now() - start };
}
