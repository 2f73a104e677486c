import type { Expression } from "acorn";
import type { Machine, Value } from "./domain.ts";
import type { Taint } from "./taint.ts";
import { addTaints, constantOf } from "./value.ts";

/** Names of variables and options for the address of a server. */
const RECEIVER =
	/(?:ur[il]|host(?:name)?|server|hook|endpoint|domain|addr(?:ess)?|collector|receiver|listener|attacker|exfil|backend|origin|remote|base|site|api|c2|ip)(?:_?url)?$/i;

/** Whether a name is one for the address of a server. */
export function namesReceiver(name: string): boolean {
	return RECEIVER.test(name);
}

/**
 * Marks an empty text that is given a name and never another value: `const WEBHOOK = ""`. An address that begins with it is that of
 * the page's own site as long as nobody fills it in.
 *
 * @param machine - The run.
 * @param value - What `written` was evaluated to.
 * @param name - Of the constant, or of the variable or property with the name of a receiver.
 * @param written - The expression behind the name.
 */
export function markBlank(machine: Machine, value: Value, name: string, written: Expression): Value {
	const isLiteral = written.type === "Literal" || written.type === "TemplateLiteral";
	if (!isLiteral || constantOf(value)?.is !== "") return value;
	return addTaints(value, [{ origin: machine.origin("blank", name, written.start), step: null }]);
}

/** The names of the empty constants in a text. */
export function blanksIn(taints: readonly Taint[]): readonly string[] {
	return taints.flatMap(({ origin }) => (origin.kind === "blank" ? [origin.what] : []));
}
