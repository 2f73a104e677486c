import { fail, type Result, succeed } from "@scriptorium/core-types/errors";

export interface RunQueueLimits {
	/** Runs at the same time, one of each person. */
	readonly atOnce: number;
	/** Runs that wait. */
	readonly waiting: number;
}

export interface QueuedRun {
	/** Whose run it is. */
	readonly person: string;
	/** Aborted when the person has left: a waiting run then gives up its place. */
	readonly signal: AbortSignal;
	/** Called with the place in the queue when it changes; 1 is next. Not called for a run that starts at once. */
	onPosition(position: number): void;
}

/** Decides when the run of a person begins. */
export interface RunQueue {
	/**
	 * Runs `work` when it is the person's turn.
	 * @param queued whose run it is, and how it is followed
	 * @param work the run; it has to end soon after the signal is aborted
	 * @returns what `work` returned; `already_running` when a run of the person waits or is under way, `busy` when too many wait, `left`
	 * when the person left before the turn
	 * @throws what `work` throws
	 */
	run<Value>(
		queued: QueuedRun,
		work: () => Promise<Value>,
	): Promise<Result<Value, "already_running" | "busy" | "left">>;
}

interface Waiting extends QueuedRun {
	position: number;
	start(): void;
}

/**
 * In order of arrival. A person who has canceled a run can begin another one while the browser of the first is still being closed: it
 * waits for that.
 * @param limits of all people together
 * @returns the queue; empty
 */
export function createRunQueue(limits: RunQueueLimits): RunQueue {
	const waiting: Waiting[] = [];
	const running = new Set<QueuedRun>();

	const isRunning = (person: string) => [...running].some((run) => run.person === person);
	const begin = () => {
		while (running.size < limits.atOnce) {
			const index = waiting.findIndex(({ person }) => !isRunning(person));
			const [next] = index === -1 ? [] : waiting.splice(index, 1);
			if (next === undefined) break;
			running.add(next);
			next.start();
		}
		for (const [index, one] of waiting.entries()) {
			if (one.position === index + 1) continue;
			one.position = index + 1;
			one.onPosition(one.position);
		}
	};

	return {
		run: async (queued, work) => {
			const { person, signal } = queued;
			if (signal.aborted) return left();
			const isPresent =
				waiting.some((one) => one.person === person) ||
				[...running].some((one) => one.person === person && !one.signal.aborted);
			if (isPresent) {
				return fail("already_running", "Another test run of yours is waiting or running. Wait for it, or cancel it.");
			}
			const startsNow = running.size < limits.atOnce && !isRunning(person);
			if (!startsNow && waiting.length >= limits.waiting) {
				return fail("busy", "Too many test runs are waiting. Try again in a minute.");
			}
			const turn = Promise.withResolvers<boolean>();
			const leave = () => {
				waiting.splice(waiting.indexOf(one), 1);
				turn.resolve(false);
				begin();
			};
			const one: Waiting = {
				...queued,
				position: 0,
				start: () => {
					signal.removeEventListener("abort", leave);
					turn.resolve(true);
				},
			};
			signal.addEventListener("abort", leave, { once: true });
			waiting.push(one);
			begin();
			if (!(await turn.promise)) return left();
			try {
				return succeed(await work());
			} finally {
				running.delete(one);
				begin();
			}
		},
	};
}

const left = () => fail("left", "The caller ended it.");
