import { messageOf } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import { requestMessage, type WorkerMessage } from "./worker-messages.ts";

/** `self` in a worker of the browser, `parentPort` in a thread of Node. */
export interface WorkerScope {
	addEventListener(type: "message", listener: (event: Event) => void): void;
	postMessage(message: WorkerMessage): void;
}

/**
 * Handles the requests of the page or thread that started this worker. What the handler throws is sent as an error.
 * @param scope the scope of this worker
 * @param handle receives each request as it was sent
 */
export function serveRequests(scope: WorkerScope, handle: (request: unknown) => unknown): void {
	scope.addEventListener("message", (event) => {
		const { id, request } = z.parse(requestMessage, (event as MessageEvent<unknown>).data);
		void (async () => {
			try {
				scope.postMessage({ kind: "response", id, response: await handle(request) });
			} catch (thrown) {
				scope.postMessage({ kind: "error", id, message: messageOf(thrown) });
			}
		})();
	});
	scope.postMessage({ kind: "ready" });
}
