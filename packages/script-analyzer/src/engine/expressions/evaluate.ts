import type { Node } from "acorn";
import type { Frame, Machine, Value } from "../domain.ts";
import { handleByType } from "../node-handlers.ts";
import { ANYTHING } from "../value.ts";
import { assignmentHandlers } from "./assignments.ts";
import { functionHandlers } from "./functions.ts";
import type { ExpressionHandlers } from "./handlers.ts";
import { literalHandlers } from "./literals.ts";
import { nameHandlers } from "./names.ts";
import { operatorHandlers } from "./operators.ts";

const HANDLERS: ExpressionHandlers = {
	...literalHandlers,
	...nameHandlers,
	...operatorHandlers,
	...assignmentHandlers,
	...functionHandlers,
};

const handle = handleByType(HANDLERS);

export function evaluateExpression(machine: Machine, node: Node, frame: Frame): Value {
	machine.spend(1);
	return handle(machine, node, frame) ?? ANYTHING;
}
