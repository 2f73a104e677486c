import type { AnyNode, ModuleDeclaration, Statement } from "acorn";
import type { Frame } from "../frame.ts";
import type { Machine } from "../machine.ts";

type Executable = Statement | ModuleDeclaration;

/** How statements of each type run. The answer: the ways in which they can end. */
export type StatementHandlers = {
	readonly [Type in Executable["type"]]?: (
		machine: Machine,
		node: Extract<AnyNode, { type: Type }>,
		frame: Frame,
	) => number;
};
