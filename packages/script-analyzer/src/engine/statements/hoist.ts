import type { ModuleDeclaration, Statement } from "acorn";
import type { Frame, Machine } from "../domain.ts";
import { makeFunction } from "../expressions/functions.ts";
import { writeName } from "../read-name.ts";
import { only } from "../value.ts";

/** Function declarations exist before the first statement of their block runs. */
export function hoist(machine: Machine, body: readonly (Statement | ModuleDeclaration)[], frame: Frame): void {
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
