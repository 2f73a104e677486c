import type { Machine, Native, Value } from "./domain.ts";
import { EXCHANGEABLE } from "./origins.ts";
import { textsOf } from "./text-of.ts";
import { hasMarks } from "./text-pattern.ts";
import { ANYTHING, isObject, join, only, UNDEFINED } from "./value.ts";

/** A text can only act as a program if it contains a call, an assignment or a template. */
const DOES_SOMETHING = /[(=`]/;

/**
 * The `constructor` of an unknown value: some class, or `Function` when the value is a function. Its own `constructor`
 * is always `Function`, as for every function.
 */
export function unknownConstructor(machine: Machine): Value {
	return join(ANYTHING, machine.native("an unknown constructor", constructUnknown));
}

const constructUnknown: Native = (call) => {
	const { machine, args, offset, construct } = call;
	const made = machine.call(ANYTHING, UNDEFINED, args, offset);
	const code = args.at(-1);
	if (code === undefined || !mayBeProgram(machine, code, construct)) return made;
	const fn = machine.get(only(machine.window), "Function", offset);
	return join(made, machine.call(fn, UNDEFINED, args, offset));
};

/**
 * `new x.constructor(name)` copies `x`, `parent.constructor.call(this, options)` calls a superclass: their arguments
 * are a program only when they read like one, or when others control them.
 */
function mayBeProgram(machine: Machine, code: Value, construct: boolean): boolean {
	// Functions as arguments are callbacks: of a function's text the constructor would only make a declaration.
	const atoms = code.atoms.filter((atom) => !isObject(atom) || !atom.callable);
	if (atoms.length === 0 && !code.open) return false;
	const isExchangeable = !construct && code.taints.some(({ origin }) => EXCHANGEABLE.has(origin.kind));
	return textsOf(machine, { ...code, atoms }).some((text) =>
		hasMarks(text) ? isExchangeable : DOES_SOMETHING.test(text),
	);
}
