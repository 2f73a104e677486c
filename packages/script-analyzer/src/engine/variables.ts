import type { Node, Program } from "acorn";
import { analyze, type ScopeManager, type Variable as ScopeVariable } from "eslint-scope";
import type { Program as EstreeProgram } from "estree";

/** A name in one scope of the program, or of text that it ran. */
export interface Variable {
	readonly name: string;
	/** The function or program whose variable it is. */
	readonly owner: object;
	/** The `arguments` of a function that declares none itself. */
	readonly isArguments: boolean;
}

/**
 * Which identifier is which variable, and which function owns it. Nodes are known by identity only: eslint-scope hands
 * back acorn's own, under the names of another type package.
 */
export class Variables {
	readonly #ofIdentifier = new Map<object, Variable>();
	readonly #variables = new Map<ScopeVariable, Variable>();
	readonly #globals = new Map<string, Variable>();
	readonly #names = new Set<string>();
	readonly #readingArguments = new Set<object>();

	add(program: Program, goal: "script" | "module"): void {
		const scopes = analyzeScopes(program, goal);
		for (const scope of scopes.scopes) {
			for (const variable of scope.variables) {
				this.#names.add(variable.name);
				if (outerClass(variable)) continue;
				for (const identifier of variable.identifiers) this.#ofIdentifier.set(identifier, this.#known(variable));
			}
			for (const reference of scope.references) {
				const { resolved } = reference;
				if (!resolved) continue;
				const variable = this.#known(outerClass(resolved) ?? resolved);
				this.#ofIdentifier.set(reference.identifier, variable);
				if (variable.isArguments) this.#readingArguments.add(variable.owner);
			}
		}
		// With `nodejsScope` and in modules the program's own scope is the second one.
		for (const variable of scopes.scopes[1]?.variables ?? []) this.#globals.set(variable.name, this.#known(variable));
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

	#known(variable: ScopeVariable): Variable {
		const known = this.#variables.get(variable);
		if (known) return known;
		const { name } = variable;
		const isArguments = name === "arguments" && variable.identifiers.length === 0;
		const made = { name, owner: ownerOf(variable), isArguments };
		this.#variables.set(variable, made);
		return made;
	}
}

function ownerOf(variable: ScopeVariable): object {
	let { scope } = variable;
	while (scope.upper && !(scope.type === "function" || scope.type === "module" || scope.type === "global")) {
		scope = scope.upper;
	}
	return scope.block;
}

/** The name of a class declaration is a variable inside the class too; here both are the one outside. */
function outerClass(variable: ScopeVariable): ScopeVariable | null {
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
