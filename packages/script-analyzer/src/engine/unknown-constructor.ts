import type { Machine, Native, Value } from "./domain.ts";
import { EXCHANGEABLE } from "./origins.ts";
import { textsOf } from "./text-of.ts";
import { hasMarks } from "./text-pattern.ts";
import { ANYTHING, join, only, UNDEFINED } from "./value.ts";

/** A text can only act as a program if it contains a call, an assignment or a template. */
const DOES_SOMETHING = /[(=`]/;

/**
 * The `constructor` of something unknown: some class, or `Function` when the unknown thing is a function. Its own
 * `constructor` is `Function` in any case, as that of every function is.
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
 * `new x.constructor(name)` makes a copy of `x`, `parent.constructor.call(this, options)` calls a class of old: what is
 * given to them is a program only when it reads like one, or when somebody else can say what it is.
 */
function mayBeProgram(machine: Machine, code: Value, construct: boolean): boolean {
	const isExchangeable = !construct && code.taints.some(({ origin }) => EXCHANGEABLE.has(origin.kind));
	return textsOf(machine, code).some((text) => (hasMarks(text) ? isExchangeable : DOES_SOMETHING.test(text)));
}
