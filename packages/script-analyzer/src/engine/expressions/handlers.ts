import type { AnyNode, Expression } from "acorn";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import type { Value } from "../value.ts";

/** How expressions of each type are evaluated. */
export type ExpressionHandlers = {
	readonly [Type in Expression["type"] | "Super" | "SpreadElement"]?: (
		machine: Machine,
		node: Extract<AnyNode, { type: Type }>,
		frame: Frame,
	) => Value;
};
