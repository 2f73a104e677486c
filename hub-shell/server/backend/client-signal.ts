import { AsyncLocalStorage } from "node:async_hooks";

/** Aborted when the client of the request that is being answered has left. */
export const clientSignal = new AsyncLocalStorage<AbortSignal>();

/**
 * Signal for work on behalf of the request that is being answered.
 * @param timeLimitMs Time limit of the work in milliseconds.
 * @returns A signal that aborts after that time, and when the client has left.
 */
export function whileWanted(timeLimitMs: number): AbortSignal {
	const timeout = AbortSignal.timeout(timeLimitMs);
	const client = clientSignal.getStore();
	return client === undefined ? timeout : AbortSignal.any([client, timeout]);
}
