import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { askWorker } from "@scriptorium/worker-requests/ask-worker";
import { workerOf } from "../../../workers/spawn-worker.ts";
import { type FormatAnswer, type FormatRequest, formatAnswer } from "./format-messages.ts";
import workerAddress from "./format-worker.ts?worker&url";

const spawn = workerOf(workerAddress, "format");

/** Time limit of formatting in ms, the start of the worker and its file included. */
const LIMIT_MS = 30_000;

/**
 * Formats a script outside of the page's thread. Where the browser refuses the worker, because the remote is served from another
 * origin, it is done here.
 * @param request the code and the cursor
 * @returns the new code, or the syntax error
 */
export async function formatInWorker(
	request: FormatRequest,
): Promise<Result<FormatAnswer, "too-slow" | "unavailable">> {
	const outcome = await askWorker(request, { spawn, response: formatAnswer, limitMs: LIMIT_MS });
	if (outcome.ok) return outcome;
	const { code, message } = outcome.error;
	if (code === "too-slow") return fail("too-slow", message);
	if (code === "unreadable") return fail("unavailable", message);
	try {
		return succeed(await (await import("./format-code.ts")).formatCode(request));
	} catch (thrown) {
		return fail("unavailable", messageOf(thrown));
	}
}
