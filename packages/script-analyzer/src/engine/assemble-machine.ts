import type { Program } from "acorn";
import type { Source } from "../trace/source.ts";
import type { Origin } from "../trace/trace.ts";
import type { BrowserModel } from "./browser-model.ts";
import { callObject, callValue, construct } from "./call.ts";
import { contentsOf } from "./contents.ts";
import { DeferredQueue } from "./deferred-queue.ts";
import { evaluateExpression } from "./expressions/evaluate.ts";
import { Frame } from "./frame.ts";
import { Obj } from "./heap-object.ts";
import { Invoker } from "./invoke-closure.ts";
import { Exhausted, type Machine, type Native } from "./machine.ts";
import { ObjectPool } from "./object-pool.ts";
import { readProperty } from "./read-property.ts";
import { Recorder } from "./recorder.ts";
import { knowSite } from "./site.ts";
import { runBlock } from "./statements/block.ts";
import { executeStatement } from "./statements/execute.ts";
import { TextPrograms } from "./text-programs.ts";
import { ANYTHING, join, joinAll, NOTHING, only, type Value } from "./value.ts";
import { Variables } from "./variables.ts";
import { LONGEST_ARRAY, writeProperty } from "./write-property.ts";

export interface Assembly {
	readonly machine: Machine;
	runProgram(): void;
	/** Runs everything that was deferred, and functions nobody called; answers how many were new. */
	runDeferred(round: number): number;
}

