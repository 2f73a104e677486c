import type { AnyNode, Function as FunctionLike, Program } from "acorn";
import { resolve, type Variable } from "../names/scope.ts";
import { walkNames } from "../names/walk-names.ts";
import { digestOfText } from "./digest.ts";
import { labelDepth, NODE_FIELDS, plainName } from "./node-fields.ts";
import { flatStatements } from "./statement-list.ts";

/** Shorter code is written in the same way by chance, or by a compiler: nothing follows from finding it. */
export const MIN_SIZE = 120;
/** The normal form of a piece of code: its tokens, and the variables between them. */
type Part = string | Variable;

interface Range {
	readonly start: number;
	readonly end: number;
}

/** A statement of a list, in normal form. */
export interface NormalStatement {
	readonly node: AnyNode;
	/** Number of tokens. */
	readonly size: number;
	/** Of the normal form; null for code shorter than `MIN_SIZE`. */
	readonly digest: string | null;
	/** The variables in it that are declared around it, or by it for the list. In the order of the text. */
	readonly variables: readonly Variable[];
}

/** The statements of a function or of a program. */
export interface NormalList {
	/** The function; null for the program. */
	readonly owner: FunctionLike | null;
	readonly statements: readonly NormalStatement[];
	readonly size: number;
	readonly digest: string | null;
	/** The variables in it that are declared around it, its parameters included. In the order of the text. */
	readonly variables: readonly Variable[];
}

/** Tokens of a module: a function of this length that stands for itself. */
const MIN_MODULE_SIZE = 400;

/**
 * Tells modules from other functions.
 *
 * @param list statements of a function or of a program
 * @returns whether it is that of a module: of a long function that is not declared among others
 */
export function isModule(list: NormalList): boolean {
	const { owner, size } = list;
	return owner !== null && owner.type !== "FunctionDeclaration" && size >= MIN_MODULE_SIZE;
}

/** A program in normal form. */
export interface NormalProgram {
	/** All lists of statements that are at least `MIN_SIZE` long; inner ones first. */
	readonly lists: readonly NormalList[];
	/** Whose variables those of the program itself are. */
	readonly top: Program;
	variableOf(identifier: AnyNode): Variable | null;
}

/**
 * Brings a program into a form that does not depend on the names of its variables, on its layout, or on how literals, members and
 * declarations are written. Two pieces of code with the same digest do the same with the same variables around them.
 *
 * @param program the tree
 * @param goal what it was parsed as
 * @returns its lists of statements with their digests
 */
export function normalForm(program: Program, goal: "script" | "module"): NormalProgram {
	const { meant, references } = walkNames(program, goal);
	const variables = new Map<AnyNode, Variable>();
	for (const [identifier, variable] of meant) variables.set(identifier as AnyNode, variable);
	for (const reference of references) {
		const variable = resolve(reference);
		if (variable) variables.set(reference.identifier, variable);
	}
	const writer = new Writer(variables);
	writer.list(null, program.body, program, new Set());
	return { lists: writer.lists, top: program, variableOf: (identifier) => variables.get(identifier) ?? null };
}

class Writer {
	readonly lists: NormalList[] = [];
	readonly #variables: ReadonlyMap<AnyNode, Variable>;
	readonly #labels: string[] = [];
	#parts: Part[] = [];
	/** Tokens of long lists, less what is written for them. */
	#shortened = 0;

	constructor(variables: ReadonlyMap<AnyNode, Variable>) {
		this.#variables = variables;
	}

	/** Writes a list; one that is long is written as its digest, followed by the variables around it. */
	list(owner: FunctionLike | null, body: readonly AnyNode[], around: Range, params: ReadonlySet<Part>): void {
		const before = this.#parts;
		const shortened = this.#shortened;
		const whole: Part[] = [];
		const statements: NormalStatement[] = [];
		let size = 0;
		for (const node of flatStatements(body)) {
			this.#parts = [];
			this.#shortened = 0;
			this.node(node);
			const parts = this.#parts;
			const length = parts.length + this.#shortened;
			const outer = variablesIn(parts, node, NONE);
			const digest = length < MIN_SIZE ? null : digestOf(parts);
			statements.push({ node, size: length, digest, variables: outer });
			append(whole, digest === null ? parts : [`{${digest}}`, ...outer]);
			whole.push(";");
			size += length;
		}
		this.#parts = before;
		const isLong = size >= MIN_SIZE;
		const variables = variablesIn(whole, around, params);
		const digest = isLong ? digestOf(whole) : null;
		if (isLong) this.lists.push({ owner, statements, size, digest, variables });
		const written = digest === null ? whole : [`{${digest}}`, ...variables];
		this.#shortened = shortened + size - written.length;
		append(this.#parts, written);
	}

	node(node: AnyNode | null | undefined): void {
		if (!node) {
			this.#parts.push("-");
			return;
		}
		switch (node.type) {
			case "Identifier":
				this.#parts.push(this.#variables.get(node) ?? `@${node.name}`);
				return;
			case "Literal":
				this.#parts.push(node.regex ? `/${node.regex.pattern}/${node.regex.flags}` : literal(node.value));
				return;
			case "TemplateElement":
				this.#parts.push(JSON.stringify(node.value.raw));
				return;
			case "TemplateLiteral":
				if (node.expressions.length === 0) this.#parts.push(JSON.stringify(node.quasis[0]?.value.cooked ?? ""));
				else this.#fields(node);
				return;
			case "UnaryExpression":
				this.#unary(node.operator, node.argument);
				return;
			case "MemberExpression":
				this.#parts.push(node.optional ? "?." : ".");
				this.node(node.object);
				this.#key(node.computed, node.property);
				return;
			case "Property":
			case "MethodDefinition":
			case "PropertyDefinition":
				this.#parts.push(
					"static" in node && node.static ? "static" : "",
					node.type === "PropertyDefinition" ? "field" : node.kind,
				);
				this.#key(node.computed, node.key);
				this.node(node.value);
				return;
			case "BlockStatement":
				this.#block(node.body);
				return;
			case "LabeledStatement":
				this.#labels.push(node.label.name);
				this.node(node.body);
				this.#labels.pop();
				return;
			case "BreakStatement":
			case "ContinueStatement":
				this.#parts.push(node.type, labelDepth(this.#labels, node.label?.name));
				return;
			case "FunctionDeclaration":
			case "FunctionExpression":
			case "ArrowFunctionExpression":
				this.#function(node);
				return;
			case "MetaProperty":
				this.#parts.push(`${node.meta.name}.${node.property.name}`);
				return;
			default:
				this.#fields(node);
		}
	}

