import * as z from "zod/mini";
import { askOnce, WorkerNotStarted } from "../../workers/ask-once.ts";
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
	let data: unknown;
	try {
		data = await askOnce(spawn, code);
	} catch (error) {
		if (error instanceof WorkerNotStarted) return (await import("./minify-code.ts")).minifyCode(code);
		throw error;
	}
	const read = z.safeParse(answer, data);
	if (!read.success) throw new Error("The worker gave no answer.");
	if (!read.data.ok) throw new Error(read.data.message);
	return read.data.code;
}
