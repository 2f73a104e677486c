import type { Program } from "acorn";
import type { Source } from "../source/source.ts";
import type { Trace } from "../trace/trace.ts";
import { allocation } from "./allocation.ts";
import { builtIns } from "./built-ins.ts";
import { callObject, callValue, construct } from "./call.ts";
import { CallFrame } from "./call-frame.ts";
import { Closures } from "./closures.ts";
import { Contents } from "./contents.ts";
import { DeferredQueue, type ReadonlyTriggers } from "./deferred-queue.ts";
import { DependencyTracker } from "./dependency-tracker.ts";
import type { BrowserModel, Frame, Machine, Value } from "./domain.ts";
import { evaluateExpression } from "./expressions/evaluate.ts";
import { FollowedLoops } from "./followed-loops.ts";
import { Invoker } from "./invoke-closure.ts";
import { originsOf } from "./origins.ts";
import { OwnNames } from "./own-names.ts";
import { Proxies } from "./proxies.ts";
import { readProperty } from "./read-property.ts";
import { RunningNatives } from "./running-natives.ts";
import { noteAssembledAddress } from "./secret-address.ts";
import { knowSite } from "./site.ts";
import { runBlock } from "./statements/block.ts";
import { executeStatement } from "./statements/execute.ts";
import { StorageReads } from "./storage-reads.ts";
import { TextPrograms } from "./text-programs.ts";
import { Thrown } from "./thrown.ts";
import { TraceBuilder } from "./trace-builder.ts";
import { TrackedObject } from "./tracked-object.ts";
import { ANYTHING, NOTHING, only } from "./value.ts";
import { Variables } from "./variables.ts";
import { isKeptByBrowser } from "./window-variables.ts";
import { writeProperty } from "./write-property.ts";

/** The program is run again when it read storage that it also wrote, as on a second visit. */
const MAX_VISITS = 2;

export interface Assembly {
	readonly machine: Machine;
	runProgram(): void;
	/** What calls each function of the script. */
	readonly triggers: ReadonlyTriggers;
	/** Runs all deferred functions, and functions that were never called; returns how many were added. */
	runDeferred(iteration: number): number;
	/** What was found until now. */
	buildTrace(status: Trace["status"]): Trace;
}

/** The step budget ended. */
export class Exhausted extends Error {}

/** What the exact run found, for the skeptical one: `skeptical-run.ts`. */
export interface Doubted {
	readonly triggers: ReadonlyTriggers;
}

/**
 * Puts the parts of the engine together for one run of a script.
 *
 * @param doubted makes it the skeptical run after the exact one
 */
