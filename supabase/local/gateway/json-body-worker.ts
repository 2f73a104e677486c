import { Worker } from "node:worker_threads";
import { createWorkerClient } from "@scriptorium/worker-requests/create-worker-client";
import { threadPort } from "@scriptorium/worker-requests/thread-port";
import * as z from "zod/mini";
import type { JsonBodyCheck } from "./json-body-check.ts";

const client = createWorkerClient({
	spawn: () => threadPort(new Worker(new URL("./check-json-body.worker.ts", import.meta.url))),
	response: z.object({ badShape: z.nullable(z.string()), hasLoneSurrogate: z.boolean() }),
});

/**
 * Scans a large body in a thread of its own, so that the gateway answers others meanwhile. The thread is started for the first one, and does not
 * keep the process alive.
 * @param bytes the body, in UTF-8; given away, so that it is not copied
 * @throws when the thread ends
 */
export async function checkInWorker(bytes: Uint8Array<ArrayBuffer>): Promise<JsonBodyCheck> {
	const outcome = await client.request(bytes, { transfer: [bytes.buffer] });
	if (outcome.ok) return outcome.value;
	throw new Error(`The body could not be scanned: ${outcome.error.message}`);
}
