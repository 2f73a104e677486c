import { Worker } from "node:worker_threads";
import * as z from "zod";
import type { JsonBodyCheck } from "./json-body-check.ts";

export const jsonBodyRequest = z.object({ id: z.number(), bytes: z.instanceof(Uint8Array) });
const jsonBodyAnswer = z.object({ id: z.number(), badShape: z.string().nullable(), hasLoneSurrogate: z.boolean() });

interface Waiting {
	readonly resolve: (check: JsonBodyCheck) => void;
	readonly reject: (reason: unknown) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Scans a large body in a thread of its own, so that the gateway answers others meanwhile. The thread is started for the first one, and does not
 * keep the process alive.
 * @param bytes the body, in UTF-8; given away, so that it is not copied
 * @throws when the thread ends
 */
export function checkInWorker(bytes: Uint8Array<ArrayBuffer>): Promise<JsonBodyCheck> {
	const thread = worker ?? startWorker();
	worker = thread;
	lastId += 1;
	const id = lastId;
	return new Promise((resolve, reject) => {
		waiting.set(id, { resolve, reject });
		thread.ref();
		thread.postMessage({ id, bytes }, [bytes.buffer]);
	});
}

function startWorker(): Worker {
	const started = new Worker(new URL("./check-json-body.worker.ts", import.meta.url));
	started.unref();
	started.on("message", (data: unknown) => {
		const { id, ...check } = jsonBodyAnswer.parse(data);
		waiting.get(id)?.resolve(check);
		waiting.delete(id);
		if (waiting.size === 0) started.unref();
	});
	const ended = (reason: unknown): void => {
		if (worker !== started) return;
		worker = null;
		for (const { reject } of waiting.values()) reject(reason);
		waiting.clear();
	};
	started.on("error", ended);
	started.on("exit", () => ended(new Error("The thread that scans bodies has ended.")));
	return started;
}
