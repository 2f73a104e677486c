import type { Expression, Super } from "acorn";
import { hasSinks } from "./computed-member.ts";
import type { Frame, Machine, Value } from "./domain.ts";
import { propertyKey } from "./expressions/property-key.ts";
import { keyNames } from "./property-keys.ts";
import { readName, writeName } from "./read-name.ts";
import type { Taints } from "./taint.ts";
import { addTaints, isObject } from "./value.ts";

/**
 * Data was put into an unknown object: `list.push(secret)`. Without an object to store it in, the taints go to the
 * variable or property that holds it.
 */
export function taintReceiver(machine: Machine, node: Expression | Super, taints: Taints, frame: Frame): void {
	if (taints.length === 0) return;
	if (node.type === "Identifier") {
		const value = readName(machine, node, frame);
		if (machine.variableOf(node)) writeName(machine, node, addTaints(value, taints), frame);
		return;
	}
	if (node.type !== "MemberExpression") return;
	const base = machine.evaluate(node.object, frame);
	const key = propertyKey(machine, { computed: node.computed, key: node.property }, frame);
	const value = machine.get(base, key, node.property.start);
	if (base.open) taintReceiver(machine, node.object, taints, frame);
	else machine.set(withoutSinks(base, key), key, addTaints(value, taints), node.property.start);
}

/** Nothing is assigned here: a member of the browser whose name is not known must not look as if it were. */
function withoutSinks(base: Value, key: string | Value): Value {
	if (!keyNames(key).includes(null)) return base;
	return { ...base, atoms: base.atoms.filter((atom) => !isObject(atom) || !hasSinks(atom)) };
}
