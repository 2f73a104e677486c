import type { Function as FunctionLike } from "acorn";
import type { Frame } from "./frame.ts";
import type { HostType } from "./host-type.ts";
import type { Native } from "./machine.ts";
import { CLEAN, type Taints } from "./taint.ts";
import { NOTHING, type Value } from "./value.ts";

/** What happens when an object is called. */
export type Callable =
	| { readonly kind: "closure"; readonly node: FunctionLike; frame: Frame; readonly home: Obj | null }
	| { readonly kind: "native"; readonly name: string; readonly run: Native }
	| { readonly kind: "bound"; readonly target: Obj; readonly self: Value; readonly args: readonly Value[] };

export interface Accessor {
	readonly get: Obj | null;
	readonly set: Obj | null;
}

/** An object of the analysed program, or all objects that one place makes when they are too many to tell apart. */
export class Obj {
	/** Where in the code it is made; -1 for what the browser brings along. */
	readonly offset: number;
	readonly props = new Map<string, Value>();
	accessors: Map<string, Accessor> | null = null;
	/** What may lie under names that are not known. */
	rest: Value = NOTHING;
	/** Data that is somewhere inside. */
	taints: Taints = CLEAN;
	proto: Obj | null = null;
	/** For arrays: the items in order. With `exact` false they are only a sample of what may be inside, at any index. */
	items: Value[] | null = null;
	exact = true;
	callable: Callable | null = null;
	host: HostType | null = null;
	/** Hidden state of browser objects: a promise's value, an element's tag. */
	hidden: Map<string, Value> | null = null;
	/** How deep inside uncertain code it was made: only there an assignment replaces what was. */
	depth: number;
	/** For classes: sets the fields of a new instance. */
	fields: ((self: Obj) => void) | null = null;
	parentClass: Value | null = null;

	/** Round of the run in which it was made. */
	readonly madeIn: number;

	constructor(offset: number, depth: number, round: number) {
		this.offset = offset;
		this.depth = depth;
		this.madeIn = round;
	}
}
