import { setTimeout as delay } from "node:timers/promises";
import { messageOf } from "@scriptorium/shared-protocol/errors";
import {
	ANALYZE_SECURITY,
	type DrainQueueAnswer,
	drainQueueAnswer,
} from "@scriptorium/shared-protocol/hub-edge/analyze-security";
import * as z from "zod";
import type { FunctionsHost } from "../functions/functions-host.ts";

const LOOK_EVERY_MS = 2_000;
/** A batch is at most ten scripts, each of bounded work: what takes longer hangs. */
const PATIENCE_MS = 30_000;

export interface AnalysisQueue {
	/** Works off what waits, and goes on looking. */
	begin(): void;
	stop(): Promise<void>;
}

/**
 * What a schedule does for a hosted project: asks the edge function to work the queue off, at the start and whenever a
 * save was not followed by its analysis. When the rules have changed, it orders a re-scan first.
 */
export function createAnalysisQueue(options: {
	waits: () => Promise<boolean>;
	rescanOutdated: () => Promise<number>;
	functions: Pick<FunctionsHost, "fetch" | "restart">;
	origin: string;
	serviceRoleKey: string;
	log: (line: string) => void;
	patienceMs?: number;
	lookEveryMs?: number;
}): AnalysisQueue {
	const { waits, rescanOutdated, functions, log, patienceMs = PATIENCE_MS, lookEveryMs = LOOK_EVERY_MS } = options;
	const stopping = new AbortController();
	let working: Promise<void> = Promise.resolve();

	const drain = async (): Promise<DrainQueueAnswer> => {
		const patience = AbortSignal.timeout(patienceMs);
		const request = new Request(`${options.origin}/functions/v1/${ANALYZE_SECURITY}`, {
			method: "POST",
			headers: { apikey: options.serviceRoleKey, "Content-Type": "application/json" },
			body: JSON.stringify({ drain: true }),
			signal: AbortSignal.any([patience, stopping.signal]),
		});
		try {
			const response = await functions.fetch(request, `/${ANALYZE_SECURITY}`);
			const text = await response.text();
			if (!response.ok) throw new Error(text);
			return z.parse(drainQueueAnswer, JSON.parse(text));
		} catch (thrown) {
			// Its job is handed out again later, and given up after three times.
			if (patience.aborted) await functions.restart(ANALYZE_SECURITY);
			throw thrown;
		}
	};

	const workOff = async () => {
		let done = 0;
		for (;;) {
			const answer = await drain();
			done += answer.done + answer.failed;
			if (answer.outdated > 0 && (await rescanOutdated()) > 0) continue;
			if (answer.waiting === 0 || answer.done + answer.failed === 0) return done;
		}
	};

	const work = async () => {
		let looked = false;
		let trouble = "";
		while (!stopping.signal.aborted) {
			try {
				if (!looked || (await waits())) {
					const rated = await workOff();
					if (!looked && rated > 0)
						log(`The security analysis has looked at ${rated} ${rated === 1 ? "version" : "versions"}.`);
					looked = true;
				}
				trouble = "";
			} catch (thrown) {
				const message = messageOf(thrown);
				if (message !== trouble && !stopping.signal.aborted) log(`The security analysis waits: ${message}`);
				trouble = message;
			}
			await delay(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
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
