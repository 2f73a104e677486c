import type { Result } from "@scriptorium/core-types/errors";
import {
	createWorkerClient,
	type WorkerClientOptions,
	type WorkerFailure,
	type WorkerRequestOptions,
} from "./create-worker-client.ts";

/**
 * Starts a worker for one request and terminates it after the response.
 * @param request sent by structured clone
 * @param options worker, response and limits; the limit in ms includes the start of the worker unless `startLimitMs` is given
 * @returns the response; never rejects
 */
export async function askWorker<Response>(
	request: unknown,
	options: WorkerClientOptions<Response> & WorkerRequestOptions,
): Promise<Result<Response, WorkerFailure>> {
	const client = createWorkerClient(options);
	try {
		return await client.request(request, options);
	} finally {
		client.close();
	}
}
