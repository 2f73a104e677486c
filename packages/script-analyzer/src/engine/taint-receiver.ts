import type { Expression, Super } from "acorn";
import { propertyKey } from "./expressions/property-key.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { readName, writeName } from "./read-name.ts";
import type { Taints } from "./taint.ts";
import { addTaints } from "./value.ts";

/**
 * Something was put into an object of which nothing is known: `list.push(secret)`. There is no object to put it into,
 * so the variable or property that holds it remembers.
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
	else machine.set(base, key, addTaints(value, taints), node.property.start);
}
