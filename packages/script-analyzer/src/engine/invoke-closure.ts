import type { Function as FunctionLike } from "acorn";
import { bindPattern } from "./bind-pattern.ts";
import { CallFrame } from "./call-frame.ts";
import type { DependencyTracker } from "./dependency-tracker.ts";
import type { Callable, Frame, HeapObject, Machine, Value } from "./domain.ts";
import { addHidden } from "./hidden-state.ts";
import { promiseOf } from "./promises.ts";
import { doubted } from "./skeptical-run.ts";
import { Summary } from "./summary.ts";
import { addStep, mergedly } from "./taint.ts";
import { uncertainly } from "./uncertainly.ts";
import { ANYTHING, anything, isConstant, isObject, join, NOTHING, objectsOf, only, TRUE, UNDEFINED } from "./value.ts";

type Closure = Extract<Callable, { kind: "closure" }>;

/** Limits of separate evaluation; calls beyond them are merged into a summary. */
const MAX_CALL_DEPTH = 48;
const MAX_RECURSION = 3;
const MAX_SEPARATE_CALLS = 10;
const MAX_CONSTANT_CALLS = 4_000;
/** Separate calls with constant arguments whose results were not constant: such a function does not decode texts. */
const MAX_INCONCLUSIVE_CALLS = 12;

/** Of members, events, tags. */
const NAME = /^[a-z][\w-]{0,30}$/i;
/** Summaries of one function. */
const MAX_SUMMARIES_PER_FUNCTION = 24;
const MAX_FIXED_LIST_LENGTH = 8;

/** Constants, and short lists of them: `pairs.map(([high, low]) => …)`. */
function isFixed(arg: Value): boolean {
	if (isConstant(arg)) return true;
	const [list] = arg.atoms;
	if (arg.open || arg.atoms.length !== 1 || !isObject(list) || !list.items || !list.exact) return false;
	return list.items.length <= MAX_FIXED_LIST_LENGTH && list.items.every(isConstant);
}

/**
 * Builds the `arguments` object, only for functions that use it. Generators always get one: in the object pool their
 * iterator is the second list made at this offset.
 */
function listOf(machine: Machine, callee: HeapObject, node: FunctionLike, args: readonly Value[]): Value {
	if (node.generator || machine.readsArguments(node)) {
		const list = machine.array(args, node.start);
		for (const object of objectsOf(list)) addHidden(machine, object, "callee", only(callee));
		return list;
	}
	machine.spend(6 + args.length);
	return ANYTHING;
}

function namesAmong(args: readonly Value[]): string {
	let names = "";
	for (const arg of args) {
		const atom = arg.atoms[0];
		if (typeof atom === "string" && isConstant(arg) && NAME.test(atom)) names += `${atom},`;
	}
	return names;
}

function areConstants(args: readonly Value[], most: number): boolean {
	for (let index = 0; index < args.length && index < most; index++) {
		const arg = args[index];
		if (arg && !isFixed(arg)) return false;
	}
	return true;
}

/** A value that may be of another call than the one at hand. */
function ofAnyCall(value: Value): Value {
	return value.taints.length === 0 ? value : { ...value, taints: mergedly(value.taints) };
}

function merging(machine: Machine, work: () => Value): Value {
	const before = machine.isMerging;
	machine.isMerging = true;
	try {
		return work();
	} finally {
		machine.isMerging = before;
	}
}

/** A call that has not returned yet. */
interface RunningCall {
	readonly callee: HeapObject;
	readonly args: readonly Value[];
}

/** Runs functions of the analyzed program. */
export class Invoker {
	readonly #tracker: DependencyTracker;
	readonly #summaries = new Map<FunctionLike, Map<string, Summary>>();
	/** Number of separate calls without a constant result. */
	readonly #inconclusive = new Map<FunctionLike, number>();
	readonly #stack: FunctionLike[] = [];
	/** The calls that belong to the entries of the stack. */
	readonly #calls: RunningCall[] = [];
	readonly #generators = new WeakMap<
		HeapObject,
		{ callee: HeapObject; closure: Closure; self: Value; args: readonly Value[] }
	>();
	readonly #sent = new WeakMap<HeapObject, Value>();

	constructor(tracker: DependencyTracker) {
		this.#tracker = tracker;
	}

	/** Number of functions that were run at least once. */
	get functionsRun(): number {
		return this.#summaries.size;
	}

