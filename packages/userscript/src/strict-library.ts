import type { Declaration, Node, Pattern, Program, VariableDeclaration } from "acorn";
import { parseLimited } from "./limited-parser.ts";

/** White space and comments; a hashbang line is one here. */
const SPACE = /(?:\s+|(?:#!|\/\/)[^\n\r\u2028\u2029]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/)*/y;
const LITERAL = /(["'])(?:(?!\1)[^\\\n]|\\[\s\S])*\1[ \t]*;?/y;
const STRICT = /^(["'])use strict\1/;

/**
 * Whether a library may begin with the directive "use strict"; the parser knows.
 *
 * @param text the library
 * @returns false when it certainly does not
 */
export function seemsStrict(text: string): boolean {
	let at = 0;
	for (;;) {
		SPACE.lastIndex = at;
		at += SPACE.exec(text)?.[0].length ?? 0;
		LITERAL.lastIndex = at;
		const literal = LITERAL.exec(text)?.[0];
		if (literal === undefined) return false;
		if (STRICT.test(literal)) return true;
		at += literal.length;
	}
}

/**
 * Writes a strict library so that it can stand in one scope with sloppy code: it stays strict, and what it declares at its top is
 * visible behind it, as a script element's declarations are. The library runs in a function, and its declarations become assignments to
 * variables outside of that function, so that both sides share them. Lost are only what a variable does not have: that constants cannot
 * be assigned, and that `let`, `const` and `class` cannot be read before their line. Line numbers stay, except in functions declared at
 * the top, which move to its beginning.
 *
 * @param text a library; a hashbang line must be a comment already
 * @returns statements for sloppy code; null for a text that is not strict, or cannot be written in this way
 */
export function writeStrictLibrary(text: string): string | null {
	if (!seemsStrict(text)) return null;
	let program: Program;
	try {
		program = parseLimited(text, { ecmaVersion: "latest", sourceType: "script", allowReturnOutsideFunction: true });
	} catch {
		return null;
	}
	const directives = program.body.filter((node) => node.type === "ExpressionStatement" && node.directive !== undefined);
	if (!directives.some((node) => text.slice(node.start + 1, node.end).startsWith("use strict"))) return null;
	const writer = createWriter(text);
	for (const statement of program.body) writer.declare(statement);
	return writer.write(directives.at(-1)?.end ?? 0);
}

interface Edit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

function createWriter(text: string) {
	const names = new Set<string>();
	const edits: Edit[] = [];
	/** Assignments that come first: functions can be called before their line. */
	const hoisted: string[] = [];
	let isPossible = true;

	function assign(declaration: VariableDeclaration, isLoopHead: boolean): void {
		const [first] = declaration.declarations;
		for (const { id } of declaration.declarations) for (const name of namesIn(id)) names.add(name);
		if (isLoopHead) {
			// `for (async of …)` is something else.
			if (first?.id.type === "Identifier" && first.id.name === "async") isPossible = false;
			edits.push({ start: declaration.start, end: first?.start ?? declaration.start, text: "" });
			return;
		}
		// With an operator in front, a pattern is no block, and a line that ended without a semicolon still ends there.
		edits.push({ start: declaration.start, end: first?.start ?? declaration.start, text: "void 0," });
		for (const { start, end, init } of declaration.declarations) if (!init) edits.push({ start, end, text: "void 0" });
	}

	/** Variables of blocks and loops belong to the library's top as well. */
	function findVariables(node: Node): void {
		const parts: Readonly<Record<string, unknown>> = { ...node };
		if (/Function|^StaticBlock$|^PropertyDefinition$/.test(node.type)) return;
		if (node.type === "VariableDeclaration" && parts.kind === "var") assign(node as VariableDeclaration, false);
		const isLoop = node.type === "ForInStatement" || node.type === "ForOfStatement";
		for (const [key, value] of Object.entries(parts)) {
			const isHead = isLoop && key === "left" && isNode(value) && value.type === "VariableDeclaration";
			if (isHead && (value as VariableDeclaration).kind === "var") {
				assign(value as VariableDeclaration, true);
				for (const { id } of (value as VariableDeclaration).declarations) findVariables(id);
			} else for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) findVariables(part);
		}
	}

	function hoist({ id, start, end }: Declaration & { readonly id: Node & { readonly name: string } }): void {
		names.add(id.name);
		hoisted.push(`${id.name}=${text.slice(start, id.start)}${text.slice(id.end, end)};`);
		edits.push({ start, end, text: ";" });
	}

	return {
		declare(statement: Program["body"][number]): void {
			if (statement.type === "FunctionDeclaration") hoist(statement);
			else if (statement.type === "ClassDeclaration") {
				names.add(statement.id.name);
				edits.push({ start: statement.start, end: statement.start, text: `;${statement.id.name}=` });
				edits.push({ start: statement.end, end: statement.end, text: ";" });
			} else if (statement.type === "VariableDeclaration" && statement.kind !== "var") assign(statement, false);
			else findVariables(statement);
		},
		write(directivesEnd: number): string | null {
			if (!isPossible) return null;
			// First, as the first statement can begin at the same place.
			if (hoisted.length > 0) edits.unshift({ start: directivesEnd, end: directivesEnd, text: `;${hoisted.join("")}` });
			let code = "";
			let at = 0;
			for (const edit of edits.sort((one, other) => one.start - other.start)) {
				code += text.slice(at, edit.start) + edit.text;
				at = edit.end;
			}
			code += text.slice(at);
			const declared = names.size === 0 ? "" : `var ${[...names].join(",")};`;
			return `${declared}(()=>{${code}\n/**/})();`;
		},
	};
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function namesIn(pattern: Pattern): string[] {
	switch (pattern.type) {
		case "Identifier":
			return [pattern.name];
		case "ObjectPattern":
			return pattern.properties.flatMap((one) => namesIn(one.type === "Property" ? one.value : one.argument));
		case "ArrayPattern":
			return pattern.elements.flatMap((one) => (one === null ? [] : namesIn(one)));
		case "AssignmentPattern":
			return namesIn(pattern.left);
		case "RestElement":
			return namesIn(pattern.argument);
		default:
			return [];
	}
}
