import type { Node, Program } from "acorn";
import { analyze, type ScopeManager, type Variable } from "eslint-scope";
import type { Program as EstreeProgram } from "estree";
import type { Cell, Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import { join, NOTHING, type Value } from "./value.ts";

/**
 * Which identifier is which variable, and which function owns it. Nodes are known by identity only: eslint-scope hands
 * back acorn's own, under the names of another type package.
 */
export class Variables {
	readonly #ofIdentifier = new Map<object, Variable>();
	readonly #owners = new Map<Variable, object>();
	readonly #globals = new Map<string, Variable>();
	readonly #names = new Set<string>();

	add(program: Program, goal: "script" | "module"): void {
		const scopes = analyzeScopes(program, goal);
		for (const scope of scopes.scopes) {
			for (const variable of scope.variables) {
				this.#names.add(variable.name);
				if (outerClass(variable)) continue;
				for (const identifier of variable.identifiers) this.#ofIdentifier.set(identifier, variable);
			}
			for (const reference of scope.references) {
				const { resolved } = reference;
				if (resolved) this.#ofIdentifier.set(reference.identifier, outerClass(resolved) ?? resolved);
			}
		}
		// With `nodejsScope` and in modules the program's own scope is the second one.
		for (const variable of scopes.scopes[1]?.variables ?? []) this.#globals.set(variable.name, variable);
	}

	of(identifier: Node): Variable | null {
		return this.#ofIdentifier.get(identifier) ?? null;
	}

	global(name: string): Variable | null {
		return this.#globals.get(name) ?? null;
	}

	/** Whether any variable is called so. */
	isDeclared(name: string): boolean {
		return this.#names.has(name);
	}

	ownerOf(variable: Variable): object {
		const known = this.#owners.get(variable);
		if (known) return known;
		let scope = variable.scope;
		while (scope.upper && !(scope.type === "function" || scope.type === "module" || scope.type === "global")) {
			scope = scope.upper;
		}
		const block = scope.block;
		this.#owners.set(variable, block);
		return block;
	}
}

/** The name of a class declaration is a variable inside the class too; here both are the one outside. */
function outerClass(variable: Variable): Variable | null {
	if (variable.scope.type !== "class") return null;
	const declared = variable.defs.some(({ node }) => node.type === "ClassDeclaration");
	return declared ? (variable.scope.upper?.set.get(variable.name) ?? null) : null;
}

function analyzeScopes(program: Program, goal: "script" | "module"): ScopeManager {
	if (!isEstree(program)) throw new Error("Not a program.");
	return analyze(program, { ecmaVersion: 2022, sourceType: goal, nodejsScope: goal === "script", ignoreEval: true });
}

/** acorn writes ESTree; the two type packages describe it in different words. */
function isEstree(program: { readonly type: string }): program is EstreeProgram {
	return program.type === "Program";
}

export function assignCell(machine: Machine, frame: Frame, cell: Cell, value: Value): void {
	if (cell.depth === machine.depth || cell.value === NOTHING) {
		cell.value = value;
		return;
	}
	const joined = join(cell.value, value);
	if (joined === cell.value) return;
	cell.value = joined;
	if (frame.madeIn < machine.round) machine.changes += 1;
}
