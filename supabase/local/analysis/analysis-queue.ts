import { setTimeout as delay } from "node:timers/promises";
import { messageOf } from "@scriptorium/core-types/errors";
import {
	ANALYZE_SECURITY,
	type DrainQueueAnswer,
	drainQueueAnswer,
} from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import * as z from "zod";
import type { FunctionsHost } from "../functions/functions-host.ts";

const POLL_INTERVAL_MS = 2_000;
/** Longer than the analysis of a batch of ten scripts can take, so a function without a response by then hangs. */
const TIMEOUT_MS = 30_000;

export interface AnalysisQueue {
	/** Processes waiting jobs, now and whenever there are new ones. */
	begin(): void;
	stop(): Promise<void>;
}

/**
 * Replaces the schedule of a hosted project: calls the edge function that processes the queue, at the start and whenever a job waits
 * because a save was not followed by its analysis. Starts a re-scan when the rules have changed.
 *
 * @param options.timeoutMs time after which a function without a response is ended
 * @param options.pollIntervalMs time between two checks for waiting jobs
 */
export function createAnalysisQueue(options: {
	hasWaitingJob: () => Promise<boolean>;
	rescanOutdated: () => Promise<number>;
	functions: Pick<FunctionsHost, "fetch">;
	origin: string;
	serviceRoleKey: string;
	log: (line: string) => void;
	timeoutMs?: number;
	pollIntervalMs?: number;
}): AnalysisQueue {
	const {
		hasWaitingJob,
		rescanOutdated,
		functions,
		log,
		timeoutMs = TIMEOUT_MS,
		pollIntervalMs = POLL_INTERVAL_MS,
	} = options;
	const stopping = new AbortController();
	let working: Promise<void> = Promise.resolve();

	const drain = async (): Promise<DrainQueueAnswer> => {
		const request = new Request(`${options.origin}/functions/v1/${ANALYZE_SECURITY}`, {
			method: "POST",
			headers: { apikey: options.serviceRoleKey, "Content-Type": "application/json" },
			body: JSON.stringify({ drain: true }),
			signal: stopping.signal,
		});
		// The job of a function that is ended is assigned again later.
		const response = await functions.fetch(request, `/${ANALYZE_SECURITY}`, timeoutMs);
		const text = await response.text();
		if (!response.ok) throw new Error(text);
		return z.parse(drainQueueAnswer, JSON.parse(text));
	};

	const drainAll = async () => {
		let done = 0;
		for (;;) {
			const answer = await drain();
			done += answer.done + answer.failed;
			if (answer.outdated > 0 && (await rescanOutdated()) > 0) continue;
			if (answer.waiting === 0 || answer.done + answer.failed === 0) return done;
		}
	};

	const work = async () => {
		let isFirstRun = true;
		let lastError = "";
		while (!stopping.signal.aborted) {
			try {
				if (isFirstRun || (await hasWaitingJob())) {
					const rated = await drainAll();
					if (isFirstRun && rated > 0)
						log(`The security analysis has looked at ${rated} ${rated === 1 ? "version" : "versions"}.`);
					isFirstRun = false;
				}
				lastError = "";
			} catch (thrown) {
				const message = messageOf(thrown);
				if (message !== lastError && !stopping.signal.aborted) log(`The security analysis waits: ${message}`);
				lastError = message;
			}
			await delay(pollIntervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
		}
	};

	return {
		begin: () => {
			working = work();
		},
		stop: async () => {
			stopping.abort();
			await working;
		},
	};
}
