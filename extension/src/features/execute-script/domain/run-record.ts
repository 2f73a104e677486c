import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import { executionLimits } from "@scriptorium/shared-protocol/execution-limits";
import { type ExecutionEnd, type ExecutionError, executionEnd } from "@scriptorium/shared-protocol/execution-result";
import type { runNote } from "@scriptorium/shared-protocol/extension-internal/run-script";
import type { executeScript, executionStatus } from "@scriptorium/shared-protocol/hub-extension/execute-script";
import type { Progress } from "@scriptorium/test-run/progress";
import * as z from "zod/mini";

/** The stored record of a run, without its code and progress. */
export const runRecord = z.object({
	runId: z.string(),
	builder: z.string(),
	name: z.string(),
	/** SHA-256 of the code. */
	hash: z.string(),
	/** Origins that the flow leads to. */
	sites: z.array(z.string()),
	state: z.enum(["asking", "running", "loading", "ended"]),
	seq: z.int(),
	/** The tab of the extension's page that asks; null once a tab is chosen. */
	askingTabId: z.nullable(z.int()),
	/** The chosen tab; null before. */
	tabId: z.nullable(z.int()),
	target: z.nullable(z.object({ title: z.string(), site: z.string() })),
	/** Origins on which it may run: that of the chosen tab, and those that the person allowed besides. */
	allowed: z.array(z.string()),
	/** Proves reports of the running code. */
	secret: z.string(),
	/** Counts the page loads. */
	load: z.int(),
	/** Number of the last report of this page load. */
	reports: z.int(),
	/** Where to go on after a page load, as JSON. */
	saved: z.nullable(z.string()),
	/** Milliseconds since 1970; 0 before it runs. */
	startedAt: z.number(),
	end: z.nullable(executionEnd),
});
export type RunRecord = z.infer<typeof runRecord>;

/** The person's decision. */
export interface RunChoice {
	readonly tabId: number;
	readonly title: string;
	readonly origin: string;
	readonly sites: readonly string[];
}

type Request = PayloadOf<typeof executeScript>;

export function askRun({ runId, builder, name }: Request, hash: string, sites: readonly string[]): RunRecord {
	return {
		runId,
		builder,
		name,
		hash,
		sites: [...sites],
		state: "asking",
		seq: 0,
		askingTabId: null,
		tabId: null,
		target: null,
		allowed: [],
		secret: "",
		load: 0,
		reports: 0,
		saved: null,
		startedAt: 0,
		end: null,
	};
}

export function beginRun(record: RunRecord, choice: RunChoice, secret: string, now: number): RunRecord {
	const { tabId, title, origin, sites } = choice;
	return {
		...record,
		state: "loading",
		seq: record.seq + 1,
		askingTabId: null,
		tabId,
		target: { title: title.slice(0, 200), site: origin },
		allowed: [origin, ...sites.filter((site) => record.sites.includes(site))],
		secret,
		startedAt: now,
	};
}

/** What a run ends with; `duration` and `timestamp` are measured here. */
export type RunEnding = Omit<ExecutionEnd, "duration" | "timestamp">;

export const failedEnding = (error: ExecutionError): RunEnding => ({
	success: false,
	output: null,
	errors: [error],
	memory_used: null,
});

export function endRun(record: RunRecord, ending: RunEnding, now: number): RunRecord {
	const timestamp = record.startedAt === 0 ? now : record.startedAt;
	const end = { ...ending, duration: Math.max(0, now - timestamp), timestamp };
	return { ...record, state: "ended", seq: record.seq + 1, askingTabId: null, saved: null, end };
}

export const isOn = ({ state }: RunRecord): boolean => state === "running" || state === "loading";

/** Milliseconds until it has run for too long. */
export const timeLeft = ({ startedAt }: RunRecord, now: number): number => startedAt + executionLimits.durationMs - now;

export function statusOf(record: RunRecord, progress: Progress): PayloadOf<typeof executionStatus> {
	const { runId, state, seq, target, end } = record;
	return { runId, state, seq, target, steps: [...progress.steps], logs: [...progress.logs], end };
}

export function noteOf(record: RunRecord | null, progress: Progress): PayloadOf<typeof runNote> {
	if (record === null || record.state === "asking") return { run: null };
	const stepsDone = progress.steps.reduce((sum, { state, runs }) => sum + (state === "done" ? runs : runs - 1), 0);
	return { run: { runId: record.runId, name: record.name, stepsDone, success: record.end?.success ?? null } };
}

/** The step that runs at the moment, or ran last. */
export function currentStep({ steps }: Progress): string | null {
	return steps.findLast(({ state }) => state === "running")?.nodeId ?? null;
}
