import type { Function as FunctionLike, Node, Statement } from "acorn";
import type { Variable } from "../names/scope.ts";
import type { Source } from "../source/source.ts";
import type { Origin, OriginKind, Sink } from "../trace/trace.ts";
import type { DependencyTracker, TrackedState } from "./dependency-tracker.ts";
import type { OwnNames } from "./own-names.ts";
import type { SiteKnowledge } from "./site.ts";
import type { Taints } from "./taint.ts";
import type { TextPattern } from "./text-pattern.ts";
import type { TraceBuilder } from "./trace-builder.ts";

/*
 * The types of the abstract interpreter. They are in one file because they refer to each other in circles: a value holds objects, an object
 * holds values and functions, a function takes the machine that runs it. No two modules of the engine import each other.
 */

export type Primitive = string | number | boolean | bigint | null | undefined;
export type Atom = Primitive | TextPattern | HeapObject;

/**
 * The set of what an expression may be. Never changed in place.
 * `open`: it may also be anything else. `taints` belong to its primitive and open part; objects keep their own.
 */
export interface Value {
	readonly atoms: readonly Atom[];
	readonly open: boolean;
	readonly taints: Taints;
}

/** Read access to values by name. */
export interface Named {
	get(name: string): Value | undefined;
	has(name: string): boolean;
	keys(): Iterable<string>;
	values(): readonly Value[];
	[Symbol.iterator](): Iterator<[string, Value]>;
	forEach(look: (value: Value, name: string) => void): void;
}

/** What happens when an object is called. */
export type Callable =
	| { readonly kind: "closure"; readonly node: FunctionLike; readonly frame: Frame; readonly home: HeapObject | null }
	| { readonly kind: "native"; readonly name: string; readonly run: Native }
	| { readonly kind: "bound"; readonly target: HeapObject; readonly self: Value; readonly args: readonly Value[] };

export interface Accessor {
	readonly get: HeapObject | null;
	readonly set: HeapObject | null;
}

/**
 * An object of the analyzed program, or all objects that one place makes when they are too many to tell apart. `set…`
 * replaces, `add…` adds a possibility; both are reported to the ledger.
 */
export interface HeapObject extends TrackedState {
	/** Where in the code it is made; -1 for objects of the browser. */
	readonly offset: number;
	/** How deep inside uncertain code it was made: only there an assignment replaces the previous value. */
	depth: number;
	/** It stands for more objects than are told apart: what one of them holds is taken for what each may hold. */
	isShared: boolean;
	host: HostType | null;
	/** For classes: sets the fields of a new instance. */
	fields: ((self: HeapObject) => void) | null;
	parentClass: Value | null;
	/** Null as long as it cannot be called. */
	callable: Callable | null;
	proto: HeapObject | null;
	readonly props: Named;
	readonly accessors: ReadonlyMap<string, Accessor> | null;
	/** What may lie under names that are not known. */
	readonly rest: Value;
	/** Data that is somewhere inside. */
	readonly taints: Taints;
	/** For arrays: the items in order. With `exact` false they are only a sample of what may be inside, at any index. */
	readonly items: readonly Value[] | null;
	exact: boolean;
	/** Hidden state of browser objects: a promise's value, an element's tag. */
	readonly hidden: Named;

	/** Whether an assignment replaces the previous value: only where and while that is certain. */
	isReplacedAt(depth: number): boolean;
	setProp(name: string, value: Value): void;
	addProp(name: string, value: Value): void;
	/** Keeps a property that was there all the time: no change is reported. */
	rememberProp(name: string, value: Value): void;
	setAccessor(name: string, kind: "get" | "set", fn: HeapObject): void;
	addRest(value: Value): void;
	addTaints(taints: Taints): void;
	setItems(items: readonly Value[]): void;
	/** Changes the list in place. */
	changeItems<Result>(change: (items: Value[]) => Result): Result;
	addItemAt(index: number, value: Value): void;
	/** Replaces the function by the same one as a later run made it: no change is reported. */
	remake(callable: Callable): void;
	setHidden(name: string, value: Value): void;
	addHidden(name: string, value: Value): void;
	/** The same as `rememberProp` for hidden state. */
	rememberHidden(name: string, value: Value): void;
}

