import type { ModuleDeclaration, Statement } from "acorn";
import { NORMAL } from "../completion.ts";
import type { Frame, Machine } from "../domain.ts";
import { hoist } from "./hoist.ts";

/**
 * Runs statements in order while the end can be reached. After a possible `return` the rest may not run; its
 * assignments still replace, since otherwise nothing after an early exit ever would.
 */
export function runBlock(machine: Machine, body: readonly (Statement | ModuleDeclaration)[], frame: Frame): number {
	hoist(machine, body, frame);
	let ends = 0;
	for (const statement of body) {
		const one = machine.execute(statement, frame);
		ends |= one & ~NORMAL;
		if ((one & NORMAL) === 0) return ends;
	}
	return ends | NORMAL;
}
