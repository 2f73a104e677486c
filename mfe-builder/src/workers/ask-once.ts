/** The worker could not be started: the browser refuses its address, or its file did not arrive. */
export class WorkerNotStarted extends Error {}

/** The worker was ended because it gave no answer in time. */
export class WorkerTooSlow extends Error {}

/**
 * Starts a worker for one question and ends it after the answer.
 * @param spawn starts the worker; may throw, for example when the browser refuses one of another origin
 * @param question sent to the worker
 * @param limitMs how long the answer may take, the worker's start included; left out for no limit
 * @returns the answer, unread; rejects with `WorkerNotStarted` or `WorkerTooSlow`
 */
export async function askOnce(spawn: () => Worker, question: unknown, limitMs?: number): Promise<unknown> {
	let worker: Worker;
	try {
		worker = spawn();
	} catch {
		throw new WorkerNotStarted();
	}
	let timer: ReturnType<typeof setTimeout> | undefined;
	try {
		return await new Promise<unknown>((resolve, reject) => {
			worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
			worker.onerror = (event) => {
				event.preventDefault();
				reject(new WorkerNotStarted());
			};
			if (limitMs !== undefined) timer = setTimeout(() => reject(new WorkerTooSlow()), limitMs);
			worker.postMessage(question);
		});
	} finally {
		clearTimeout(timer);
		worker.terminate();
	}
}
