import type { Node } from "acorn";
import { NORMAL } from "../completion.ts";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";
import { loopHandlers } from "./loops.ts";
import { simpleHandlers } from "./simple.ts";

type AnyHandler = (machine: Machine, node: Node, frame: Frame) => number;

const HANDLERS = new Map<string, AnyHandler>(
	Object.entries({ ...simpleHandlers, ...loopHandlers }) as [string, AnyHandler][],
);

export function executeStatement(machine: Machine, node: Node, frame: Frame): number {
	machine.spend(1);
	return HANDLERS.get(node.type)?.(machine, node, frame) ?? NORMAL;
}