/** The variables of one call of a function (all blocks inside share them), or of the program. */
export interface Frame {
	readonly parent: Frame | null;
	/** The function's node, or the program. */
	readonly block: Node;
	self: Value;
	/** Managers wrap scripts into functions: the program has arguments too. */
	args: Value;
	/** The function object that runs; for `new.target` and `super`. */
	callee: HeapObject | null;
	home: HeapObject | null;
	returned: Value;
	/** What `next(…)` hands into a generator. */
	sent: Value;
	/** What `yield` gave out, in order. */
	yielded: Value[] | null;
	/** It waited for a promise without a value: worth another run later. */
	pending: boolean;

	/** No possible value (`NOTHING`) as long as the variable was not written, maybe by a callback of a later iteration. */
	read(variable: Variable): Value;
	/** `depth`: how many uncertain branches lie around; a variable made outside of them is not replaced. */
	write(variable: Variable, value: Value, depth: number): void;
	/** Makes the variable without a value. */
	declare(variable: Variable, depth: number): void;
	/** Adds a possible value to a variable looked up by name; false when there is none. */
	addNamed(name: string, value: Value): boolean;
	/** Looks a variable up by name when the code runs: in text run by `eval`. Null when there is none. */
	readNamed(name: string): Value | null;
	/**
	 * Shares the variables of the call that made the same closures in an earlier run: what ran with those need not run again.
	 * @returns whether `this` or the arguments differ from the earlier call's
	 */
	continueAs(earlier: Frame): boolean;
}

/** One member of a browser object. */
export interface Member {
	readonly get?: (machine: Machine, self: HeapObject, offset: number) => Value;
	readonly call?: Native;
	readonly set?: (machine: Machine, self: HeapObject, value: Value, offset: number) => void;
}

/** The members of one interface of the browser or the language. Names as in the web specifications. */
export interface HostType {
	readonly name: string;
	readonly parent?: HostType;
	readonly members: Readonly<Record<string, Member>>;
	/** Own and inherited members, computed on first use. */
	all?: ReadonlyMap<string, Member>;
	/** A name that `members` does not have, or one that could not be computed (null). */
	readonly getOther?: (machine: Machine, self: HeapObject, key: string | null, offset: number) => Value | null;
	readonly setOther?: (machine: Machine, self: HeapObject, key: string | null, value: Value, offset: number) => boolean;
	/** An object that a library makes of it has its abilities: `new Contract(…, wallet)`. */
	readonly lends?: true;
	/** Some of its members fetch, send or run their arguments, so members with unknown names may do so. */
	readonly hasSinks?: true;
	/** Data that is in it when it is sent as a whole. */
	readonly content?: (machine: Machine, self: HeapObject, offset: number) => Value;
}

/** What the engine asks about the script's environment. It is passed in: the engine knows no browser. */
export interface BrowserModel {
	/** By the names of the interfaces: `Window`, `Element`, `Array`. */
	readonly types: ReadonlyMap<string, HostType>;
	/** The script assigns to a member of an object of the browser: `JSON.parse = …`. */
	replaceMember(machine: Machine, target: string, value: Value, offset: number): void;
	/** The script defines a getter or a setter on the window. Called before they are there. */
	defineOnWindow(machine: Machine, name: string, get: Value, set: Value, offset: number): void;
	/** The script assigns to a member of a prototype: `XMLHttpRequest.prototype.send = …`. */
	replaceOnPrototype(machine: Machine, prototype: HeapObject, name: string, value: Value, offset: number): void;
}

export interface Call {
	readonly machine: Machine;
	readonly self: Value;
	readonly args: readonly Value[];
	readonly offset: number;
	readonly construct: boolean;
}

/** A function of the language or the browser. */
export type Native = (call: Call) => Value;

export type Trigger = Sink["trigger"];

/** A function to be run later, by an event, a timer or the page. */
export interface Deferred {
	readonly callback: HeapObject;
	readonly self: Value;
	readonly args: readonly Value[];
	readonly trigger: Trigger;
	readonly repeated: boolean;
	/** Where the script asked for it, when `callback` is a function of the browser that is made anew each time. */
	readonly place?: number;
}

