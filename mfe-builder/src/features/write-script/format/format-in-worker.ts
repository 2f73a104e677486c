import * as z from "zod/mini";
import { askOnce, WorkerNotStarted } from "../../../workers/ask-once.ts";
import { workerOf } from "../../../workers/spawn-worker.ts";
import { type FormatAnswer, type FormatRequest, formatAnswer } from "./format-messages.ts";
import workerAddress from "./format-worker.ts?worker&url";

const spawn = workerOf(workerAddress, "format");

/** How long formatting may take, the start of the worker and its file included. */
const LIMIT_MS = 30_000;

/**
 * Formats a script outside of the page's thread. Where the browser refuses the worker, because the remote is served from another
 * origin, it is done here.
 * @param request the code and the cursor
 * @returns the new code, or the syntax error; rejects when the formatter did not arrive or took too long
 */
export async function formatInWorker(request: FormatRequest): Promise<FormatAnswer> {
	try {
		return z.parse(formatAnswer, await askOnce(spawn, request, LIMIT_MS));
	} catch (error) {
		if (error instanceof WorkerNotStarted) return (await import("./format-code.ts")).formatCode(request);
		throw error;
	}
}
