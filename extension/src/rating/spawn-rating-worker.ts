/** Starts a worker that rates one text; only pages can. */
export const spawnRatingWorker = (): Worker =>
	new Worker(new URL("./rating-worker.ts", import.meta.url), { type: "module" });
