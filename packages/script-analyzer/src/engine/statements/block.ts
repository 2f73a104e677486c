import type { ModuleDeclaration, Statement } from "acorn";
import { NORMAL } from "../completion.ts";
import type { Frame, Machine } from "../domain.ts";
import { makeFunction } from "../expressions/functions.ts";
import { writeName } from "../read-name.ts";
import { only } from "../value.ts";

/**
 * Runs statements in order while the end can be reached. After a possible `return` the rest may not run; its
 * assignments still replace, since otherwise nothing after an early exit ever would.
 */
export function runBlock(machine: Machine, body: readonly (Statement | ModuleDeclaration)[], frame: Frame): number {
	hoist(machine, body, frame);
	const { trigger } = machine;
	const ends = runInOrder(machine, body, frame);
	// What the visitor agreed to ends with the block.
	machine.trigger = trigger;
	return ends;
}

function runInOrder(machine: Machine, body: readonly (Statement | ModuleDeclaration)[], frame: Frame): number {
	let ends = 0;
	for (const statement of body) {
		const one = machine.execute(statement, frame);
		ends |= one & ~NORMAL;
		if ((one & NORMAL) === 0) return ends;
	}
	return ends | NORMAL;
}

/** Function declarations exist before the first statement of their block runs. */
function hoist(machine: Machine, body: readonly (Statement | ModuleDeclaration)[], frame: Frame): void {
	for (const statement of body) {
		const declared =
			(statement.type === "ExportNamedDeclaration" || statement.type === "ExportDefaultDeclaration") &&
			statement.declaration
				? statement.declaration
				: statement;
		if (declared.type !== "FunctionDeclaration") continue;
		const fn = only(makeFunction(machine, declared, frame, null));
		if (declared.id) writeName(machine, declared.id, fn, frame);
	}
}
