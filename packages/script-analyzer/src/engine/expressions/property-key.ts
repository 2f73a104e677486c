import type { Expression, PrivateIdentifier } from "acorn";
import type { Frame, Machine, Value } from "../domain.ts";

/** Name of a property in a literal, class, member expression or pattern: fixed, or computed. */
export function propertyKey(
	machine: Machine,
	node: { readonly computed: boolean; readonly key: Expression | PrivateIdentifier },
	frame: Frame,
): string | Value {
	if (node.key.type === "PrivateIdentifier") return `#${node.key.name}`;
	if (node.computed && node.key.type === "Literal" && typeof node.key.value === "string") return node.key.value;
	if (node.computed) return machine.evaluate(node.key, frame);
	if (node.key.type === "Identifier") return node.key.name;
	return node.key.type === "Literal" ? String(node.key.value) : machine.evaluate(node.key, frame);
}
