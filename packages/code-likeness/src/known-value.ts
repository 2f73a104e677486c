import type { AnyNode, CallExpression, Expression } from "acorn";
import { type Bindings, isFunction, type Scope } from "./bindings.ts";
import {
	added,
	computed,
	constant,
	decode,
	type KnownValue,
	MAX_ITEMS,
	MAX_TEXT,
	ofMethod,
	type Part,
	type Primitive,
	path,
	summands,
	textOf,
	UNKNOWN,
} from "./constant-texts.ts";

/** Names of the global object: what is read from it is the global name itself. */
export const GLOBAL_OBJECTS = new Set(["window", "self", "globalThis", "frames", "unsafeWindow"]);
/** Variables of variables, and calls within calls. */
const MAX_STEPS = 12;

/** Parts of a text. */
const MAX_PARTS = 200;

/** Evaluates constant expressions and follows variables that have one value. */
export class KnownValues {
	readonly #bindings: Bindings;
	/** What is known of each node; without values that a limit or a circle of variables has cut off. */
	readonly #known = new Map<AnyNode, KnownValue>();
	readonly #open = new Set<AnyNode>();
	#cuts = 0;

	constructor(bindings: Bindings) {
		this.#bindings = bindings;
	}

	/**
	 * Evaluates an expression as far as the text allows.
	 * @param node the expression
	 * @param scope the scope in which it stands
	 * @param steps how many expressions led to it
	 * @returns its value, `unknown` at the least
	 */
	of(node: AnyNode, scope: Scope, steps = 0): KnownValue {
		const known = this.#known.get(node);
		if (known) return known;
		if (steps > MAX_STEPS || this.#open.has(node)) {
			this.#cuts += 1;
			return UNKNOWN;
		}
		const cuts = this.#cuts;
		this.#open.add(node);
		const value = this.#evaluate(node, scope, steps);
		this.#open.delete(node);
		if (this.#cuts === cuts) this.#known.set(node, value);
		return value;
	}

	#evaluate(node: AnyNode, scope: Scope, steps: number): KnownValue {
		const inner = (child: AnyNode) => this.of(child, scope, steps + 1);
		switch (node.type) {
			case "Literal":
				return constant(node.regex ? `/${node.regex.pattern}/${node.regex.flags}` : (node.value as Primitive));
			case "Identifier":
				return this.#variable(node.name, scope, steps);
			case "TemplateLiteral":
			case "BinaryExpression":
				return this.#combined(node, scope, steps);
			case "MemberExpression":
				return this.#member(inner(node.object), this.#propertyName(node, scope, steps));
			case "ChainExpression":
			case "ParenthesizedExpression":
				return inner(node.expression);
			case "AwaitExpression":
				return inner(node.argument);
			case "SequenceExpression":
				return inner(node.expressions.at(-1) as Expression);
			case "AssignmentExpression":
				return inner(node.right);
			case "ArrayExpression":
				return {
					kind: "list",
					items: node.elements.flatMap((element) => this.#items(element, scope, steps)).slice(0, MAX_ITEMS),
				};
			case "ConditionalExpression":
				return {
					kind: "parts",
					parts: [node.consequent, node.alternate].map((part) => ({ ...inner(part), node: part, scope })),
				};
			case "LogicalExpression":
				return { kind: "parts", parts: [node.left, node.right].map((part) => ({ ...inner(part), node: part, scope })) };
			case "UnaryExpression": {
				const { operator } = node;
				if (operator === "void") return constant(undefined);
				const value = inner(node.argument);
				if (operator === "!" && value.kind === "list") return constant(false);
				const operand = value.kind === "list" ? textOf(value) : value.kind === "constant" ? value.value : null;
				if (operand === null || typeof operand === "bigint") return UNKNOWN;
				if (operator === "!") return constant(!operand);
				if (operator === "+") return constant(Number(operand));
				return operator === "-" && typeof operand === "number" ? constant(-operand) : UNKNOWN;
			}
			case "CallExpression":
				return this.#call(node, scope, steps);
			default:
				return isFunction(node) ? path("function") : UNKNOWN;
		}
	}

	/** The items of an element of a list; a text that is spread gives its characters. */
	#items(element: AnyNode | null, scope: Scope, steps: number): readonly KnownValue[] {
		if (element === null) return [constant(undefined)];
		if (element.type !== "SpreadElement") return [this.of(element, scope, steps + 1)];
		const value = this.of(element.argument, scope, steps + 1);
		if (value.kind === "list") return value.items;
		return value.kind === "constant" && typeof value.value === "string"
			? [...value.value].slice(0, MAX_ITEMS).map(constant)
			: [UNKNOWN];
	}

