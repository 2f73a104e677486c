import type { Function as FunctionLike } from "acorn";
import type { Reads } from "./dependency-tracker.ts";
import type { Callable, Deferred, HeapObject, Machine, Trigger, Value } from "./domain.ts";
import type { Run } from "./object-pool.ts";
import { ANYTHING, join, only, UNDEFINED } from "./value.ts";

const PROGRAM: Run = { context: "", id: 0 };
const MAX_DEFERRED = 600;
/** Functions per place in the code, and calls per function; further calls are merged. */
const MAX_FUNCTIONS_PER_PLACE = 120;
const MAX_CALLS_PER_FUNCTION = 8;

/** By the code of a function. */
type Triggers = Map<FunctionLike, Set<Trigger>>;
export type ReadonlyTriggers = ReadonlyMap<FunctionLike, ReadonlySet<Trigger>>;

/** Functions that run later, and functions that were never called. */
export class DeferredQueue {
	readonly #deferred: Deferred[] = [];
	/** Dependencies of each entry's last run. */
	readonly #reads = new Map<number, Reads>();
	/** Index in the queue by function, trigger and arguments. */
	readonly #keys = new Map<string, number>();
	/** Number of functions per place in the code, and of calls per function. */
	readonly #counts = new Map<number | HeapObject, number>();
	/** Index of the last call per function and trigger. */
	readonly #last = new Map<string, number>();
	/** The last request per function. */
	readonly #latest = new Map<HeapObject, Deferred>();
	/** Number of calls that were widened. */
	#widened = 0;
	readonly #ids = new Map<object, number>();
	readonly #instances = new Map<HeapObject, Value>();
	readonly #uncalled = new Set<HeapObject>();
	readonly #called = new Set<HeapObject>();
	/** What `called` was told last of each function: mostly it is told the same again. */
	readonly #lastCalls = new Map<HeapObject, { readonly callable: Callable | null; readonly trigger: Trigger }>();
	#runs = 0;
	run: Run = PROGRAM;
	readonly #markIncomplete: () => void;

	/** What calls each function of the script. */
	readonly triggers: Triggers = new Map();
	readonly #earlier: ReadonlyTriggers;

	/**
	 * @param earlier what called the functions in an earlier run of the script
	 * @param markIncomplete called when a function is skipped
	 */
	constructor(earlier: ReadonlyTriggers, markIncomplete: () => void) {
		this.#earlier = earlier;
		this.#markIncomplete = markIncomplete;
	}

	/** Another run of the program: it gets the objects of the first one again. */
	beginProgram(): void {
		this.#runs += 1;
		this.run = { ...PROGRAM, id: this.#runs };
	}

	addFunction(fn: HeapObject): void {
		if (!this.#called.has(fn)) this.#uncalled.add(fn);
	}

	called(fn: HeapObject, trigger: Trigger): void {
		const { callable } = fn;
		const last = this.#lastCalls.get(fn);
		if (last !== undefined && last.callable === callable && last.trigger === trigger) return;
		this.#lastCalls.set(fn, { callable, trigger });
		this.#uncalled.delete(fn);
		this.#called.add(fn);
		if (callable?.kind !== "closure") return;
		const { node } = callable;
		const known = this.triggers.get(node);
		if (known) known.add(trigger);
		else this.triggers.set(node, new Set([trigger]));
	}

	/** What calls a function that this run did not see called: what called it in an earlier run, or else the page. */
	#triggersOf(machine: Machine, node: FunctionLike): Iterable<Trigger> {
		return this.#earlier.get(node) ?? [machine.source.kind === "bookmarklet" ? "purpose" : "page-event"];
	}

	add(deferred: Deferred): void {
		const { callback, self, args, trigger, repeated, place } = deferred;
		if (place === undefined && this.#isLatest(deferred)) return;
		const what = place === undefined ? this.#idOf(callback) : `at ${place}`;
		const occasion = `${what} ${trigger} ${repeated}`;
		const values = [self, ...args].map((value) => this.#describe(value)).join(";");
		const key = `${occasion} ${values}`;
		const known = this.#keys.get(key);
		if (known !== undefined) {
			// The new function has at least the bindings of the earlier one.
			if (place !== undefined) this.#replace(known, deferred);
			return;
		}
		const calls = this.#counts.get(callback) ?? 0;
		const same = this.#counts.get(callback.offset) ?? 0;
		const isFull = this.#deferred.length >= MAX_DEFERRED;
		if (
			callback.callable?.kind === "closure"
				? calls >= MAX_CALLS_PER_FUNCTION || (isFull && calls > 0)
				: isFull && same > 0
		) {
			this.#widen(occasion, deferred);
			return;
		}
		// A function that never ran is not skipped silently: code could hide behind many others.
		if (calls === 0 && same >= MAX_FUNCTIONS_PER_PLACE && callback.callable?.kind === "closure") {
			this.#markIncomplete();
			return;
		}
		if (calls === 0) this.#counts.set(callback.offset, same + 1);
		this.#counts.set(callback, calls + 1);
		this.#keys.set(key, this.#deferred.length);
		this.#last.set(occasion, this.#deferred.length);
		this.#deferred.push(deferred);
	}

	/** Whether the same call was requested just before, as in a loop. */
	#isLatest(deferred: Deferred): boolean {
		const { callback, self, args, trigger, repeated } = deferred;
		const latest = this.#latest.get(callback);
		this.#latest.set(callback, deferred);
		return (
			latest?.self === self &&
			latest.trigger === trigger &&
			latest.repeated === repeated &&
			latest.args.length === args.length &&
			latest.args.every((arg, index) => arg === args[index])
		);
	}

	/** Merges a call into the last one of the same function and trigger. */
	#widen(occasion: string, { self, args }: Deferred): void {
		const index = this.#last.get(occasion);
		const known = index === undefined ? undefined : this.#deferred[index];
		if (index === undefined || !known) return;
		const length = Math.max(args.length, known.args.length);
		const widened: Deferred = {
			...known,
			self: join(known.self, self),
			args: Array.from({ length }, (_, at) => join(known.args[at] ?? UNDEFINED, args[at] ?? UNDEFINED)),
		};
		const isNew = widened.self !== known.self || widened.args.some((arg, at) => arg !== known.args[at]);
		if (!isNew) return;
		this.#replace(index, widened);
		this.#widened += 1;
	}

	#replace(index: number, deferred: Deferred): void {
		this.#deferred[index] = deferred;
		this.#reads.delete(index);
	}

