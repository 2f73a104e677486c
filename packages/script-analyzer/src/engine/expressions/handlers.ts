import type { Expression } from "acorn";
import type { NodeHandlers } from "../node-handlers.ts";
import type { Value } from "../value.ts";

/** How expressions of each type are evaluated. */
export type ExpressionHandlers = NodeHandlers<Expression["type"] | "Super" | "SpreadElement", Value>;
