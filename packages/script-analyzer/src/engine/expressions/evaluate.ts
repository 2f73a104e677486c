import type { Node } from "acorn";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { ANYTHING, type Value } from "../value.ts";
import { assignmentHandlers } from "./assignments.ts";
import { functionHandlers } from "./functions.ts";
import { literalHandlers } from "./literals.ts";
import { nameHandlers } from "./names.ts";
import { operatorHandlers } from "./operators.ts";

type AnyHandler = (machine: Machine, node: Node, frame: Frame) => Value;

const HANDLERS = new Map<string, AnyHandler>(
	Object.entries({
		...literalHandlers,
		...nameHandlers,
		...operatorHandlers,
		...assignmentHandlers,
		...functionHandlers,
	}) as [string, AnyHandler][],
);

export function evaluateExpression(machine: Machine, node: Node, frame: Frame): Value {
	machine.spend(1);
	return HANDLERS.get(node.type)?.(machine, node, frame) ?? ANYTHING;
}
