import type { Node, Program } from "acorn";
import { resolve, type Variable } from "../names/scope.ts";
import { walkNames } from "../names/walk-names.ts";

/** Which identifier is which variable, and which function owns it. Nodes are known by identity only. */
export class Variables {
	/** Of the program and of each text that it runs. */
	#ofIdentifier = new Map<Node, Variable>();
	readonly #globals = new Map<string, Variable>();
	/** Computed on first use. */
	#names: Set<string> | null = null;
	readonly #readingArguments = new Set<object>();
	readonly #strict = new Set<Node>();

	/** `isStrict`: whether the code around it may be in strict mode. */
	add(program: Program, goal: "script" | "module", isStrict = false): void {
		const { top, meant, references, strict } = walkNames(program, goal, isStrict);
		for (const node of strict) this.#strict.add(node);
		for (const reference of references) {
			const variable = resolve(reference);
			if (!variable) continue;
			meant.set(reference.identifier, variable);
			if (variable.isArguments) this.#readingArguments.add(variable.owner);
		}
		if (this.#ofIdentifier.size === 0) this.#ofIdentifier = meant;
		else for (const [identifier, variable] of meant) this.#ofIdentifier.set(identifier, variable);
		this.#names = null;
		for (const variable of top.variables) if (!variable.isLexical) this.#globals.set(variable.name, variable);
	}

	of(identifier: Node): Variable | null {
		return this.#ofIdentifier.get(identifier) ?? null;
	}

	/** A variable that is also a property of the window, where the program runs as one. */
	global(name: string): Variable | null {
		return this.#globals.get(name) ?? null;
	}

	/** Whether any variable is called so. */
	isDeclared(name: string): boolean {
		this.#names ??= new Set(Array.from(this.#ofIdentifier.values(), ({ name }) => name));
		return this.#names.has(name);
	}

	/** Whether the code of a function or program may be in strict mode. */
	isStrict(node: Node): boolean {
		return this.#strict.has(node);
	}

	/** Whether a function uses `arguments`. */
	readsArguments(node: Node): boolean {
		return this.#readingArguments.has(node);
	}
}
