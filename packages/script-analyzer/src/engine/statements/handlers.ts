import type { ModuleDeclaration, Statement } from "acorn";
import type { NodeHandlers } from "../node-handlers.ts";

/** How statements of each type run. They return how they can complete. */
export type StatementHandlers = NodeHandlers<(Statement | ModuleDeclaration)["type"], number>;
