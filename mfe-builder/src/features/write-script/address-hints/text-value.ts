import type { AnyNode, Expression, Program, SpreadElement, Super } from "acorn";
import { nodesOutsideFunctions } from "./visit-nodes.ts";

/** `unknown`: a reader of the code alone cannot tell. */
type Kind = "text" | "other" | "unknown";
type Value = Expression | Super | SpreadElement | AnyNode;

/** Functions and methods of pages that return texts. */
const TEXT_FUNCTIONS: ReadonlySet<string> = new Set(
	"prompt String encodeURIComponent decodeURIComponent encodeURI decodeURI escape unescape btoa atob".split(" "),
);
const TEXT_METHODS: ReadonlySet<string> = new Set(
	"toString join trim trimStart trimEnd replace replaceAll toUpperCase toLowerCase stringify getAttribute toFixed toLocaleString toLocaleDateString toLocaleTimeString toISOString repeat padStart padEnd prompt".split(
		" ",
	),
);
const TEXT_PROPERTIES: ReadonlySet<string> = new Set(
	"textContent innerText innerHTML outerHTML outerText title value cssText cookie className href src placeholder designMode contentEditable".split(
		" ",
	),
);
/** A deep chain of declared names is not followed further. */
const MAX_DEPTH = 50;

/**
 * Finds out whether an expression has a text as its value, as far as its code alone says. Texts that appear only while the code runs,
 * such as those of functions of other files, count as no text.
 *
 * @param value the expression
 * @param program the program that declares the names in it
 * @returns true when its value is a text, or is set as the text of an element or of a style
 */
export function mayBeText(value: Expression, program: Program): boolean {
	const read = new TextReader(program);
	if (isLeavingPage(value)) return false;
	const last = value.type === "SequenceExpression" ? (value.expressions.at(-1) ?? value) : value;
	if (last !== value && isLeavingPage(last)) return false;
	const kind = read.kindOf(last);
	return kind === "text" || (kind === "unknown" && last.type === "AssignmentExpression" && isTextTarget(last.left));
}

/** `location.href = "…"`: the page is left anyway. */
function isLeavingPage(value: Expression): boolean {
	if (value.type !== "AssignmentExpression") return false;
	const { left } = value;
	if (left.type === "Identifier") return left.name === "location";
	if (left.type !== "MemberExpression") return false;
	const isLocation = (node: Value) =>
		(node.type === "Identifier" && node.name === "location") || nameOfMember(node) === "location";
	return isLocation(left) || (nameOfMember(left) === "href" && isLocation(left.object));
}

function isTextTarget(target: Value): boolean {
	if (target.type !== "MemberExpression") return false;
	const name = nameOfMember(target);
	return (name !== null && TEXT_PROPERTIES.has(name)) || nameOfMember(target.object) === "style";
}

function nameOfMember(node: Value): string | null {
	if (node.type !== "MemberExpression") return null;
	if (!node.computed && node.property.type === "Identifier") return node.property.name;
	return node.property.type === "Literal" && typeof node.property.value === "string" ? node.property.value : null;
}

class TextReader {
	readonly #declared = new Map<string, Value>();
	#depth = 0;

	constructor(program: Program) {
		for (const node of nodesOutsideFunctions(program)) {
			if (node.type === "FunctionDeclaration" && node.id) this.#declared.set(node.id.name, node);
			if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init) {
				this.#declared.set(node.id.name, node.init);
			}
		}
	}

	kindOf(value: Value): Kind {
		if (this.#depth > MAX_DEPTH) return "unknown";
		this.#depth += 1;
		const kind = this.#read(value);
		this.#depth -= 1;
		return kind;
	}

	#read(value: Value): Kind {
		switch (value.type) {
			case "Literal":
				return typeof value.value === "string" ? "text" : "other";
			case "TemplateLiteral":
				return "text";
			case "TaggedTemplateExpression":
				return nameOfMember(value.tag) === "raw" ? "text" : "unknown";
			case "UnaryExpression":
				return value.operator === "typeof" ? "text" : "other";
			case "BinaryExpression":
				return value.operator === "+" ? this.#sum(value.left, value.right) : "other";
			case "LogicalExpression":
				return this.#either(value.left, value.right);
			case "ConditionalExpression":
				return this.#either(value.consequent, value.alternate);
			case "SequenceExpression":
				return this.kindOf(value.expressions.at(-1) ?? value);
			case "ParenthesizedExpression":
			case "ChainExpression":
				return this.kindOf(value.expression);
			case "AssignmentExpression":
				if (value.operator === "+=") return this.#sum(value.left, value.right);
				return /^(=|&&=|\|\|=|\?\?=)$/.test(value.operator) ? this.kindOf(value.right) : "other";
			case "Identifier":
				return this.#named(value.name);
			case "MemberExpression":
				return TEXT_PROPERTIES.has(nameOfMember(value) ?? "") ? "text" : "unknown";
			case "CallExpression":
				return this.#returned(value.callee);
			case "AwaitExpression":
				return "unknown";
			default:
				return "other";
		}
	}

	#named(name: string): Kind {
		if (name === "undefined" || name === "NaN" || name === "Infinity") return "other";
		const declared = this.#declared.get(name);
		return declared === undefined ? "unknown" : this.kindOf(declared);
	}

	#sum(left: Value, right: Value): Kind {
		const kinds = [this.kindOf(left), this.kindOf(right)];
		if (kinds.includes("text")) return "text";
		return kinds.includes("unknown") ? "unknown" : "other";
	}

	#either(left: Value, right: Value): Kind {
		return this.#sum(left, right);
	}

	/** What a call returns: of a function that stands in the program, its own values. */
	#returned(callee: Value): Kind {
		switch (callee.type) {
			case "ParenthesizedExpression":
			case "ChainExpression":
				return this.#returned(callee.expression);
			case "FunctionExpression":
			case "FunctionDeclaration":
			case "ArrowFunctionExpression":
				return this.#valueOf(callee);
			case "Identifier": {
				const declared = this.#declared.get(callee.name);
				if (declared !== undefined && declared.type !== "Identifier") return this.#returnedBy(declared);
				return TEXT_FUNCTIONS.has(callee.name) ? "text" : "unknown";
			}
			case "MemberExpression": {
				const name = nameOfMember(callee);
				// `(function () { … }).call(this)`
				if (name === "call" || name === "apply") return this.#returned(callee.object);
				return name !== null && TEXT_METHODS.has(name) ? "text" : "unknown";
			}
			default:
				return "unknown";
		}
	}

	#returnedBy(declared: Value): Kind {
		return /Function/.test(declared.type) ? this.#returned(declared) : "unknown";
	}

	/** Async functions return a promise, generators an object: no text. */
	#valueOf(written: AnyNode): Kind {
		if (
			written.type !== "FunctionExpression" &&
			written.type !== "FunctionDeclaration" &&
			written.type !== "ArrowFunctionExpression"
		) {
			return "unknown";
		}
		if (written.async || written.generator) return "other";
		if (written.body.type !== "BlockStatement") return this.kindOf(written.body);
		if (this.#depth > MAX_DEPTH) return "unknown";
		this.#depth += 1;
		const kinds = nodesOutsideFunctions(written.body).flatMap((node) =>
			node.type === "ReturnStatement" && node.argument ? [this.kindOf(node.argument)] : [],
		);
		this.#depth -= 1;
		if (kinds.includes("text")) return "text";
		return kinds.includes("unknown") ? "unknown" : "other";
	}
}
