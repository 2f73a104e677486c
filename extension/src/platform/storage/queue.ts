export type Queue = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Runs tasks sequentially, so that each sees the writes of the previous one. */
export function createQueue(): Queue {
	let tail: Promise<unknown> = Promise.resolve();
	return (task) => {
		const run = tail.then(task, task);
		tail = run;
		return run;
	};
}
