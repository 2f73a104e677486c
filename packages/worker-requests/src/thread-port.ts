import type { Worker as Thread } from "node:worker_threads";
import { messageOf } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import type { WorkerPort } from "./create-worker-client.ts";
import { workerMessage } from "./worker-messages.ts";

/**
 * Lets a thread of Node be used as a worker of the browser. It keeps the process alive only while it handles requests.
 * @param thread a thread whose module calls `serveRequests` with `parentPort`
 * @returns the port for `createWorkerClient` and `askWorker`
 */
export function threadPort(thread: Thread): WorkerPort {
	const target = new EventTarget();
	let open = 0;
	thread.on("message", (data: unknown) => {
		if (z.safeParse(workerMessage, data).data?.kind !== "ready") open -= 1;
		if (open === 0) thread.unref();
		target.dispatchEvent(new MessageEvent("message", { data }));
	});
	const end = (message: string) =>
		void target.dispatchEvent(Object.assign(new Event("error", { cancelable: true }), { message }));
	thread.on("error", (thrown: unknown) => end(messageOf(thrown)));
	thread.on("exit", () => end("The thread has ended."));
	// The last: a listener for messages keeps the process alive again.
	thread.unref();
	return {
		addEventListener: target.addEventListener.bind(target),
		postMessage(message: unknown, transfer) {
			open += 1;
			thread.ref();
			thread.postMessage(message, transfer);
		},
		terminate: () => void thread.terminate(),
	};
}
