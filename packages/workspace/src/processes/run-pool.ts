/**
 * Runs jobs concurrently. The first error rejects the result; jobs that have started continue.
 * @param jobs inputs of `run`
 * @param width maximum number of concurrent jobs
 * @param run runs one job
 * @returns the results, in the order of the jobs
 */
export async function runPool<Job, Value>(
	jobs: readonly Job[],
	width: number,
	run: (job: Job) => Promise<Value>,
): Promise<Value[]> {
	const results = new Array<Value>(jobs.length);
	const queue = jobs.entries();
	const worker = async () => {
		for (const [index, job] of queue) results[index] = await run(job);
	};
	await Promise.all(Array.from({ length: Math.min(width, jobs.length) }, worker));
	return results;
}
