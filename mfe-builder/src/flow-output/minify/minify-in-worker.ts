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
	let worker: Worker;
	try {
		worker = spawn();
	} catch {
		return minifyHere(code);
	}
	try {
		return await askWorker(worker, code);
	} catch (error) {
		if (error instanceof NotStarted) return await minifyHere(code);
		throw error;
	} finally {
		worker.terminate();
	}
}

const minifyHere = async (code: string) => (await import("./minify-code.ts")).minifyCode(code);

class NotStarted extends Error {}

function askWorker(worker: Worker, code: string): Promise<string> {
	return new Promise((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<unknown>) => {
			const read = z.safeParse(answer, data);
			if (!read.success) reject(new Error("The worker gave no answer."));
			else if (read.data.ok) resolve(read.data.code);
			else reject(new Error(read.data.message));
		};
		worker.onerror = (event) => {
			event.preventDefault();
			reject(new NotStarted());
		};
		worker.postMessage(code);
	});
}
