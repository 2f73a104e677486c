import type { Node, Program } from "acorn";
import { resolve, type Variable } from "../names/scope.ts";
import { walkNames } from "../names/walk-names.ts";

/** Which identifier is which variable, and which function owns it. Nodes are known by identity only. */
export class Variables {
	readonly #ofIdentifier = new Map<Node, Variable>();
	readonly #globals = new Map<string, Variable>();
	readonly #names = new Set<string>();
	readonly #readingArguments = new Set<object>();

	add(program: Program, goal: "script" | "module"): void {
		const { top, declared, references } = walkNames(program, goal);
		for (const [identifier, variable] of declared) {
			this.#names.add(variable.name);
			this.#ofIdentifier.set(identifier, variable);
		}
		for (const reference of references) {
			const variable = resolve(reference);
			if (!variable) continue;
			this.#ofIdentifier.set(reference.identifier, variable);
			if (variable.isArguments) this.#readingArguments.add(variable.owner);
		}
		for (const variable of top.variables) this.#globals.set(variable.name, variable);
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

	/** Whether a function looks at its arguments as a list. */
	readsArguments(node: Node): boolean {
		return this.#readingArguments.has(node);
	}
}
