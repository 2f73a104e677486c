/** Runs tasks one after the other: each sees what the one before has written. */
export function createQueue(): <Value>(task: () => Promise<Value>) => Promise<Value> {
	let tail: Promise<unknown> = Promise.resolve();
	return (task) => {
		const run = tail.then(task, task);
		tail = run;
		return run;
	};
}
