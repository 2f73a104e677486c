import * as z from "zod/mini";
import { testBookmarkletRequest } from "../hub-edge/test-bookmarklet.ts";

/**
 * What the edge function `test-bookmarklet` asks of the test worker, the service with the browser. All requests carry
 * `Authorization: Bearer <key>`; without the right key the answer is 401 and has no body.
 *
 * `POST /runs`: a `workerRunRequest`; the answer is a stream of `testRunEvent`s. Closing the connection cancels the run.
 * `GET /status`: a `testRunStatus`.
 * `POST /self-check`: no body; the worker plants a service at its own private addresses, has test runs try to reach it, and answers
 * a `selfCheckAnswer`.
 */
export const workerPaths = { runs: "/runs", status: "/status", selfCheck: "/self-check" } as const;

export const workerRunRequest = z.extend(testBookmarkletRequest, {
	/** Id of the person, for the rule of one run at a time. */
	person: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type WorkerRunRequest = z.infer<typeof workerRunRequest>;

export const selfCheckAnswer = z.object({
	attempts: z.array(
		z.object({
			/** How it was tried, such as `fetch http://127.0.0.1:8080/`. */
			way: z.string().check(z.maxLength(300)),
			/** Whether a request arrived at the planted service. */
			reached: z.boolean(),
		}),
	),
});
export type SelfCheckAnswer = z.infer<typeof selfCheckAnswer>;
