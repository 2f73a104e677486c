import { parseBody } from "@scriptorium/userscript/parse-body";
import { inspectScriptText } from "@scriptorium/userscript/read-script-text";
import type { AnyNode } from "acorn";
import { type Bindings, findBindings, type Scope } from "./bindings.ts";
import { childNodes, MAX_DEPTH } from "./child-nodes.ts";
import type { KnownValue } from "./constant-texts.ts";
import { hashOf } from "./hash.ts";
import { GLOBAL_OBJECTS, KnownValues } from "./known-value.ts";

/** Raised when the same code gets other features; the database then computes them again. */
export const FEATURES_VERSION = "1";

/** Weight of a feature with a text that hardly occurs in unrelated scripts. */
export const DISTINCTIVE_WEIGHT = 3;
/** Characters from which a text counts as distinctive. */
const MIN_DISTINCTIVE_LENGTH = 8;
/** Limit of stored features; larger scripts keep those with the smallest hashes, which is a fair sample. */
export const MAX_FEATURES = 20_000;
/** Programs in texts that are run: `eval("…")`. */
const MAX_NESTING = 3;

/**
 * Features of a script that stay the same when it is rewritten without changing what it does: what it calls, reads and sets, with which
 * texts. Names of variables, order, structure, spelling of texts and comments do not count.
 *
 * @param code the text of a script as stored
 * @returns 32-bit hashes in ascending order, without repetition; a hash's lowest two bits are the weight of its feature (1 or 3). Null for
 * a text that is no program.
 */
export function syntaxFeatures(code: string): readonly number[] | null {
	const features = new Set<number>();
	if (!collect(code, features, 0)) return null;
	return [...features].sort((one, other) => one - other).slice(0, MAX_FEATURES);
}

/** Adds the features of a program. @returns false for a text that is no program */
function collect(code: string, features: Set<number>, nesting: number): boolean {
	const body = parseBody(inspectScriptText(code).text);
	if (!body.ok) return false;
	const bindings = findBindings(body.program);
	const scope = bindings.scopeOf(body.program);
	if (scope) new Collector(bindings, features, nesting).visit(body.program, scope);
	return true;
}

const isText = (value: KnownValue): value is KnownValue & { kind: "constant"; value: string } =>
	value.kind === "constant" && typeof value.value === "string";

/** Functions that run their first text as a program. */
const RUNS_TEXT = /^(?:eval|Function|setTimeout|setInterval)$/;

class Collector {
	readonly #bindings: Bindings;
	readonly #values: KnownValues;
	readonly #features: Set<number>;
	readonly #nesting: number;
	/** Parts of a text are visited where it is used as well as where they stand. */
	readonly #visited = new Set<AnyNode>();
	#depth = 0;

	constructor(bindings: Bindings, features: Set<number>, nesting: number) {
		this.#bindings = bindings;
		this.#values = new KnownValues(bindings);
		this.#features = features;
		this.#nesting = nesting;
	}

	/**
	 * Adds the features of a node and of what is below it.
	 * @param node any node
	 * @param outer the scope in which it stands
	 */
	visit(node: AnyNode, outer: Scope): void {
		if (this.#visited.has(node) || this.#depth > MAX_DEPTH) return;
		this.#visited.add(node);
		this.#depth += 1;
		this.#visitNew(node, outer);
		this.#depth -= 1;
	}

	#visitNew(node: AnyNode, outer: Scope): void {
		const scope = this.#bindings.scopeOf(node) ?? outer;
		if (this.#isFolded(node, scope)) return;
		switch (node.type) {
			case "CallExpression":
			case "NewExpression":
				this.#addCall(node, scope);
				break;
			case "AssignmentExpression":
				if (node.left.type === "MemberExpression" || node.left.type === "Identifier")
					this.#addSet(node.left, node.right, scope);
				break;
			case "Property":
				if (node.value.type !== "AssignmentPattern") this.#addProperty(node, scope);
				break;
			case "VariableDeclarator":
				if (node.init && node.id.type === "ObjectPattern") this.#addDestructured(node.id, node.init, scope);
				break;
			case "MemberExpression":
			case "Identifier":
				this.#addRead(this.#values.of(node, scope));
				break;
			case "Literal":
				this.#addConstants(this.#values.of(node, scope));
				break;
			default:
				break;
		}
		for (const child of childNodes(node)) {
			if (!isName(node, child) && !this.#isKnownProperty(node, child, scope)) this.visit(child, scope);
		}
	}

	/** Constant sums and templates: their pieces do not count by themselves. */
	#isFolded(node: AnyNode, scope: Scope): boolean {
		if (node.type !== "BinaryExpression" && node.type !== "TemplateLiteral" && node.type !== "CallExpression")
			return false;
		const value = this.#values.of(node, scope);
		if (value.kind === "constant" || (value.kind === "parts" && node.type !== "CallExpression"))
			this.#addConstants(value);
		if (value.kind !== "parts") return value.kind === "constant";
		for (const part of value.parts) if (part.kind !== "constant") this.visit(part.node, part.scope);
		return true;
	}

	/** `["cookie"]` is the name of a property, as `.cookie` is. */
	#isKnownProperty(node: AnyNode, child: AnyNode, scope: Scope): boolean {
		return (
			node.type === "MemberExpression" && child === node.property && this.#values.of(child, scope).kind === "constant"
		);
	}

