import type { DependencyTracker } from "./dependency-tracker.ts";
import type { HeapObject, Value } from "./domain.ts";
import { isOther, NOTHING } from "./value.ts";

const MAX_NESTING = 2;

interface Made {
	readonly self: Value;
	readonly args: readonly Value[];
	/** When something had changed last. */
	readonly changedAt: number;
}

/**
 * Functions of the browser that the script made itself, and that run now: proxies, bound functions. One made in a loop
 * around the one before stands for all of them, and so for what it calls: it would run inside itself for ever, and many
 * that hold each other would run in every order.
 */
export class RunningNatives {
	readonly #tracker: DependencyTracker;
	readonly #running: HeapObject[] = [];
	/** Calls that were made since the outermost one began. */
	readonly #made = new Map<HeapObject, Made[]>();

	constructor(tracker: DependencyTracker) {
		this.#tracker = tracker;
	}

	/** What the same call would give once more inside the outermost one, while nothing changes, it has given there. */
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
