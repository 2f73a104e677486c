import type { Expression, PrivateIdentifier } from "acorn";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { Value } from "../value.ts";

/** Name of a property in a literal, class, member expression or pattern: fixed, or computed. */
export function propertyKey(
	machine: Machine,
	node: { readonly computed: boolean; readonly key: Expression | PrivateIdentifier },
	frame: Frame,
): string | Value {
	if (node.key.type === "PrivateIdentifier") return `#${node.key.name}`;
	if (node.computed) return machine.evaluate(node.key, frame);
	if (node.key.type === "Identifier") return node.key.name;
	return node.key.type === "Literal" ? String(node.key.value) : machine.evaluate(node.key, frame);
}
