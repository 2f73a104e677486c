/**
 * A value on its way between a script's world and the page's, as JSON. `p` primitive, `x` number as text (`NaN` and `-0` too), `b`
 * bigint, `k` well-known symbol, `u` undefined, `w` the page's window, `n` the next node that was sent by an event of its own,
 * `h` an object of the page by its id (`f` function, `a` array, `o` other), `t` a function of the script by its id. Copies of what
 * the script passes: `d` date, `a` array, `o` object, `e` error, `P` promise by its id.
 */
export type Wire =
	| readonly ["u"]
	| readonly ["w"]
	| readonly ["n"]
	| readonly ["p", string | boolean | null]
	| readonly ["x" | "b" | "k", string]
	| readonly ["h", number, "f" | "a" | "o"]
	| readonly ["t" | "d" | "P", number]
	| readonly ["a", readonly Wire[]]
	| readonly ["o", readonly (readonly [string, Wire])[]]
	| readonly ["e", string, string];

/** Operations on an object of the page; named after the functions of `Reflect`. */
export interface WireOperation {
	readonly operation:
		| "get"
		| "set"
		| "has"
		| "delete"
		| "keys"
		| "describe"
		| "define"
		| "prototype"
		| "apply"
		| "construct"
		/** The script does not use an object any more. */
		| "release"
		/** A promise that the script passed is settled. */
		| "settle";
	readonly target: Wire;
	readonly given: readonly Wire[];
}

/** Symbols that are the same for both sides. */
export const WELL_KNOWN_SYMBOLS: readonly string[] = [
	"iterator",
	"asyncIterator",
	"hasInstance",
	"isConcatSpreadable",
	"match",
	"matchAll",
	"replace",
	"search",
	"species",
	"split",
	"toPrimitive",
	"toStringTag",
	"unscopables",
];
