import type { Identifier, Node } from "acorn";

/** A name in one scope of the program, or of text that it ran. */
export interface Variable {
	readonly name: string;
	/** The function or program whose variable it is. */
	readonly owner: object;
	/** The `arguments` of a function that declares none itself. */
	readonly isArguments: boolean;
	/** Declared by `let`, `const`, `class` or `import`: never a property of the window. */
	readonly isLexical: boolean;
}

/** Where a name can be declared. Blocks that declare nothing stay empty. */
export class Scope {
	readonly parent: Scope | null;
	readonly owner: Node;
	/** Where `var` declares: the nearest function or program. */
	readonly around: Scope;
	/** Its code is in strict mode. */
	readonly isStrict: boolean;
	#variables: Map<string, Variable> | null = null;

	/** `holdsVars`: it is that of a function, a program or a static block. `isStrict`: by its own directive or kind. */
	constructor(parent: Scope | null, owner: Node, holdsVars: boolean, isStrict = false) {
		this.parent = parent;
		this.owner = owner;
		this.isStrict = isStrict || (parent?.isStrict ?? false);
		this.around = holdsVars || !parent ? this : parent.around;
	}

	/** Declares a variable; repeated declarations of a name give the same variable. */
	declare(name: string, isLexical: boolean): Variable {
		this.#variables ??= new Map();
		const known = this.#variables.get(name);
		if (known && !known.isArguments) return known;
		const made = { name, owner: this.owner, isArguments: false, isLexical };
		this.#variables.set(name, made);
		return made;
	}

	declareArguments(): void {
		this.#variables ??= new Map();
		this.#variables.set("arguments", { name: "arguments", owner: this.owner, isArguments: true, isLexical: false });
	}

	find(name: string): Variable | null {
		return this.#variables?.get(name) ?? null;
	}

	get variables(): Iterable<Variable> {
		return this.#variables?.values() ?? [];
	}
}

/** An identifier that reads or writes a variable, with its scope. */
export interface Reference {
	readonly identifier: Identifier;
	readonly scope: Scope;
}

/** The variable of a reference; null when it is not declared. */
export function resolve({ identifier, scope }: Reference): Variable | null {
	for (let current: Scope | null = scope; current; current = current.parent) {
		const variable = current.find(identifier.name);
		if (variable) return variable;
	}
	return null;
}
