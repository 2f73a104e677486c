/**
 * A symbol on its way between the two worlds: `k` a well-known one by its name, `K` one of the registry by its key, `m` one of the sender
 * by its id and description, `y` one of the receiver by its id.
 */
export type SymbolWire = readonly ["k" | "K", string] | readonly ["m", number, string] | readonly ["y", number];

/**
 * A value on its way between a script's world and the page's, as JSON. `p` primitive, `x` number as text (`NaN` and `-0` too), `b`
 * bigint, `k`, `K`, `m`, `y` symbols, `u` undefined, `w` the page's window, `n` the next node that was sent by an event of its own,
 * `h` an object of the page by its id (`f` function, `a` array, `o` other), `t` a function of the script by its id. Copies of what
 * the script passes: `d` date, `a` array, `o` object, `e` error, `P` promise by its id.
 */
export type Wire =
	| readonly ["u"]
	| readonly ["w"]
	| readonly ["n"]
	| readonly ["p", string | boolean | null]
	| readonly ["x" | "b", string]
	| SymbolWire
	| readonly ["h", number, "f" | "a" | "o"]
	| readonly ["t" | "d" | "P", number]
	| readonly ["a", readonly Wire[]]
	| readonly ["o", readonly WireMember[]]
	| readonly ["e", string, string];

/** Name, value or getter, setter where there is one, and `c` for a property of the object's class, which is not enumerable. */
export type WireMember = readonly [string, "v" | "c", Wire] | readonly [string, "v" | "c", Wire, Wire];

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
