import { messageOf } from "@scriptorium/core-types/errors";
import { readEvents } from "@scriptorium/hub-data/read-events";
import { type WorkerRunRequest, workerPaths } from "@scriptorium/shared-protocol/edge-worker/test-worker";
import {
	type TestRunEvent,
	type TestRunStatus,
	testRunErrorStatus,
	testRunEvent,
	testRunStatus,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import * as z from "zod";
import type { TestWorkerClient } from "./ports.ts";
import type { WorkerSettings } from "./worker-settings.ts";

const STATUS_TIMEOUT_MS = 5_000;
/** The worker sends at least a comment every ten seconds. */
const MAX_SILENCE_MS = 30_000;
const NO_ANSWER = "The browser for test runs does not answer. Try again later.";
const BROKEN_OFF = "The browser for test runs stopped before the result was there. Try again.";

/**
 * Calls the test worker as `shared-protocol/src/edge-worker/test-worker.ts` describes. Reasons are logged, people get a sentence.
 * @param settings where the worker is, and its key
 * @param silenceMs milliseconds without a byte after which a run is given up
 * @returns the client
 */
export function createTestWorkerClient(settings: WorkerSettings, silenceMs: number = MAX_SILENCE_MS): TestWorkerClient {
	const { url, key } = settings;
	const addressOf = (path: string) => new URL(path.slice(1), url);
	const headers = { Authorization: `Bearer ${key}` };

	async function* run(request: WorkerRunRequest, signal: AbortSignal): AsyncGenerator<TestRunEvent, void, void> {
		const silence = watchSilence(silenceMs);
		let message = NO_ANSWER;
		try {
			const answer = await fetch(addressOf(workerPaths.runs), {
				method: "POST",
				headers: { ...headers, "Content-Type": "application/json" },
				body: JSON.stringify(request),
				redirect: "error",
				signal: AbortSignal.any([signal, silence.signal]),
			});
			if (answer.status !== 200 || answer.body === null) {
				await answer.body?.cancel();
				throw new Error(`It answered with status ${answer.status}.`);
			}
			for await (const event of readEvents(answer.body.pipeThrough(silence.listen), testRunEvent)) {
				if (!event.ok) throw new Error(event.error.message);
				if (event.value.type === "phase") message = BROKEN_OFF;
				yield event.value;
				if (event.value.type === "result" || event.value.type === "error") return;
			}
			throw new Error("Its answer ended early.");
		} catch (thrown) {
			if (signal.aborted) return;
			console.error("The test worker failed:", messageOf(thrown));
			const code = "browser_unavailable";
			yield { type: "error", error: message, details: null, code, status: testRunErrorStatus[code] };
		} finally {
			silence.stop();
		}
	}

	return {
		run,
		status: async (): Promise<TestRunStatus> => {
			try {
				const signal = AbortSignal.timeout(STATUS_TIMEOUT_MS);
				const answer = await fetch(addressOf(workerPaths.status), { headers, redirect: "error", signal });
				const text = await answer.text();
				if (answer.status !== 200) throw new Error(`It answered with status ${answer.status}.`);
				return z.parse(testRunStatus, JSON.parse(text));
			} catch (thrown) {
				console.error("The test worker does not say its status:", messageOf(thrown));
				return { available: false, reason: NO_ANSWER };
			}
		},
	};
}

/** Aborts `signal` when nothing passes through `listen` for `silenceMs`. */
function watchSilence(silenceMs: number) {
	const controller = new AbortController();
	const end = () => controller.abort(new Error(`It sent nothing for ${silenceMs / 1000} s.`));
	let timer = setTimeout(end, silenceMs);
	const listen = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
		transform: (chunk, passOn) => {
			clearTimeout(timer);
			timer = setTimeout(end, silenceMs);
			passOn.enqueue(chunk);
		},
	});
	return { signal: controller.signal, listen, stop: () => clearTimeout(timer) };
}