	invoke(
		machine: Machine,
		callee: HeapObject,
		closure: Closure,
		self: Value,
		args: readonly Value[],
		offset: number,
	): Value {
		const { node } = closure;
		const summary = this.#summaryOf(node, args);
		summary.calls += 1;
		let nested = 0;
		for (let index = 0; index < this.#stack.length; index++) if (this.#stack[index] === node) nested += 1;
		const constant = areConstants(args, Math.max(1, node.params.length));
		if (this.#stack.length >= MAX_CALL_DEPTH || nested >= (constant ? 12 : MAX_RECURSION)) {
			// The recursion may end deeper than the limit: evaluate once more with unknown arguments, so that every
			// branch is visited.
			const inside = anything(args.flatMap((arg) => machine.contents(arg)));
			if (this.#stack.length >= MAX_CALL_DEPTH + MAX_RECURSION) return join(summary.result, inside);
			const widened = args.map((arg) => join(arg, anything(machine.contents(arg))));
			return join(this.#summarized(machine, callee, closure, self, widened, offset, summary), inside);
		}
		// A recursive call without arguments depends on outer state alone: use the summary.
		if (nested > 0 && (!constant || args.length === 0))
			return this.#summarized(machine, callee, closure, self, args, offset, summary);
		const inconclusive = this.#inconclusive.get(node) ?? 0;
		const most = constant && inconclusive < MAX_INCONCLUSIVE_CALLS ? MAX_CONSTANT_CALLS : MAX_SEPARATE_CALLS;
		if (summary.calls <= most) {
			const result = this.#run(machine, callee, closure, self, args, offset);
			if (!isConstant(result) || result.atoms[0] === undefined) this.#inconclusive.set(node, inconclusive + 1);
			summary.add(result);
			return result;
		}
		return this.#summarized(machine, callee, closure, self, args, offset, summary);
	}

	/** The innermost running call of a function, and who made it; null when the function does not run. */
	runningCallOf(fn: HeapObject): { readonly caller: HeapObject | null; readonly args: readonly Value[] } | null {
		const index = this.#calls.findLastIndex(({ callee }) => callee === fn);
		const call = this.#calls[index];
		return call ? { caller: this.#calls[index - 1]?.callee ?? null, args: call.args } : null;
	}

	/** One summary per name among the arguments: a call with `onclick` is not merged with one with `title`. */
	#summaryOf(node: FunctionLike, args: readonly Value[]): Summary {
		const summaries = this.#summaries.get(node) ?? new Map<string, Summary>();
		this.#summaries.set(node, summaries);
		const asked = namesAmong(args);
		const names = summaries.size < MAX_SUMMARIES_PER_FUNCTION || summaries.has(asked) ? asked : "";
		const known = summaries.get(names);
		if (known) return known;
		const made = new Summary(this.#tracker);
		summaries.set(names, made);
		return made;
	}

	/**
	 * Merges further calls into the summary; the function runs again only when its merged arguments or its dependencies
	 * changed.
	 */
	#summarized(
		machine: Machine,
		callee: HeapObject,
		closure: Closure,
		self: Value,
		args: readonly Value[],
		offset: number,
		summary: Summary,
	): Value {
		summary.widen(self, args);
		summary.run(callee, machine.iteration > 0, (fn) => {
			const called = fn.callable?.kind === "closure" ? fn.callable : closure;
			const run = (args: readonly Value[]) =>
				uncertainly(machine, () => this.#run(machine, fn, called, summary.self, args, offset));
			return summary.isMixed ? merging(machine, () => run(summary.args.map(ofAnyCall))) : run(summary.args);
		});
		return summary.isMixed ? ofAnyCall(summary.result) : summary.result;
	}

	#run(
		machine: Machine,
		callee: HeapObject,
		closure: Closure,
		self: Value,
		args: readonly Value[],
		offset: number,
		sent: Value = ANYTHING,
	): Value {
		const { node } = closure;
		const frame = new CallFrame(machine.tracker, closure.frame, node);
		const arrow = node.type === "ArrowFunctionExpression";
		frame.self = arrow ? closure.frame.self : self;
		frame.args = arrow ? closure.frame.args : listOf(machine, callee, node, args);
		frame.callee = arrow ? closure.frame.callee : callee;
		frame.home = closure.home;
		frame.sent = sent;
		if (callee.fields && !callee.parentClass) for (const atom of self.atoms) if (isObject(atom)) callee.fields(atom);
		this.#stack.push(node);
		this.#calls.push({ callee, args });
		try {
			this.#bindParameters(machine, node, args, frame, offset);
			if (node.body.type === "BlockStatement") machine.execute(node.body, frame);
			else frame.returned = machine.evaluate(node.body, frame);
		} finally {
			this.#stack.pop();
			this.#calls.pop();
		}
		// What follows an `await` runs when the script has ended.
		if (frame.pending || (node.async && machine.isSkeptical && machine.iteration === 0))
			machine.defer({ callback: callee, self, args, trigger: machine.trigger, repeated: machine.repeated });
		const returned = frame.returned === NOTHING ? UNDEFINED : frame.returned;
		if (node.generator) {
			const iterator = machine.array(frame.yielded ?? [], node.start);
			for (const object of objectsOf(iterator)) {
				this.#generators.set(object, { callee, closure, self, args });
				addHidden(machine, object, "returned", returned);
				if (node.async) addHidden(machine, object, "asynchronous", TRUE);
			}
			return iterator;
		}
		return node.async ? promiseOf(machine, returned, node.start) : returned;
	}

	/** `next(value)`: runs the body again with the value as the result of its `yield`s. */
	resume(machine: Machine, iterator: HeapObject, sent: Value, offset: number): void {
		const generator = this.#generators.get(iterator);
		if (!generator) return;
		const known = this.#sent.get(iterator) ?? ANYTHING;
		const joined = join(known, sent);
		if (joined === known) return;
		this.#sent.set(iterator, joined);
		const { callee, closure, self, args } = generator;
		uncertainly(machine, () => this.#run(machine, callee, closure, self, args, offset, joined));
	}

	#bindParameters(machine: Machine, node: FunctionLike, args: readonly Value[], frame: Frame, offset: number): void {
		if (node.type === "FunctionExpression" && node.id) {
			const variable = machine.variableOf(node.id);
			if (variable && frame.callee) frame.write(variable, only(frame.callee), machine.depth);
		}
		node.params.forEach((param, index) => {
			if (param.type === "RestElement") {
				bindPattern(machine, param.argument, machine.array(args.slice(index), param.start), frame, true);
				return;
			}
			const arg = args[index] ?? doubted(machine, UNDEFINED);
			const passed =
				arg.taints.length === 0 ? arg : { ...arg, taints: addStep(arg.taints, offset, "passed to a function") };
			bindPattern(machine, param, passed, frame, true);
		});
	}
}
