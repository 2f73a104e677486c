/** Runs the jobs with at most `width` at a time; results keep the order of the jobs. The first error ends the wait. */
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
