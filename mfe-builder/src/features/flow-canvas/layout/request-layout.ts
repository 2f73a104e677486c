import * as z from "zod/mini";
import { type LayoutAnswer, type LayoutRequest, layoutAnswer } from "./layout-request.ts";

/** As much of a `Worker` as is needed. */
export type LayoutWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onmessageerror" | "onerror">;

/** Ten times as long as 10,000 steps take on a slow machine. */
export const LAYOUT_DEADLINE_MS = 120_000;

/**
 * Arranges steps in a worker that lives for this one request.
 * @param spawn may throw, for example when the browser refuses a worker of another origin
 * @returns the places; rejects when the worker fails, is refused, or takes too long
 */
export function requestLayout(spawn: () => LayoutWorker, request: LayoutRequest): Promise<LayoutAnswer> {
	return new Promise<LayoutAnswer>((resolve, reject) => {
		const worker = spawn();
		const end = (settle: () => void) => {
			clearTimeout(deadline);
			worker.terminate();
			settle();
		};
		const fail = (reason: string) => end(() => reject(new Error(reason)));
		const deadline = setTimeout(() => fail("The layout took too long."), LAYOUT_DEADLINE_MS);
		worker.onmessage = ({ data }: MessageEvent<unknown>) => {
			const answer = z.safeParse(layoutAnswer, data);
			if (answer.success) end(() => resolve(answer.data));
			else fail("The layout could not be read.");
		};
		worker.onmessageerror = () => fail("The layout could not be read.");
		worker.onerror = (event) => {
			event.preventDefault();
			fail("The layout failed.");
		};
		worker.postMessage(request);
	});
}
