import { askWorker } from "@scriptorium/worker-requests/ask-worker";
import type { WorkerFailure, WorkerPort } from "@scriptorium/worker-requests/create-worker-client";
import { type LayoutAnswer, type LayoutRequest, layoutAnswer } from "./layout-request.ts";

/** Ten times as long as 10,000 steps take on a slow machine. */
export const LAYOUT_DEADLINE_MS = 120_000;

const REASONS: Readonly<Partial<Record<WorkerFailure, string>>> = {
	"too-slow": "The layout took too long.",
	unreadable: "The layout could not be read.",
	failed: "The layout failed.",
};

/**
 * Arranges steps in a worker that lives for this one request.
 * @param spawn may throw, for example when the browser refuses a worker of another origin
 * @returns the places; rejects when the worker fails, is refused, or takes too long
 */
export async function requestLayout(spawn: () => WorkerPort, request: LayoutRequest): Promise<LayoutAnswer> {
	const outcome = await askWorker(request, { spawn, response: layoutAnswer, limitMs: LAYOUT_DEADLINE_MS });
	if (outcome.ok) return outcome.value;
	throw new Error(REASONS[outcome.error.code] ?? outcome.error.message);
}
