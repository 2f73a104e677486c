import type { Node } from "acorn";
import { NORMAL } from "../completion.ts";
import type { Frame, Machine } from "../domain.ts";
import { handleByType } from "../node-handlers.ts";
import type { StatementHandlers } from "./handlers.ts";
import { loopHandlers } from "./loops.ts";
import { simpleHandlers } from "./simple.ts";

const HANDLERS: StatementHandlers = { ...simpleHandlers, ...loopHandlers };

const handle = handleByType(HANDLERS);

export function executeStatement(machine: Machine, node: Node, frame: Frame): number {
	machine.spend(1);
	return handle(machine, node, frame) ?? NORMAL;
}