export function assembleMachine(
	source: Source,
	budget: number,
	browser: BrowserModel,
	doubted: Doubted | null,
): Assembly {
	const isSkeptical = doubted !== null;
	const tracker = new DependencyTracker(isSkeptical);
	const variables = new Variables();
	const programs = new TextPrograms(source, () => traceBuilder.markIncomplete());
	const invoker = new Invoker(tracker);
	const contents = new Contents();
	const queue = new DeferredQueue(doubted?.triggers ?? new Map(), () => traceBuilder.markIncomplete());
	const traceBuilder = new TraceBuilder(
		(offset) => programs.placeOf(offset),
		() => programs.all,
	);
	let steps = 0;
	/** `tracker.additions` at the start of the last run of the program that followed deferred functions. */
	let seen = -1;
	let visits = 1;
	variables.add(source.program, source.goal);
	const top = new CallFrame(tracker, null, source.program);

	const machine: Machine = {
		source,
		browser,
		site: knowSite(source.metadata),
		traceBuilder,
		tracker,
		closures: new Closures(tracker, isSkeptical),
		window: new TrackedObject(tracker, -1, 0),
		store: new TrackedObject(tracker, -1, 0),
		ownNames: new OwnNames(tracker),
		secretHolders: new TrackedObject(tracker, -1, 0),
		isSkeptical,
		depth: 0,
		// A script of the context menu runs when the visitor chooses its entry.
		trigger: source.kind === "bookmarklet" || source.metadata?.runAt === "context-menu" ? "purpose" : "automatic",
		repeated: false,
		isMerging: false,
		natives: new RunningNatives(tracker),
		proxies: new Proxies(),
		nesting: 0,
		storageReads: new StorageReads(),
		loops: new FollowedLoops(),
		withObjects: [],
		iteration: 0,
		thrown: new Thrown(tracker),
		evaluate: (node, frame) => evaluateExpression(machine, node, frame),
		execute: (node, frame) => executeStatement(machine, node, frame),
		noteAssembledText: (text) => noteAssembledAddress(machine, text),
		call: (callee, self, args, offset) => callValue(machine, callee, self, args, offset),
		callObject: (callee, self, args, offset) => {
			queue.called(callee, machine.trigger);
			return callObject(machine, invoker, callee, self, args, offset);
		},
		resume: (iterator, sent, offset) => invoker.resume(machine, iterator, sent, offset),
		runningCallOf: (fn) => invoker.runningCallOf(fn),
		construct: (callee, args, offset) => construct(machine, callee, args, offset),
		get: (base, key, offset) => readProperty(machine, base, key, offset),
		set: (base, key, value, offset) => writeProperty(machine, base, key, value, offset),
		runText: (code, offset, frame) => runText(code, offset, frame),
		...allocation(() => machine, queue, tracker),
		...builtIns(browser.types, tracker),
		...originsOf(() => machine),
		contents: (value) => contents.of(machine, value),
		defer: (deferred) => queue.add(deferred),
		runningDeferred: (work) => queue.runningAfter(machine, work),
		variableOf: (identifier) => variables.of(identifier),
		isDeclared: (name) => variables.isDeclared(name),
		readsArguments: (node) => variables.readsArguments(node),
		isStrict: (node) => variables.isStrict(node),
		globalVariable: (name) => {
			const variable = variables.global(name);
			// In a function the program's own variables are none of the window.
			if (!variable || isKeptByBrowser(name)) return null;
			if (source.scope === "function" && variable.owner === source.program) return null;
			const value = top.read(variable);
			return value === NOTHING ? null : value;
		},
		spend: (more) => {
			steps += more;
			if (steps > budget) throw new Exhausted("The step budget ended.");
		},
		addFunction: (fn) => queue.addFunction(fn),
	};
	machine.window.host = browser.types.get("Window") ?? null;

	const runText = (code: string, offset: number, frame: Frame | null): Value => {
		const parsed = programs.parse(code, offset);
		if (!parsed) return ANYTHING;
		// `eval` takes over the mode of the code around it, other functions do not.
		if (parsed.isNew) variables.add(parsed.program, parsed.goal, variables.isStrict(source.program));
		return runProgramText(machine, parsed.program, frame ?? top);
	};

	const run = () => {
		runBlock(machine, source.program.body, top);
		machine.closures.endRun();
	};

	return {
		machine,
		triggers: queue.triggers,
		buildTrace: (status) => traceBuilder.build(status, invoker.functionsRun),
		runProgram: () => {
			run();
			if (!isSkeptical) return;
			// Promise callbacks run at once here; what the program does after them happens before them in a browser.
			queue.beginProgram();
			run();
		},
		runDeferred: (iteration) => {
			const added = queue.runAll(machine, iteration);
			if (isSkeptical && iteration <= 2 && tracker.additions > seen) {
				// What handlers have written may be there before the program reads it: `focus()` calls them at once. Functions of
				// which no call is known, such as the `return` of an iterator, run in the second iteration.
				seen = tracker.additions;
				queue.beginProgram();
				run();
				return added + 1;
			}
			if (visits === MAX_VISITS || !machine.storageReads.findMore()) return added;
			visits += 1;
			runAgain(machine, top);
			return added;
		},
	};
}

/** Runs the program as on a second visit: values it stored are there from the start. */
function runAgain(machine: Machine, top: Frame): void {
	machine.depth = 1;
	runBlock(machine, machine.source.program.body, top);
	machine.depth = 0;
	machine.closures.endRun();
}

/** The value of program text is that of its last expression. */
function runProgramText(machine: Machine, program: Program, around: Frame): Value {
	const frame = new CallFrame(machine.tracker, around, program);
	frame.self = only(machine.window);
	const last = program.body.at(-1);
	if (last?.type === "ExpressionStatement") {
		runBlock(machine, program.body.slice(0, -1), frame);
		return machine.evaluate(last.expression, frame);
	}
	runBlock(machine, program.body, frame);
	return frame.returned === NOTHING ? ANYTHING : frame.returned;
}