	#addCall(node: AnyNode & { type: "CallExpression" | "NewExpression" }, scope: Scope): void {
		const callee = this.#values.of(node.callee, scope);
		if (callee.kind !== "path" || callee.path === "function") return;
		const bound = callee.path.match(/^(.+)\.(?:call|apply|bind)$/);
		const name = bound?.[1] ?? callee.path;
		const given = bound ? node.arguments.slice(1) : node.arguments;
		this.#add(`call ${name}`, false);
		for (const argument of given) {
			const value = this.#values.of(argument, scope);
			this.#addPairs(`call ${name}`, value);
			if (isText(value) && RUNS_TEXT.test(name) && this.#nesting < MAX_NESTING) {
				collect(value.value, this.#features, this.#nesting + 1);
			}
		}
	}

	#addSet(left: AnyNode, right: AnyNode, scope: Scope): void {
		const target = this.#values.of(left, scope);
		if (target.kind !== "path" || target.path === "function") return;
		const name = target.path.split(".").at(-1) ?? "";
		this.#add(`set ${name}`, false);
		this.#addPairs(`set ${name}`, this.#values.of(right, scope));
	}

	#addProperty(node: AnyNode & { type: "Property" }, scope: Scope): void {
		const { key, computed, value } = node;
		const known = computed ? this.#values.of(key, scope) : null;
		const name =
			known === null
				? "name" in key
					? key.name
					: "value" in key
						? String(key.value)
						: null
				: isText(known)
					? known.value
					: null;
		if (name === null) return;
		this.#add(`set ${name}`, false);
		this.#addPairs(`set ${name}`, this.#values.of(value, scope));
	}

	#addDestructured(pattern: AnyNode & { type: "ObjectPattern" }, init: AnyNode, scope: Scope): void {
		const object = this.#values.of(init, scope);
		for (const property of pattern.properties) {
			if (property.type !== "Property" || property.computed || property.key.type !== "Identifier") continue;
			const { name } = property.key;
			const isGlobal = object.kind === "path" && object.path === "window";
			this.#addRead({ kind: "path", path: isGlobal || object.kind !== "path" ? `.${name}` : `${object.path}.${name}` });
		}
	}

	#addRead(value: KnownValue): void {
		if (value.kind === "path" && value.path !== "function" && !GLOBAL_OBJECTS.has(value.path))
			this.#add(`read ${value.path}`, false);
		else if (value.kind === "constant") this.#addConstants(value);
	}

	#addConstants(value: KnownValue): void {
		if (value.kind === "parts") for (const part of value.parts) this.#addConstants(part);
		if (value.kind !== "constant") return;
		const { value: constant } = value;
		if (typeof constant === "string" && constant.trim().length > 1)
			this.#add(`text ${constant}`, isDistinctive(constant));
		if (typeof constant === "number" && Math.abs(constant) > 10) this.#add(`number ${constant}`, false);
	}

	/** One feature for each part of a value that goes into a call or a property. */
	#addPairs(what: string, value: KnownValue): void {
		if (value.kind === "parts") for (const part of value.parts) this.#addPairs(what, part);
		else if (value.kind === "path") this.#add(`${what} with ${value.path}`, false);
		else if (value.kind === "constant" && value.value !== undefined) {
			this.#add(`${what} with text ${String(value.value)}`, isText(value) && isDistinctive(value.value));
		}
	}

	#add(feature: string, isDistinct: boolean): void {
		this.#features.add((hashOf(feature) & ~3) | (isDistinct ? DISTINCTIVE_WEIGHT : 1));
	}
}

/** A single word, such as a name of the DOM, is not distinctive. */
const isDistinctive = (text: string): boolean =>
	text.trim().length >= MIN_DISTINCTIVE_LENGTH && /[^\w-]/.test(text.trim());

/** Names of properties and labels, and declared names, are no reads of variables. */
function isName(node: AnyNode, child: AnyNode): boolean {
	switch (node.type) {
		case "MemberExpression":
			return child === node.property && !node.computed;
		case "Property":
		case "MethodDefinition":
		case "PropertyDefinition":
			return child === node.key && !node.computed;
		case "VariableDeclarator":
			return child === node.id && child.type === "Identifier";
		case "FunctionDeclaration":
		case "FunctionExpression":
		case "ClassDeclaration":
		case "ClassExpression":
			return child === node.id;
		case "AssignmentExpression":
			return child === node.left && child.type === "Identifier";
		case "LabeledStatement":
		case "BreakStatement":
		case "ContinueStatement":
			return child === node.label;
		default:
			return false;
	}
}