/** The state of one run, and what its parts need of each other. */
export interface Machine {
	readonly source: Source;
	readonly browser: BrowserModel;
	readonly site: SiteKnowledge;
	readonly traceBuilder: TraceBuilder;
	readonly tracker: DependencyTracker;
	/** Gives functions of the program the variables around them. */
	readonly closures: {
		close(fn: HeapObject, node: FunctionLike, frame: Frame, home: HeapObject | null): void;
		endRun(): void;
	};
	readonly window: HeapObject;
	/** The script's own persistent values (`GM_setValue`) by key. */
	readonly store: HeapObject;
	/** Ids and classes in markup that the script itself writes. */
	readonly ownNames: OwnNames;
	/** Objects of a skeptical run that give secrets (fields, storages), by the member that reads the secret. */
	readonly secretHolders: HeapObject;
	/** Whether computed values are doubted: see `skeptical-run.ts`. */
	readonly isSkeptical: boolean;
	/** How many uncertain branches, loops and deferred calls lie around. */
	depth: number;
	trigger: Trigger;
	repeated: boolean;
	/** Whether calls with different arguments are being evaluated as one. */
	isMerging: boolean;
	readonly natives: { run(callee: HeapObject, self: Value, args: readonly Value[], work: () => Value): Value };
	readonly proxies: {
		of(made: HeapObject): HeapObject;
		get(machine: Machine, proxy: HeapObject, key: string | null, read: () => Value): Value;
	};
	/** How deep questions for the contents of values lie in each other. */
	nesting: number;
	readonly storageReads: { note(object: HeapObject, name: string): void; findMore(): boolean };
	readonly loops: {
		counts(variables: Iterable<Variable>): void;
		recordAssignment(value: Value, variable: Variable | null): void;
		isWorthWhile(body: Statement): boolean;
		follow(body: Statement, iteration: () => number): number;
	};
	/** Objects of the `with` statements around. */
	readonly withObjects: Value[];
	iteration: number;
	/** What `throw` statements threw. */
	readonly thrown: {
		readonly value: Value;
		add(value: Value): void;
		catching<Result>(work: () => Result, handle: (thrown: Value, result: Result) => Result): Result;
	};

	evaluate(node: Node, frame: Frame): Value;
	/** Runs a statement; answers in which ways it can end, as bits of `completion.ts`. */
	execute(node: Node, frame: Frame): number;
	/** A text was put together with data in it. */
	noteAssembledText(text: Value): void;
	/** Calls everything the value can be. */
	call(callee: Value, self: Value, args: readonly Value[], offset: number): Value;
	callObject(callee: HeapObject, self: Value, args: readonly Value[], offset: number): Value;
	/** `next(value)` of a generator. */
	resume(iterator: HeapObject, sent: Value, offset: number): void;
	/** The innermost running call of a function of the script, for `fn.caller` and `fn.arguments`. */
	runningCallOf(fn: HeapObject): { readonly caller: HeapObject | null; readonly args: readonly Value[] } | null;
	construct(callee: Value, args: readonly Value[], offset: number): Value;
	get(base: Value, key: string | Value, offset: number): Value;
	set(base: Value, key: string | Value, value: Value, offset: number): void;
	/** Runs program text that the script put together, as `eval` would, in the scope of `frame`. */
	runText(code: string, offset: number, frame: Frame | null): Value;

	/** A new object; when the same code runs again in a later round, the one of the earlier round. */
	make(offset: number): HeapObject;
	plain(props: Readonly<Record<string, Value>>, offset: number): Value;
	array(items: readonly Value[], offset: number, exact?: boolean): Value;
	host(type: string, offset: number): HeapObject;
	native(name: string, run: Native): Value;
	/** The native `Type.name`. */
	method(type: HostType, name: string, run: Native): Value;
	prototypeOf(type: string): HeapObject;
	/** A prototype, or an object of the browser itself, whose members the page uses too. */
	isBrowserOwned(object: HeapObject): boolean;
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
	/** Whether a function uses `arguments`. */
	readsArguments(node: Node): boolean;
	/** Whether the code of a function or program may be in strict mode. */
	isStrict(node: Node): boolean;
	/** The value of a variable that is also a property of the window; null when there is none. */
	globalVariable(name: string): Value | null;
	/** One step of work; throws `Exhausted` at the end of the budget. */
	spend(steps: number): void;
	/** Registers a function that may never be called by the script itself. */
	addFunction(fn: HeapObject): void;
}
