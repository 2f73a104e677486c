import type { WorkerPort } from "./create-worker-client.ts";
import { serveRequests } from "./serve-requests.ts";

/**
 * A worker that runs in the caller's thread, for tests in environments without workers. Messages arrive asynchronously, in microtasks,
 * until the worker is terminated.
 * @param handle handles a request, as the worker's module would
 * @returns a function that starts such a worker
 */
export function inProcessWorker(handle: (request: unknown) => unknown): () => WorkerPort {
	return () => {
		const [page, inside] = [new EventTarget(), new EventTarget()];
		let isTerminated = false;
		const send = (to: EventTarget, data: unknown) =>
			queueMicrotask(() => {
				if (!isTerminated) to.dispatchEvent(new MessageEvent("message", { data }));
			});
		serveRequests(
			{
				addEventListener: (type, listener) => inside.addEventListener(type, listener),
				postMessage: (message) => send(page, message),
			},
			handle,
		);
		return {
			addEventListener: page.addEventListener.bind(page),
			postMessage: (message: unknown) => send(inside, message),
			terminate: () => {
				isTerminated = true;
			},
		};
	};
}
