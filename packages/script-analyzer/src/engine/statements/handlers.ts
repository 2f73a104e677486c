import type { ModuleDeclaration, Statement } from "acorn";
import type { NodeHandlers } from "../node-handlers.ts";

/** How statements of each type run. The answer: the ways in which they can end. */
export type StatementHandlers = NodeHandlers<(Statement | ModuleDeclaration)["type"], number>;