	#fields(node: AnyNode): void {
		const fields = NODE_FIELDS[node.type];
		if (!fields) throw new Error(`No normal form of ${node.type}.`);
		this.#parts.push(node.type);
		for (const field of fields) this.#field(Reflect.get(node, field));
	}

	#field(value: unknown): void {
		if (Array.isArray(value)) {
			this.#parts.push("(");
			for (const item of value) this.#field(item);
			this.#parts.push(")");
		} else if (isNode(value)) this.node(value);
		else this.#parts.push(value === null || value === undefined ? "-" : String(value));
	}

	#unary(operator: string, argument: AnyNode): void {
		if (argument.type === "Literal" && operator === "void") this.#parts.push("@undefined");
		else if (argument.type === "Literal" && operator === "!" && typeof argument.value === "number")
			this.#parts.push(literal(!argument.value));
		else {
			this.#parts.push(`unary ${operator}`);
			this.node(argument);
		}
	}

	#key(computed: boolean, key: AnyNode): void {
		const name = plainName(computed, key);
		if (name !== null) this.#parts.push(JSON.stringify(name));
		else {
			this.#parts.push("[");
			this.node(key);
		}
	}

	/** Braces around a single statement are a matter of layout. */
	#block(body: readonly AnyNode[]): void {
		const statements = flatStatements(body);
		if (statements.length !== 1) this.#parts.push("{");
		for (const statement of statements) this.node(statement);
		if (statements.length !== 1) this.#parts.push("}");
	}

	#function(node: FunctionLike): void {
		const { params, body } = node;
		this.#parts.push(
			node.type === "ArrowFunctionExpression" ? "=>" : "function",
			`${node.async ? "async" : ""}${node.generator ? "*" : ""}`,
		);
		if (node.type === "FunctionDeclaration" && node.id) this.node(node.id);
		const start = this.#parts.length;
		for (const param of params) this.node(param);
		this.#parts.push(")");
		if (body.type === "BlockStatement") this.list(node, body.body, node, new Set(this.#parts.slice(start)));
		else {
			this.#parts.push("ReturnStatement");
			this.node(body);
			this.#parts.push(";");
		}
	}
}

/** `spread` of a long list would exceed the stack. */
function append(into: Part[], more: readonly Part[]): void {
	for (const part of more) into.push(part);
}

const NONE: ReadonlySet<Part> = new Set();

/** The variables that are declared around a piece of code, or are parameters of it. */
function variablesIn(parts: readonly Part[], around: Range, params: ReadonlySet<Part>): readonly Variable[] {
	const found = new Set<Variable>();
	for (const part of parts)
		if (typeof part === "object" && (params.has(part) || !isInside(part.owner, around))) found.add(part);
	return [...found];
}

/** Whether a variable is of a function that lies in a piece of code. */
function isInside(owner: object, { start, end }: Range): boolean {
	return isNode(owner) && owner.type !== "Program" && owner.start >= start && owner.end <= end;
}

/** Variables count by where they occur first. */
function digestOf(parts: readonly Part[]): string {
	const numbers = new Map<Variable, number>();
	let text = "";
	for (const part of parts) {
		if (typeof part === "string") text += `${part} `;
		else {
			const number = numbers.get(part) ?? numbers.size;
			numbers.set(part, number);
			text += `$${number} `;
		}
	}
	return digestOfText(text);
}

function literal(value: unknown): string {
	return typeof value === "string" ? JSON.stringify(value) : `#${String(value)}`;
}

function isNode(value: unknown): value is AnyNode {
	return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
