import type { AnyNode } from "acorn";
import type { Sign } from "./sign.ts";

const PACKER = /eval\s*\(\s*function\s*\(\s*p\s*,\s*a\s*,\s*c\s*,\s*k\s*,\s*e\s*,\s*[dr]\s*\)/;
const HEX_NAME = /^_0x[0-9a-f]{3,}$/i;

/** Text of which almost nothing is letters: JSFuck, JJEncode, AAEncode. */
export function symbolsOnly(text: string): Sign | null {
	const body = text.slice(text.indexOf("==/UserScript==") + 1);
	if (isMostlyWords(body)) return null;
	const code = body.replace(/\s+/g, "");
	if (code.length < 400) return null;
	const symbols = code.match(/[[\]()!+]/g)?.length ?? 0;
	if (symbols > code.length * 0.85) return { offset: 0, what: "a program made of brackets and signs only" };
	const words = code.match(/[A-Za-z]/g)?.length ?? 0;
	const dollars = code.match(/[$_.~[\](){}+:"\\;,=!]/g)?.length ?? 0;
	if (words < code.length * 0.06 && dollars > code.length * 0.8) {
		return { offset: 0, what: "a program made of signs instead of words" };
	}
	const exotic = code.match(/[゚ωﾟΘｰﾉДﾛо]/gu)?.length ?? 0;
	return exotic > code.length * 0.3 ? { offset: 0, what: "a program made of faces instead of words" } : null;
}

/** Three letters among ten characters, as nearly every script has: told without listing them. */
function isMostlyWords(text: string): boolean {
	const length = Math.min(text.length, 8_000);
	let letters = 0;
	for (let index = 0; index < length; index++) {
		const unit = text.charCodeAt(index) | 0x20;
		if (unit >= 0x61 && unit <= 0x7a) letters += 1;
		if (letters > length * 0.3) return true;
	}
	return false;
}

export function packer(text: string): Sign | null {
	const found = PACKER.exec(text);
	return found ? { offset: found.index, what: "a packed program that unpacks and runs itself" } : null;
}

/** Counts the marks of string tables: names looked up by number, rotated lists, names made of hex digits. */
export class StringTable {
	#members = 0;
	#coded = 0;
	#firstCoded: number | null = null;
	#names = 0;
	#hexNames = 0;
	#firstHex: number | null = null;
	#signWords = 0;
	#firstSignWord: number | null = null;
	readonly #signs: Sign[] = [];

	visit(node: AnyNode): void {
		switch (node.type) {
			case "Identifier":
				this.#names += 1;
				if (node.name.startsWith("_0") && HEX_NAME.test(node.name)) {
					this.#hexNames += 1;
					this.#firstHex ??= node.start;
				}
				return;
			case "MemberExpression":
				this.#members += 1;
				if (node.computed && isLookUp(node.property)) {
					this.#coded += 1;
					this.#firstCoded ??= node.start;
				}
				return;
			case "UnaryExpression":
				// `![]`, `+[]`: neither people nor minifiers write true and zero like that.
				if (node.argument.type === "ArrayExpression" && node.argument.elements.length === 0) {
					this.#signWords += 1;
					this.#firstSignWord ??= node.start;
				}
				return;
			case "WhileStatement":
			case "ForStatement":
				if (isRotation(node))
					this.#signs.push({ offset: node.start, what: "a table of words that is shuffled before use" });
				return;
			default:
		}
	}

	signs(): readonly Sign[] {
		const signs = [...this.#signs];
		if (this.#firstSignWord !== null && this.#signWords >= 6) {
			signs.push({ offset: this.#firstSignWord, what: "words put together from brackets and signs" });
		}
		if (this.#firstCoded !== null && this.#coded >= 8 && this.#coded * 5 >= this.#members) {
			signs.push({ offset: this.#firstCoded, what: "names that are looked up in a table by number" });
		}
		if (this.#firstHex !== null && this.#hexNames >= 20 && this.#hexNames * 5 >= this.#names) {
			signs.push({ offset: this.#firstHex, what: "names made of numbers by an obfuscator", weak: true });
		}
		return signs;
	}
}

/** `object[decode(0x1f)]`, `object[decode(31, "key")]`, and sums of such. */
function isLookUp(node: AnyNode): boolean {
	if (node.type === "BinaryExpression") return isLookUp(node.left) || isLookUp(node.right);
	if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return false;
	const [first, ...others] = node.arguments;
	const number =
		first?.type === "Literal" && (typeof first.value === "number" || /^(?:0x)?[0-9a-f]+$/i.test(String(first.value)));
	return number && others.every((other) => other.type === "Literal");
}

/** `while (true) try { … } catch { list.push(list.shift()) }` and `while (--n) list.push(list.shift())`, whatever the names. */
function isRotation(node: AnyNode): boolean {
	if (node.type !== "WhileStatement" && node.type !== "ForStatement") return false;
	const countsDown = node.test?.type === "UpdateExpression" && node.test.prefix && node.test.operator === "--";
	const tries =
		node.body.type === "TryStatement" ||
		(node.body.type === "BlockStatement" && node.body.body.some(({ type }) => type === "TryStatement"));
	return (countsDown || tries) && containsShiftIntoPush(node.body, 0);
}

function containsShiftIntoPush(node: AnyNode, depth: number): boolean {
	if (depth > 6) return false;
	switch (node.type) {
		case "BlockStatement":
			return node.body.some((statement) => containsShiftIntoPush(statement, depth + 1));
		case "TryStatement":
			return [node.block, node.handler?.body].some((part) => part && containsShiftIntoPush(part, depth + 1));
		case "IfStatement":
			return [node.consequent, node.alternate].some((part) => part && containsShiftIntoPush(part, depth + 1));
		case "ExpressionStatement":
			return containsShiftIntoPush(node.expression, depth + 1);
		case "CallExpression": {
			const [argument] = node.arguments;
			if (node.callee.type !== "MemberExpression" || argument?.type !== "CallExpression") return false;
			return (
				node.callee.computed === (argument.callee.type === "MemberExpression" && argument.callee.computed) &&
				calls(node.callee, "push") &&
				argument.arguments.length === 0 &&
				calls(argument.callee, "shift")
			);
		}
		default:
			return false;
	}
}

function calls(callee: AnyNode, name: string): boolean {
	if (callee.type !== "MemberExpression") return false;
	const { property } = callee;
	if (property.type === "Identifier" && !callee.computed) return property.name === name;
	return property.type === "Literal" && property.value === name;
}
