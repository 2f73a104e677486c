import { askWorker } from "@scriptorium/worker-requests/ask-worker";
import * as z from "zod/mini";
import { workerOf } from "../../workers/spawn-worker.ts";
import workerAddress from "./minify-worker.ts?worker&url";

const answer = z.union([
	z.object({ ok: z.literal(true), code: z.string() }),
	z.object({ ok: z.literal(false), message: z.string() }),
]);

const spawn = workerOf(workerAddress, "minify");

/**
 * Minifies outside of the page's thread, which would stand still for large flows. Where the browser refuses the worker, because the
 * remote is served from another origin, it is done here.
 * @throws when the code is no program
 */
export async function minifyInWorker(code: string): Promise<string> {
	const outcome = await askWorker(code, { spawn, response: answer });
	if (!outcome.ok) {
		if (outcome.error.code === "unreadable") throw new Error("The worker gave no answer.");
		return (await import("./minify-code.ts")).minifyCode(code);
	}
	if (!outcome.value.ok) throw new Error(outcome.value.message);
	return outcome.value.code;
}
