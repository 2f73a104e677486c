import type { ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import * as z from "zod/mini";
import type { CheckRequest, LiveCheck, NotRatedReason } from "./live-check.ts";

/** As much of a `Worker` as is needed. */
export type AnalysisWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onmessageerror" | "onerror">;

export interface LiveAnalyzer {
	/** Checks this text. Text that still waits for its turn when newer text comes is not checked (`superseded`). */
	check(input: ScriptInput): Promise<LiveCheck>;
	/** Terminates the worker; open requests resolve as superseded. */
	dispose(): void;
}

/** A check that takes longer than this is ended, with its worker; a large text has as much again for each 500,000 characters. */
export const CHECK_DEADLINE_MS = 3000;
const LENGTH_PER_DEADLINE = 500_000;
/** How long the worker's file may be under way. */
export const START_DEADLINE_MS = 30_000;

const ready = z.object({ ready: z.literal(true) });
const answer = z.object({ id: z.number(), result: analysisResult });

interface Waiting {
	readonly input: ScriptInput;
	readonly settle: (outcome: LiveCheck) => void;
}
interface Running extends Waiting {
	readonly id: number;
}

/**
 * One worker, one check at a time, the newest text next. A worker that hangs or breaks down is ended, and the next check
 * gets a new one.
 * @param spawn Makes a worker; may throw, for example when the browser refuses one of another origin.
 */
export function createLiveAnalyzer(spawn: () => AnalysisWorker): LiveAnalyzer {
	let worker: AnalysisWorker | null = null;
	let isReady = false;
	let running: Running | null = null;
	let next: Waiting | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let lastId = 0;

	function finish(outcome: LiveCheck): void {
		clearTimeout(timer);
		const done = running;
		running = null;
		done?.settle(outcome);
		const following = next;
		next = null;
		if (following) start(following);
	}

	function breakDown(reason: NotRatedReason): void {
		worker?.terminate();
		worker = null;
		isReady = false;
		finish({ status: "not-rated", reason });
	}

	function hear(data: unknown): void {
		if (z.safeParse(ready, data).success) {
			isReady = true;
			if (running) ask(running);
			return;
		}
		const parsed = z.safeParse(answer, data);
		if (!parsed.success) breakDown("crashed");
		else if (parsed.data.id === running?.id) finish({ status: "checked", result: parsed.data.result });
	}

	function ask({ id, input }: Running): void {
		clearTimeout(timer);
		const deadline = CHECK_DEADLINE_MS * (1 + Math.floor(input.code.length / LENGTH_PER_DEADLINE));
		timer = setTimeout(() => breakDown("took-too-long"), deadline);
		const request: CheckRequest = { id, input };
		worker?.postMessage(request);
	}

	function employ(): void {
		const made = spawn();
		worker = made;
		// Late messages of a terminated worker are ignored.
		made.onmessage = ({ data }: MessageEvent<unknown>) => {
			if (made === worker) hear(data);
		};
		made.onmessageerror = () => {
			if (made === worker) breakDown("crashed");
		};
		made.onerror = (event) => {
			event.preventDefault();
			if (made === worker) breakDown(isReady ? "crashed" : "unavailable");
		};
	}

	function start(waiting: Waiting): void {
		running = { ...waiting, id: ++lastId };
		if (worker && isReady) {
			ask(running);
			return;
		}
		timer = setTimeout(() => breakDown("unavailable"), START_DEADLINE_MS);
		try {
			if (!worker) employ();
		} catch {
			breakDown("unavailable");
		}
	}

	return {
		check: (input) =>
			new Promise((settle) => {
				next?.settle({ status: "superseded" });
				next = null;
				if (running) next = { input, settle };
				else start({ input, settle });
			}),
		dispose() {
			clearTimeout(timer);
			worker?.terminate();
			worker = null;
			isReady = false;
			const open = [running, next];
			running = null;
			next = null;
			for (const one of open) one?.settle({ status: "superseded" });
		},
	};
}
