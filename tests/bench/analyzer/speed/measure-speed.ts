import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { median, percentile, relativeSpread } from "./percentile.ts";
import type { SpeedTask, Timings } from "./timings.ts";

export interface Speed {
	readonly kb_per_s_warm: number;
	/** First pass of a fresh process, modules loaded. */
	readonly kb_per_s_cold: number;
	/** Per script, warm. */
	readonly p50_ms: number;
	readonly p95_ms: number;
	readonly p99_ms: number;
	/** A script of 100 kB, warm; median. */
	readonly hundred_kb_ms: number;
	/** Fresh processes. */
	readonly runs: number;
	/** Of the warm throughput between runs: 0.1 is ± 10 %. */
	readonly spread: number;
}

const times = z.array(z.number());
const timingsSchema = z.object({ cold: times, warm: z.array(times), large: times });
const script = fileURLToPath(new URL("speed-process.ts", import.meta.url));

/** Measures one scanner over the codes, each run in a fresh process. kB are 1,000 bytes of UTF-8. */
export async function measureSpeed(task: SpeedTask, runs: number): Promise<Speed> {
	const kilobytes = task.codes.reduce((sum, code) => sum + Buffer.byteLength(code), 0) / 1_000;
	const answers: Timings[] = [];
	for (let run = 0; run < runs; run++) answers.push(await measureOnce(task));
	const throughput = (pass: readonly number[]) => (kilobytes / sum(pass)) * 1_000;
	const warmPerRun = answers.map(({ warm }) => median(warm.map(throughput)));
	const perScript = task.codes.map((_, index) =>
		median(answers.flatMap(({ warm }) => warm.map((pass) => pass[index] ?? 0))),
	);
	return {
		kb_per_s_warm: Math.round(median(warmPerRun)),
		kb_per_s_cold: Math.round(median(answers.map(({ cold }) => throughput(cold)))),
		p50_ms: hundredths(percentile(perScript, 0.5)),
		p95_ms: hundredths(percentile(perScript, 0.95)),
		p99_ms: hundredths(percentile(perScript, 0.99)),
		hundred_kb_ms: hundredths(median(answers.flatMap(({ large }) => large))),
		runs,
		spread: hundredths(relativeSpread(warmPerRun)),
	};
}

async function measureOnce(task: SpeedTask): Promise<Timings> {
	const child = fork(script, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
	child.send(task);
	const answer: unknown[] = await Promise.race([
		once(child, "message"),
		once(child, "exit").then(([code]) => {
			throw new Error(`Measuring ${task.tool} ended with ${String(code)} before it answered.`);
		}),
	]);
	child.disconnect();
	return timingsSchema.parse(answer[0]);
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

function hundredths(value: number): number {
	return Math.round(value * 100) / 100;
}