	/** The name of a property that is read; null if it is not known. */
	#propertyName(node: AnyNode & { type: "MemberExpression" }, scope: Scope, steps: number): string | null {
		const { property, computed } = node;
		if (!computed) return property.type === "Identifier" ? property.name : null;
		const known = this.of(property, scope, steps + 1);
		return known.kind === "constant" ? String(known.value) : null;
	}

	#member(object: KnownValue, name: string | null): KnownValue {
		if (name === null) return UNKNOWN;
		if (object.kind === "list") return object.items[Number(name)] ?? path(`.${name}`);
		if (object.kind === "constant" && typeof object.value === "string" && /^\d+$/.test(name)) {
			return constant(object.value[Number(name)]);
		}
		if (object.kind !== "path") return path(`.${name}`);
		if (GLOBAL_OBJECTS.has(object.path)) return path(name);
		// The last names tell most, and do not depend on how somebody got to the object.
		return path(`${object.path}.${name}`.split(".").slice(-3).join("."));
	}

	#variable(name: string, scope: Scope, steps: number): KnownValue {
		const write = this.#bindings.onlyWrite(name, scope);
		if (write === undefined) return name === "undefined" ? constant(undefined) : path(name);
		if (write === null || write.value === null) return UNKNOWN;
		const value = this.of(write.value, write.scope, steps + 1);
		if (write.property !== null) return this.#member(value, write.property);
		return value;
	}

	/** A sum or a template: a constant where all parts are, otherwise the parts with neighboring constants joined. */
	#combined(node: AnyNode & { type: "TemplateLiteral" | "BinaryExpression" }, scope: Scope, steps: number): KnownValue {
		if (node.type === "BinaryExpression" && node.operator !== "+") {
			const [left, right] = [this.of(node.left, scope, steps + 1), this.of(node.right, scope, steps + 1)];
			return left.kind === "constant" && right.kind === "constant"
				? computed(node.operator, left.value, right.value)
				: UNKNOWN;
		}
		const parts: Part[] = [];
		for (const part of summands(node)) {
			const known: KnownValue = typeof part === "string" ? constant(part) : this.of(part, scope, steps + 1);
			const joined = known.kind === "list" ? textOf(known) : null;
			const value = joined === null ? known : constant(joined);
			const inner =
				value.kind === "parts" ? value.parts : [{ ...value, node: typeof part === "string" ? node : part, scope }];
			for (const next of inner) {
				const last = parts.at(-1);
				if (last?.kind === "constant" && next.kind === "constant") {
					const sum = added(last.value, next.value);
					parts[parts.length - 1] = { ...last, kind: "constant", value: sum };
				} else parts.push(next);
			}
		}
		const [only] = parts;
		if (only?.kind === "constant" && parts.length === 1) {
			return constant(node.type === "TemplateLiteral" ? String(only.value) : only.value);
		}
		return { kind: "parts", parts: parts.slice(0, MAX_PARTS) };
	}

	#call(node: CallExpression, scope: Scope, steps: number): KnownValue {
		const given = node.arguments.map((argument) => this.of(argument, scope, steps + 1));
		const constants = given.map((value) => (value.kind === "constant" ? value.value : null));
		const areConstant = given.every(({ kind }) => kind === "constant");
		const callee = this.of(node.callee, scope, steps + 1);
		const name = callee.kind === "path" ? callee.path : "";
		if (areConstant && given.length > 0) {
			const decoded = decode(name, constants);
			if (decoded !== null) return constant(decoded.slice(0, MAX_TEXT));
		}
		if (node.callee.type !== "MemberExpression") return UNKNOWN;
		const object = this.of(node.callee.object, scope, steps + 1);
		const method = this.#propertyName(node.callee, scope, steps);
		return ofMethod(object, method, constants, areConstant);
	}
}
