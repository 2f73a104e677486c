import type { AnyNode } from "acorn";
import type { Scope } from "./bindings.ts";

/** A value that a constant expression can have. */
export type Primitive = string | number | boolean | null | undefined | bigint;

/** Result of evaluating an expression without running it. */
export type KnownValue =
	| { readonly kind: "constant"; readonly value: Primitive }
	/** A global name with properties, `document.cookie`; with a point at its start, properties of an unknown object. */
	| { readonly kind: "path"; readonly path: string }
	| { readonly kind: "list"; readonly items: readonly KnownValue[] }
	/** A text put together of several parts, or one of several values. */
	| { readonly kind: "parts"; readonly parts: readonly Part[] }
	| { readonly kind: "unknown" };
/** A part of a text, with the expression that it comes from. */
export type Part = KnownValue & { readonly node: AnyNode; readonly scope: Scope };

/** Nothing is known. */
export const UNKNOWN: KnownValue = { kind: "unknown" };
export const constant = (value: Primitive): KnownValue => ({ kind: "constant", value });
export const path = (name: string): KnownValue => ({ kind: "path", path: name });

/** Characters of a text that is evaluated. */
export const MAX_TEXT = 20_000;
/** Items of a list that is evaluated. */
export const MAX_ITEMS = 5000;

/** The summands of nested sums, and the parts of a template, from left to right. */
export function summands(node: AnyNode): (AnyNode | string)[] {
	if (node.type === "TemplateLiteral") {
		return node.quasis.flatMap((quasi, index) => {
			const expression = node.expressions[index];
			return [quasi.value.cooked ?? quasi.value.raw, ...(expression ? [expression] : [])];
		});
	}
	const found: AnyNode[] = [];
	let left: AnyNode = node;
	while (left.type === "BinaryExpression" && left.operator === "+") {
		found.unshift(left.right);
		left = left.left;
	}
	return [left, ...found];
}

/** A list as a text; null if an item is not known. */
export function textOf({ items }: KnownValue & { kind: "list" }, separator = ","): string | null {
	const texts = items.map((item) => (item.kind === "constant" ? String(item.value ?? "") : null));
	return texts.includes(null) ? null : texts.join(separator).slice(0, MAX_TEXT);
}

/** The sum of two constants. */
export function added(left: Primitive, right: Primitive): Primitive {
	if (typeof left === "number" && typeof right === "number") return left + right;
	return `${String(left)}${String(right)}`.slice(0, MAX_TEXT);
}

/** The result of an operator for two numbers. */
export function computed(operator: string, left: Primitive, right: Primitive): KnownValue {
	if (typeof left !== "number" || typeof right !== "number") return UNKNOWN;
	switch (operator) {
		case "-":
			return constant(left - right);
		case "*":
			return constant(left * right);
		case "/":
			return constant(left / right);
		case "%":
			return constant(left % right);
		case "**":
			return constant(left ** right);
		case "|":
			return constant(left | right);
		case "^":
			return constant(left ^ right);
		case "<<":
			return constant(left << right);
		case ">>":
			return constant(left >> right);
		default:
			return UNKNOWN;
	}
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The texts that are hidden most easily; null for other functions. */
export function decode(name: string, given: readonly Primitive[]): string | null {
	const [first] = given;
	switch (name) {
		case "String.fromCodePoint":
		case "String.fromCharCode":
			return String.fromCharCode(...given.slice(0, MAX_ITEMS).map(Number));
		case "String":
			return String(first);
		case "atob":
			return decodedBase64(String(first));
		case "decodeURIComponent":
		case "decodeURI":
		case "unescape":
			return String(first).replace(/%([0-9a-f]{2})/gi, (_match, hex: string) =>
				String.fromCharCode(Number.parseInt(hex, 16)),
			);
		default:
			return null;
	}
}

/** As `atob`, which not every runtime of this package declares. */
function decodedBase64(text: string): string {
	let [bits, count, decoded] = [0, 0, ""];
	for (const character of text.slice(0, MAX_TEXT)) {
		const value = ALPHABET.indexOf(character);
		if (value < 0) continue;
		bits = ((bits << 6) | value) & 0xffffff;
		count += 6;
		if (count < 8) continue;
		count -= 8;
		decoded += String.fromCharCode((bits >> count) & 0xff);
	}
	return decoded;
}

/** Methods of texts and lists that put a text together or take it apart. */
export function ofMethod(
	object: KnownValue,
	method: string | null,
	given: readonly Primitive[],
	areConstant: boolean,
): KnownValue {
	if (!areConstant) return UNKNOWN;
	const [first = ""] = given;
	if (object.kind === "list") {
		if (method === "reverse") return { kind: "list", items: [...object.items].reverse() };
		if (method !== "join") return UNKNOWN;
		const text = textOf(object, given.length === 0 ? "," : String(first));
		return text === null ? UNKNOWN : constant(text);
	}
	if (object.kind !== "constant" || typeof object.value !== "string") return UNKNOWN;
	switch (method) {
		case "concat":
			return constant(`${object.value}${given.map(String).join("")}`.slice(0, MAX_TEXT));
		case "split":
			return { kind: "list", items: object.value.split(String(first)).slice(0, MAX_ITEMS).map(constant) };
		case "slice":
			return constant(object.value.slice(Number(first), given[1] === undefined ? undefined : Number(given[1])));
		case "toString":
		case "trim":
			return constant(object.value.trim());
		case "toLowerCase":
			return constant(object.value.toLowerCase());
		default:
			return UNKNOWN;
	}
}