	/** A key for the value: equal for equal possibilities; texts by beginning and length. */
	#describe({ atoms, open, taints }: Value): string {
		const origins = taints.map(({ origin }) => this.#idOf(origin));
		const parts = atoms.map((atom) => {
			if (typeof atom === "string") return `${atom.length}"${atom.slice(0, 24)}`;
			return typeof atom === "object" && atom !== null ? this.#idOf(atom) : String(atom);
		});
		return `${open} ${origins.join()} ${parts.join()}`;
	}

	/** Runs what `work` deferred at once, as uncertain code; it stays in the queue for later iterations. */
	runningAfter<Result>(machine: Machine, work: () => Result): Result {
		const first = this.#deferred.length;
		const result = work();
		const last = this.#deferred.length;
		for (let index = first; index < last; index++) {
			const deferred = this.#deferred[index];
			if (deferred) this.#runOne(machine, deferred, false);
		}
		return result;
	}

	/** Runs one iteration; returns how many functions were added. */
	runAll(machine: Machine, iteration: number): number {
		machine.iteration = iteration;
		machine.tracker.beginIteration();
		const before = this.#deferred.length + this.#widened;
		for (let index = 0; index < this.#deferred.length; index++) {
			const deferred = this.#deferred[index];
			if (!deferred || this.#reads.get(index)?.areStale() === false) continue;
			const reads = machine.tracker.watch(() => {
				this.#runOne(machine, deferred, true);
				machine.closures.endRun();
			});
			if (this.#deferred[index] === deferred) this.#reads.set(index, reads);
		}
		// Functions never called so far may be called by the page with any arguments.
		for (const callback of [...this.#uncalled]) {
			this.#uncalled.delete(callback);
			if (callback.callable?.kind !== "closure") continue;
			const { home, node } = callback.callable;
			const self = home ? this.#instanceOf(machine, home) : ANYTHING;
			for (const trigger of this.#triggersOf(machine, node))
				this.add({ callback, self, args: [ANYTHING, ANYTHING, ANYTHING], trigger, repeated: false });
		}
		return this.#deferred.length + this.#widened - before;
	}

	/** Creates an instance for a class that was never instantiated, so that its methods have a `this`. */
	#instanceOf(machine: Machine, home: HeapObject): Value {
		const known = this.#instances.get(home);
		if (known) return known;
		this.#instances.set(home, only(home));
		const made = home.props.get("constructor");
		const instance = made ? machine.construct(made, [ANYTHING, ANYTHING, ANYTHING], home.offset) : only(home);
		this.#instances.set(home, instance);
		return instance;
	}

	#runOne(machine: Machine, deferred: Deferred, outermost: boolean): void {
		const { callback, self, args, trigger, repeated } = deferred;
		const before = { run: this.run, depth: machine.depth, trigger: machine.trigger, repeated: machine.repeated };
		this.#runs += 1;
		if (outermost) this.run = { context: `${callback.offset} ${callback.callable?.kind ?? ""}`, id: this.#runs };
		machine.depth = outermost ? 1 : machine.depth + 1;
		machine.trigger = trigger;
		machine.repeated = repeated;
		try {
			machine.callObject(callback, self, args, callback.offset);
		} finally {
			this.run = before.run;
			machine.depth = before.depth;
			machine.trigger = before.trigger;
			machine.repeated = before.repeated;
		}
	}

	#idOf(object: object): number {
		const known = this.#ids.get(object);
		if (known !== undefined) return known;
		this.#ids.set(object, this.#ids.size + 1);
		return this.#ids.size;
	}
}
