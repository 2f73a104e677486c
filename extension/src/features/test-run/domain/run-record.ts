import type { PayloadOf } from "@scriptorium/shared-protocol/channel/define-message";
import type { runNote } from "@scriptorium/shared-protocol/extension-internal/test-run-pages";
import { testQuestion } from "@scriptorium/shared-protocol/extension-internal/test-tab";
import type { requestTestRun, tabTestRun } from "@scriptorium/shared-protocol/hub-extension/test-run";
import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import { type TestRunEnd, type TestRunFailure, testRunEnd } from "@scriptorium/shared-protocol/test-run-result";
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
	/** The same of the page load before. */
	earlierReports: z._default(z.int(), 0),
	/** Where to go on after a page load, as JSON. */
	saved: z.nullable(z.string()),
	/** Milliseconds since 1970; 0 before it runs. */
	startedAt: z.number(),
	/** The address that is opened for it, and what the person is asked about it; null where the person chooses a tab. */
	test: z.nullable(z.extend(testQuestion, { hubTabId: z.nullable(z.int()) })),
	/** When that address has to be loaded, in milliseconds since 1970; null before it is opened and once the code runs. */
	loadBy: z.nullable(z.number()),
	end: z.nullable(testRunEnd),
});
export type RunRecord = z.infer<typeof runRecord>;
/** A run whose address the extension opens. */
export type TestRecord = RunRecord & { readonly test: NonNullable<RunRecord["test"]> };

/** The person's decision. */
export interface RunChoice {
	readonly tabId: number;
	readonly title: string;
	readonly origin: string;
	readonly sites: readonly string[];
}

type Request = PayloadOf<typeof requestTestRun>;

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
		earlierReports: 0,
		saved: null,
		startedAt: 0,
		test: null,
		loadBy: null,
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

/** Begins a test run to which the person has agreed; its address is opened next. */
export function beginTest(record: TestRecord, sites: readonly string[], secret: string, now: number): TestRecord {
	const { origin, url } = record.test;
	return {
		...record,
		state: "loading",
		seq: record.seq + 1,
		askingTabId: null,
		// The page's title is not known yet.
		target: { title: new URL(url).host.slice(0, 200), site: origin },
		allowed: [origin, ...sites.filter((site) => record.sites.includes(site))],
		secret,
		startedAt: now,
		loadBy: now + pageTestRunLimits.openMs,
	};
}

export const isTest = (record: RunRecord): record is TestRecord => record.test !== null;

/** Whether the tab may still show what it showed before the address was opened in it. */
export const awaitsPage = (record: RunRecord): record is TestRecord =>
	isTest(record) && isOn(record) && record.load === 0;

/** What a run ends with; `duration` and `timestamp` are measured here. */
export type RunEnding = Omit<TestRunEnd, "duration" | "timestamp">;

export const failedEnding = (error: TestRunFailure): RunEnding => ({
	success: false,
	output: null,
	errors: [error],
	memory_used: null,
});

export function endRun(record: RunRecord, ending: RunEnding, now: number): RunRecord {
	const timestamp = record.startedAt === 0 ? now : record.startedAt;
	const end = { ...ending, duration: Math.max(0, now - timestamp), timestamp };
	return { ...record, state: "ended", seq: record.seq + 1, askingTabId: null, saved: null, loadBy: null, end };
}

/** Begins the next page load of a run. */
export const nextLoad = (record: RunRecord): RunRecord => ({
	...record,
	state: "loading",
	load: record.load + 1,
	reports: 0,
	earlierReports: record.reports,
	seq: record.seq + 1,
});

/** The page load that a report belongs to, and what to store of it. */
export interface AcceptedReport {
	readonly isRepeated: boolean;
	/** The code runs on the next page already: log lines and states of steps count, its end and its position do not. */
	readonly isLate: boolean;
	readonly counted: Pick<RunRecord, "reports" | "earlierReports">;
}

/**
 * Decides whether the code of a run may report now. The last report of a page that is being left can arrive after the news of the next
 * page, and on a busy machine after the code has begun there.
 */
export function acceptReport(
	record: RunRecord,
	{ secret, load, number }: { readonly secret: string; readonly load: number; readonly number: number },
): AcceptedReport | null {
	const { reports, earlierReports, state } = record;
	if (!isOn(record) || record.secret !== secret) return null;
	if (load === record.load)
		return { isRepeated: number <= reports, isLate: false, counted: { reports: number, earlierReports } };
	if (load !== record.load - 1) return null;
	const counted = { reports, earlierReports: number };
	return { isRepeated: number <= earlierReports, isLate: state === "running", counted };
}

export const isOn = ({ state }: RunRecord): boolean => state === "running" || state === "loading";

/** Milliseconds until it has run for too long. */
export const timeLeft = ({ startedAt }: RunRecord, now: number): number =>
	startedAt + pageTestRunLimits.durationMs - now;

/** Milliseconds until its address has taken too long to load; infinite when it is loaded. */
export const loadTimeLeft = ({ loadBy }: RunRecord, now: number): number =>
	loadBy === null ? Number.POSITIVE_INFINITY : loadBy - now;

export function statusOf(record: RunRecord, progress: Progress): PayloadOf<typeof tabTestRun> {
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
