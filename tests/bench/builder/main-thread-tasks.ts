import type { Browser, Page } from "@playwright/test";
import * as z from "zod";

const LONG_TASK_MS = 50;

/** Tasks over 50 ms of the main thread of a page, in milliseconds. */
export interface LongTasks {
	/** By the clock: on a busy machine, the time in which other programs ran is in it. */
	readonly elapsedMs: readonly number[];
	/** By the time that the thread itself ran. */
	readonly ownMs: readonly number[];
}

const trace = z.object({
	traceEvents: z.array(
		z.object({
			name: z.string(),
			ph: z.string(),
			pid: z.number(),
			tid: z.number(),
			/** Microseconds. */
			dur: z.number().optional(),
			tdur: z.number().optional(),
			args: z.object({ name: z.unknown().optional() }).optional(),
		}),
	),
});

/** Records a trace while something is done with a page, the only one that is open. */
export async function longTasksDuring(browser: Browser, page: Page, run: () => Promise<void>): Promise<LongTasks> {
	await browser.startTracing(page, { categories: ["toplevel"] });
	await run();
	const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
	const isMain = new Set(
		traceEvents
			.filter(({ ph, name, args }) => ph === "M" && name === "thread_name" && args?.name === "CrRendererMain")
			.map(({ pid, tid }) => `${pid} ${tid}`),
	);
	const tasks = traceEvents.filter(
		({ ph, name, pid, tid }) => ph === "X" && name.endsWith("RunTask") && isMain.has(`${pid} ${tid}`),
	);
	const own = tasks.flatMap(({ tdur }) => tdur ?? []);
	if (own.length === 0) throw new Error("The trace has no tasks with the time of their thread.");
	const long = (durations: readonly number[]) =>
		durations.map((microseconds) => Math.round(microseconds / 1000)).filter((ms) => ms > LONG_TASK_MS);
	return { elapsedMs: long(tasks.flatMap(({ dur }) => dur ?? [])), ownMs: long(own) };
}
