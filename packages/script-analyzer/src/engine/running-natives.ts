import type { DependencyTracker } from "./dependency-tracker.ts";
import type { HeapObject, Value } from "./domain.ts";
import { isOther, NOTHING } from "./value.ts";

const MAX_NESTING = 2;

interface Made {
	readonly self: Value;
	readonly args: readonly Value[];
	/** Time of the last change before the call. */
	readonly changedAt: number;
}

/**
 * Running native functions that the script created: proxies, bound functions. One made in a loop
 * around the previous one represents all of them, including the one it calls: it would recurse without end, and several
 * that contain each other would run in every order.
 */
export class RunningNatives {
	readonly #tracker: DependencyTracker;
	readonly #running: HeapObject[] = [];
	/** Calls since the outermost one began. */
	readonly #made = new Map<HeapObject, Made[]>();

	constructor(tracker: DependencyTracker) {
		this.#tracker = tracker;
	}

	/** Runs the call, unless an equal one ran inside the outermost call and nothing has changed since. */
	run(callee: HeapObject, self: Value, args: readonly Value[], work: () => Value): Value {
		if (this.#running.length === 0) this.#made.clear();
		const made = this.#made.get(callee) ?? [];
		const { changedAt } = this.#tracker;
		const isMade = made.some((call) => call.changedAt === changedAt && isSame(call, self, args));
		if (isMade || this.#isInside(callee)) return NOTHING;
		made.push({ self, args, changedAt });
		this.#made.set(callee, made);
		this.#running.push(callee);
		try {
			return work();
		} finally {
			this.#running.pop();
		}
	}

	#isInside(callee: HeapObject): boolean {
		let nested = 0;
		for (const other of this.#running) if (other === callee) nested += 1;
		return nested >= MAX_NESTING;
	}
}

function isSame(call: Made, self: Value, args: readonly Value[]): boolean {
	if (call.args.length !== args.length || isOther(call.self, self)) return false;
	return args.every((arg, index) => arg === call.args[index] || !isOther(call.args[index] ?? NOTHING, arg));
}