/** Puts the parts of the engine together for one script. */
export function assembleMachine(source: Source, budget: number, browser: BrowserModel): Assembly {
	const variables = new Variables();
	const programs = new TextPrograms(() => recorder.leavesOut());
	const pool = new ObjectPool();
	const invoker = new Invoker();
	const queue = new DeferredQueue();
	const natives = new Map<Native, Map<string, Value>>();
	const prototypes = new Map<string, Obj>();
	const origins = new Map<string, Origin>();
	const recorder = new Recorder((offset) => programs.placeOf(offset));
	let steps = 0;
	variables.add(source.program, source.goal);
	const top = new Frame(null, source.program, 0);

	const machine: Machine = {
		source,
		browser,
		lowerText: source.text.toLowerCase(),
		site: knowSite(source.metadata),
		recorder,
		window: new Obj(-1, 0, 0),
		store: new Obj(-1, 0, 0),
		ownNames: new Set(),
		depth: 0,
		gesture: source.kind === "bookmarklet" ? "purpose" : "automatic",
		repeated: false,
		nesting: 0,
		again: false,
		loopRounds: 0,
		around: [],
		changes: 0,
		round: 0,
		thrown: NOTHING,
		evaluate: (node, frame) => evaluateExpression(machine, node, frame),
		execute: (node, frame) => executeStatement(machine, node, frame),
		call: (callee, self, args, offset) => callValue(machine, callee, self, args, offset),
		callObject: (callee, self, args, offset) => {
			queue.called(callee);
			return callObject(machine, invoker, callee, self, args, offset);
		},
		resume: (iterator, sent, offset) => invoker.resume(machine, iterator, sent, offset),
		construct: (callee, args, offset) => construct(machine, callee, args, offset),
		get: (base, key, offset) => readProperty(machine, base, key, offset),
		set: (base, key, value, offset) => writeProperty(machine, base, key, value, offset),
		runText: (code, offset, frame) => runText(code, offset, frame),
		make: (offset) => {
			machine.spend(6);
			return pool.take(offset, "", queue.run, machine.depth, machine.round).object;
		},
		plain: (props, offset) => {
			machine.spend(12);
			const { object, fresh } = pool.take(
				offset,
				`{${Object.keys(props).join()}}`,
				queue.run,
				machine.depth,
				machine.round,
			);
			for (const [name, value] of Object.entries(props)) {
				object.props.set(name, fresh ? value : join(object.props.get(name) ?? NOTHING, value));
			}
			return only(object);
		},
		array: (items, offset, exact = true) => {
			machine.spend(6 + items.length);
			// Copying is work too, and an array that doubles in a loop would fill the memory long before the budget ends.
			machine.spend(items.length >> 4);
			const isKept = items.length <= LONGEST_ARRAY;
			const { object, fresh } = pool.take(offset, "[]", queue.run, machine.depth, machine.round);
			if (fresh) {
				object.items = isKept ? [...items] : [];
				object.exact = exact && isKept;
				if (!isKept) object.rest = joinAll(items);
			} else for (const item of items) widenArray(object, item);
			return only(object);
		},
		host: (type, offset) => {
			machine.spend(6);
			const { object } = pool.take(offset, type, queue.run, machine.depth, machine.round);
			object.host = browser.types.get(type) ?? null;
			return object;
		},
		native: (name, run) => {
			const byName = natives.get(run) ?? new Map<string, Value>();
			natives.set(run, byName);
			const known = byName.get(name);
			if (known) return known;
			const fn = new Obj(-1, 0, 0);
			fn.callable = { kind: "native", name, run };
			const value = only(fn);
			byName.set(name, value);
			return value;
		},
		prototypeOf: (type) => {
			const known = prototypes.get(type);
			if (known) return known;
			const prototype = new Obj(-1, 0, 0);
			prototype.host = browser.types.get(type) ?? null;
			prototypes.set(type, prototype);
			owned.add(prototype);
			return prototype;
		},
		isBrowserOwned: (object) => owned.has(object),
		read: (kind, what, offset) => {
			const origin = machine.origin(kind, what, offset);
			recorder.read(origin, machine.gesture);
			return {
				...ANYTHING,
				taints: [{ origin, step: { offset, description: `reads ${what}`, before: null, length: 1 } }],
			};
		},
		origin: (kind, what, offset) => {
			const key = `${kind} ${what} ${offset}`;
			const known = origins.get(key);
			if (known) return known;
			const origin = { kind, what, offset };
			origins.set(key, origin);
			return origin;
		},
		contents: (value) => contentsOf(machine, value),
		defer: (deferred) => queue.add(deferred),
		runningDeferred: (work) => queue.runningAfter(machine, work),
		variableOf: (identifier) => variables.of(identifier),
		ownerOf: (variable) => variables.ownerOf(variable),
		globalVariable: (name) => {
			const variable = variables.global(name);
			const value = variable && top.cells.get(variable)?.value;
			return value ?? null;
		},
		spend: (more) => {
			steps += more;
			if (steps > budget) throw new Exhausted("The step budget ended.");
		},
		addFunction: (fn) => queue.addFunction(fn),
	};
	const owned = new Set<Obj>();
	machine.window.host = browser.types.get("Window") ?? null;

	const runText = (code: string, offset: number, frame: Frame | null): Value => {
		const parsed = programs.parse(code, offset);
		if (!parsed) return ANYTHING;
		if (parsed.isNew) variables.add(parsed.program, "script");
		return runProgramText(machine, parsed.program, frame ?? top);
	};

	return {
		machine,
		runProgram: () => void runBlock(machine, source.program.body, top),
		runDeferred: (round) => {
			const added = queue.runAll(machine, round);
			if (machine.again && round === 1) runAgain(machine, top);
			return added;
		},
	};
}

/** The program as on a second visit: what it left in storage is there from the start. */
function runAgain(machine: Machine, top: Frame): void {
	machine.depth = 1;
	runBlock(machine, machine.source.program.body, top);
	machine.depth = 0;
}

function widenArray(array: Obj, item: Value): void {
	array.items ??= [];
	array.exact = false;
	array.rest = join(array.rest, item);
}

/** The value of program text is that of its last expression. */
function runProgramText(machine: Machine, program: Program, around: Frame): Value {
	const frame = new Frame(around, program, machine.round);
	frame.self = only(machine.window);
	const last = program.body.at(-1);
	if (last?.type === "ExpressionStatement") {
		runBlock(machine, program.body.slice(0, -1), frame);
		return machine.evaluate(last.expression, frame);
	}
	runBlock(machine, program.body, frame);
	return frame.returned === NOTHING ? ANYTHING : frame.returned;
}
