import type { Node, Program } from "acorn";
import { resolve, type Variable } from "../names/scope.ts";
import { walkNames } from "../names/walk-names.ts";

/** The names of one program. */
interface Names {
	readonly meant: ReadonlyMap<Node, Variable>;
	/** Functions that use `arguments`. */
	readonly readingArguments: ReadonlySet<object>;
	readonly strict: ReadonlySet<Node>;
	readonly globals: readonly Variable[];
}

/** By program, then by goal and mode: every run of a script in every scope asks for the same names. */
const KNOWN = new WeakMap<Program, Map<string, Names>>();

function namesOf(program: Program, goal: "script" | "module", isStrict: boolean): Names {
	const ofProgram = KNOWN.get(program) ?? new Map<string, Names>();
	KNOWN.set(program, ofProgram);
	const key = `${goal} ${isStrict}`;
	const known = ofProgram.get(key);
	if (known) return known;
	const names = resolveNames(program, goal, isStrict);
	ofProgram.set(key, names);
	return names;
}

function resolveNames(program: Program, goal: "script" | "module", isStrict: boolean): Names {
	const { top, meant, references, strict } = walkNames(program, goal, isStrict);
	const readingArguments = new Set<object>();
	for (const reference of references) {
		const variable = resolve(reference);
		if (!variable) continue;
		meant.set(reference.identifier, variable);
		if (variable.isArguments) readingArguments.add(variable.owner);
	}
	return { meant, readingArguments, strict, globals: [...top.variables].filter(({ isLexical }) => !isLexical) };
}

/** Which identifier is which variable, and which function owns it. Nodes are known by identity only. */
export class Variables {
	/** Of the script. */
	#ofScript: ReadonlyMap<Node, Variable> | null = null;
	/** Of the texts that it runs. */
	readonly #ofTexts = new Map<Node, Variable>();
	readonly #globals = new Map<string, Variable>();
	/** Computed on first use. */
	#names: Set<string> | null = null;
	readonly #readingArguments = new Set<object>();
	readonly #strict = new Set<Node>();

	/** `isStrict`: whether the code around it may be in strict mode. The script comes first, then the texts that it runs. */
	add(program: Program, goal: "script" | "module", isStrict = false): void {
		const { meant, readingArguments, strict, globals } = namesOf(program, goal, isStrict);
		for (const node of strict) this.#strict.add(node);
		for (const owner of readingArguments) this.#readingArguments.add(owner);
		if (this.#ofScript === null) this.#ofScript = meant;
		else for (const [identifier, variable] of meant) this.#ofTexts.set(identifier, variable);
		this.#names = null;
		for (const variable of globals) this.#globals.set(variable.name, variable);
	}

	of(identifier: Node): Variable | null {
		return this.#ofScript?.get(identifier) ?? this.#ofTexts.get(identifier) ?? null;
	}

	/** A variable that is also a property of the window, where the program runs as one. */
	global(name: string): Variable | null {
		return this.#globals.get(name) ?? null;
	}

	/** Whether any variable is called so. */
	isDeclared(name: string): boolean {
		this.#names ??= new Set([...(this.#ofScript?.values() ?? []), ...this.#ofTexts.values()].map((one) => one.name));
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
