import type { ScriptInput } from "@scriptorium/script-analyzer/analysis-result";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import {
	createWorkerClient,
	type WorkerFailure,
	type WorkerPort,
} from "@scriptorium/worker-requests/create-worker-client";
import type { LiveCheck, NotRatedReason } from "./live-check.ts";

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

const REASONS: Readonly<Record<Exclude<WorkerFailure, "aborted">, NotRatedReason>> = {
	"not-started": "unavailable",
	"too-slow": "took-too-long",
	failed: "crashed",
	unreadable: "crashed",
};

interface Waiting {
	readonly input: ScriptInput;
	readonly settle: (outcome: LiveCheck) => void;
}

/**
 * One worker, one check at a time, the newest text next. A worker that hangs or breaks down is ended, and the next check
 * gets a new one.
 * @param spawn Makes a worker; may throw, for example when the browser refuses one of another origin.
 */
export function createLiveAnalyzer(spawn: () => WorkerPort): LiveAnalyzer {
	const client = createWorkerClient({ spawn, response: analysisResult, startLimitMs: START_DEADLINE_MS });
	let isBusy = false;
	let next: Waiting | null = null;

	async function start({ input, settle }: Waiting): Promise<void> {
		isBusy = true;
		const limitMs = CHECK_DEADLINE_MS * (1 + Math.floor(input.code.length / LENGTH_PER_DEADLINE));
		const outcome = await client.request(input, { limitMs });
		isBusy = false;
		if (outcome.ok) settle({ status: "checked", result: outcome.value });
		else if (outcome.error.code === "aborted") settle({ status: "superseded" });
		else settle({ status: "not-rated", reason: REASONS[outcome.error.code] });
		const following = next;
		next = null;
		if (following) await start(following);
	}

	return {
		check: (input) =>
			new Promise((settle) => {
				next?.settle({ status: "superseded" });
				next = null;
				if (isBusy) next = { input, settle };
				else void start({ input, settle });
			}),
		dispose() {
			next?.settle({ status: "superseded" });
			next = null;
			client.close();
		},
	};
}
