import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import type { TestRunFailure, TestRunLog } from "@scriptorium/shared-protocol/test-run-result";
import { captureConsole } from "./capture-console.ts";
import { describeValue } from "./describe-value.ts";
import { createAfterTurn, createLoopGuard, LOOP_GUARD } from "./loop-guard.ts";
import { cutText } from "./progress.ts";
import { createReportQueue, type ProgramReport } from "./send-reports.ts";

/** What the code of a flow reports (`generateScript` with the target `run`, `packages/step-runtime/src/report-run.ts`). */
export type RunEvent =
	| { readonly type: "start" | "done"; readonly nodeId: string }
	| { readonly type: "failed"; readonly nodeId: string; readonly message: string }
	/** Where to go on if the page is loaded anew; JSON. */
	| { readonly type: "keep"; readonly state: unknown }
	/** The last event. */
	| {
			readonly type: "end";
			readonly outcome: "finished" | "failed" | "stopped";
			readonly variables: Readonly<Record<string, unknown>>;
	  };

type Ended = Extract<RunEvent, { type: "end" }>;

/** The names in the scope of the code. */
export interface ProgramScope {
	/**
	 * Takes an event. Throws when the run was stopped.
	 * @returns for a `keep`, a promise that resolves when the state is stored, and rejects when the run was stopped: a step that may
	 * load another page waits for it
	 */
	readonly report: (event: RunEvent) => void | Promise<void>;
	/** The last state that the page before has kept; null at the start. */
	readonly resumeFrom: unknown;
	readonly console: Console;
	/** Aborted when the run is stopped. */
	readonly signal: AbortSignal;
	readonly [LOOP_GUARD]: () => void;
}

export type Program = (scope: ProgramScope) => unknown;

export interface RunSettings {
	/** Start of the run in milliseconds since 1970. */
	readonly startedAt: number;
	/** JSON of an earlier report; null at the start. */
	readonly saved: string | null;
}

export interface RunningProgram {
	/** Makes the code stop at its next report; nothing more is sent. */
	stop(): void;
	/** Sends what waits, as the page is being left. */
	leave(): void;
}

/** Head of the function that the code becomes; its text is also the text that is rated. */
const PARAMETERS = `{ report, resumeFrom, console, signal, ${LOOP_GUARD} }`;

/**
 * Writes the code of a run as an expression: the function that `runProgram` takes.
 * @param code body of an async function, in the form for test runs
 * @returns JavaScript; the code starts on its second line
 */
export function programText(code: string): string {
	return `(async (${PARAMETERS}) => {\n${code}\n})`;
}

/** Thrown in code whose run was stopped. */
class RunStopped extends Error {
	override readonly name = "RunStopped";
}

/**
 * Runs a program in this page and sends its progress in batches.
 * @param program the function of `programText`
 * @param send stores a report; resolves with false when the run has ended elsewhere, which stops the program
 * @param settings start of the run, and where to go on
 * @returns how to stop it
 */
export function runProgram(
	program: Program,
	send: (report: ProgramReport) => Promise<boolean>,
	settings: RunSettings,
): RunningProgram {
	const stopped = new AbortController();
	const runs = new Map<string, number>();
	let current: string | null = null;
	let failed: TestRunFailure | null = null;
	let ended: Ended | null = null;
	const queue = createReportQueue(send, () => stopped.abort());
	const memoryBefore = usedMemory();

	const checkStopped = (): void => {
		if (Date.now() - settings.startedAt > pageTestRunLimits.durationMs) stopped.abort();
		if (stopped.signal.aborted) throw new RunStopped("The run was stopped");
	};
	const log = (level: TestRunLog["level"], text: string): void => {
		const at = Math.max(0, Date.now() - settings.startedAt);
		queue.log({ at, level, text: cutText(text, pageTestRunLimits.logText) });
	};
	const keep = (state: unknown): Promise<void> => {
		const saved = JSON.stringify(state);
		if (saved.length > pageTestRunLimits.saved) {
			failed = { code: "SCRIPT_ERROR", message: TOO_LARGE, nodeId: current };
			throw new Error(TOO_LARGE);
		}
		const kept = queue.save(saved).then((isStored) => {
			if (!isStored) throw new RunStopped("The run was stopped");
		});
		// Code that does not wait for it is stopped by its next report.
		kept.catch(() => undefined);
		return kept;
	};
	const report = (event: RunEvent): void | Promise<void> => {
		checkStopped();
		if (event.type === "keep") return keep(event.state);
		if (event.type === "end") ended = event;
		else {
			const { type, nodeId } = event;
			if (type === "start") runs.set(nodeId, (runs.get(nodeId) ?? 0) + 1);
			current = type === "done" ? null : nodeId;
			const step = { nodeId, state: type === "start" ? "running" : type, runs: runs.get(nodeId) ?? 1 } as const;
			const message = type === "failed" ? cutText(event.message, pageTestRunLimits.message) : null;
			queue.step({ ...step, ...(message === null ? {} : { message }) });
			if (message !== null) failed = { code: "SCRIPT_ERROR", message, nodeId };
		}
	};
	const end = (output: unknown, thrown: TestRunFailure | null): void => {
		const error = failed ?? thrown ?? errorOf(ended);
		const memory = settings.saved === null ? growth(memoryBefore) : null;
		const errors = error === null ? [] : [error];
		const result = (ended as Ended | null)?.variables ?? output;
		queue.end({ success: error === null, output: outputText(result), errors, memory_used: memory });
	};

	const scope: ProgramScope = {
		report,
		resumeFrom: settings.saved === null ? null : JSON.parse(settings.saved),
		console: captureConsole(console, log),
		signal: stopped.signal,
		[LOOP_GUARD]: createLoopGuard({ now: () => performance.now(), afterTurn: createAfterTurn() }),
	};
	const run = async (): Promise<void> => {
		try {
			end(await program(scope), null);
		} catch (thrown) {
			const message = cutText(errorText(thrown), pageTestRunLimits.message);
			if (current !== null && failed === null)
				queue.step({ nodeId: current, state: "failed", runs: runs.get(current) ?? 1, message });
			end(null, { code: "SCRIPT_ERROR", message, nodeId: current });
		}
	};
	void run();
	return {
		leave: queue.leave,
		stop() {
			stopped.abort();
			queue.close();
		},
	};
}

const TOO_LARGE = "The variables are too large to be kept over a page load";

function errorOf(ended: Ended | null): TestRunFailure | null {
	if (ended === null || ended.outcome === "finished") return null;
	const isStopped = ended.outcome === "stopped";
	const message = isStopped ? "The run was stopped" : "The run has failed";
	return { code: isStopped ? "STOPPED" : "SCRIPT_ERROR", message, nodeId: null };
}

const errorText = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : describeValue(thrown));

function outputText(output: unknown): string | null {
	if (output === undefined || output === null) return null;
	const text = typeof output === "object" && Object.keys(output).length === 0 ? null : describeValue(output);
	return text === null ? null : cutText(text, pageTestRunLimits.output);
}

/** Bytes, where the browser tells them (Chromium, rounded). */
function usedMemory(): number | null {
	const memory = "memory" in performance ? (performance.memory as { readonly usedJSHeapSize?: unknown }) : null;
	return typeof memory?.usedJSHeapSize === "number" ? memory.usedJSHeapSize : null;
}

function growth(before: number | null): number | null {
	const after = usedMemory();
	return before === null || after === null ? null : after - before;
}
