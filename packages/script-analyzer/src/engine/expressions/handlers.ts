import type { Expression } from "acorn";
import type { Value } from "../domain.ts";
import type { NodeHandlers } from "../node-handlers.ts";

/** How expressions of each type are evaluated. */
export type ExpressionHandlers = NodeHandlers<Expression["type"] | "Super" | "SpreadElement", Value>;
