import type { Node } from "acorn";
import type { Variable } from "../names/scope.ts";
import type { Source } from "../trace/source.ts";
import type { Effect, Origin, OriginKind } from "../trace/trace.ts";
import type { BrowserModel } from "./browser-model.ts";
import type { Closures } from "./closures.ts";
import type { FollowedLoops } from "./followed-loops.ts";
import type { Frame } from "./frame.ts";
import type { Obj } from "./heap-object.ts";
import type { HostType } from "./host-type.ts";
import type { KeptReads } from "./kept-reads.ts";
import type { Ledger } from "./ledger.ts";
import type { OwnNames } from "./own-names.ts";
import type { Proxies } from "./proxies.ts";
import type { Recorder } from "./recorder.ts";
import type { RunningNatives } from "./running-natives.ts";
import type { SiteKnowledge } from "./site.ts";
import type { Taints } from "./taint.ts";
import type { Thrown } from "./thrown.ts";
import type { Value } from "./value.ts";

export interface Call {
	readonly machine: Machine;
	readonly self: Value;
	readonly args: readonly Value[];
	readonly offset: number;
	readonly construct: boolean;
}

/** A function of the language or the browser. */
export type Native = (call: Call) => Value;

export type Gesture = Effect["gesture"];

/** A function to be run later, by an event, a timer or the page. */
export interface Deferred {
	readonly callback: Obj;
	readonly self: Value;
	readonly args: readonly Value[];
	readonly gesture: Gesture;
	readonly repeated: boolean;
	/** Where the script asked for it, when `callback` is a function of the browser that is made anew each time. */
	readonly place?: number;
}

/** The state of one run, and what its parts need of each other. */
export interface Machine {
	readonly source: Source;
	readonly browser: BrowserModel;
	readonly site: SiteKnowledge;
	readonly recorder: Recorder;
	readonly ledger: Ledger;
	readonly closures: Closures;
	readonly window: Obj;
	/** The script's own persistent values (`GM_setValue`) by key. */
	readonly store: Obj;
	/** Ids and classes in markup that the script itself writes. */
	readonly ownNames: OwnNames;
	/** How many uncertain branches, loops and deferred calls lie around. */
	depth: number;
	gesture: Gesture;
	repeated: boolean;
	readonly natives: RunningNatives;
	readonly proxies: Proxies;
	/** How deep questions for the contents of values lie in each other. */
	nesting: number;
	readonly keptReads: KeptReads;
	readonly loops: FollowedLoops;
	/** Objects of the `with` statements around. */
	readonly around: Value[];
	round: number;
	/** What `throw` statements threw. */
	readonly thrown: Thrown;

	evaluate(node: Node, frame: Frame): Value;
	/** Runs a statement; answers in which ways it can end, as bits of `completion.ts`. */
	execute(node: Node, frame: Frame): number;
	/** Calls everything the value can be. */
	call(callee: Value, self: Value, args: readonly Value[], offset: number): Value;
	callObject(callee: Obj, self: Value, args: readonly Value[], offset: number): Value;
	/** `next(value)` of a generator. */
	resume(iterator: Obj, sent: Value, offset: number): void;
	/** The innermost running call of a function of the script, for `fn.caller` and `fn.arguments`. */
	runningCallOf(fn: Obj): { readonly caller: Obj | null; readonly args: readonly Value[] } | null;
	construct(callee: Value, args: readonly Value[], offset: number): Value;
	get(base: Value, key: string | Value, offset: number): Value;
	set(base: Value, key: string | Value, value: Value, offset: number): void;
	/** Runs program text that the script put together, as `eval` would, in the scope of `frame`. */
	runText(code: string, offset: number, frame: Frame | null): Value;

	/** A new object; when the same code runs again in a later round, the one of the earlier round. */
	make(offset: number): Obj;
	plain(props: Readonly<Record<string, Value>>, offset: number): Value;
	array(items: readonly Value[], offset: number, exact?: boolean): Value;
	host(type: string, offset: number): Obj;
	native(name: string, run: Native): Value;
	/** The native `Type.name`. */
	method(type: HostType, name: string, run: Native): Value;
	prototypeOf(type: string): Obj;
	/** A prototype, or an object of the browser itself, whose members the page uses too. */
	isBrowserOwned(object: Obj): boolean;
	/** A value that is data of this origin, and the record that it is read. */
	read(kind: OriginKind, what: string, offset: number): Value;
	origin(kind: OriginKind, what: string, offset: number): Origin;
	/** Data in the value, objects included. */
	contents(value: Value): Taints;
	defer(deferred: Deferred): void;
	/** Runs at once, uncertainly, what `work` defers. */
	runningDeferred<Result>(work: () => Result): Result;
	variableOf(identifier: Node): Variable | null;
	/** Whether a variable of the program, or of text that it ran, has this name. */
	isDeclared(name: string): boolean;
	/** Whether a function looks at its arguments as a list. */
	readsArguments(node: Node): boolean;
	globalVariable(name: string): Value | null;
	/** One step of work; throws `Exhausted` at the end of the budget. */
	spend(steps: number): void;
	/** Remembers a function that nobody may call. */
	addFunction(fn: Obj): void;
}

/** The step budget ended. */
export class Exhausted extends Error {}
