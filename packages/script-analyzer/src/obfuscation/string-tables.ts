import type { AnyNode, Program } from "acorn";
import { nodesOfType } from "../source/nodes-of.ts";
import type { Sign } from "./sign.ts";

const HEX_NAME = /^_0x[0-9a-f]{3,}$/i;

/** Signs of string tables: names looked up by number, rotated lists, names made of hex digits. */
export function tableSigns(program: Program, text: string): readonly Sign[] {
	const loops = [...nodesOfType(program, "WhileStatement"), ...nodesOfType(program, "ForStatement")];
	const signs: Sign[] = loops
		.filter(isRotation)
		.map(({ start }) => ({ offset: start, what: "a table of words that is shuffled before use" }));
	const add = (found: readonly AnyNode[], what: string, weak = false) => {
		const [first] = found;
		if (first) signs.push({ offset: first.start, what, weak });
	};
	// `![]`, `+[]`: neither people nor minifiers write true and zero like that.
	const brackets = nodesOfType(program, "UnaryExpression").filter(
		({ argument }) => argument.type === "ArrayExpression" && argument.elements.length === 0,
	);
	if (brackets.length >= 6) add(brackets, "values written as brackets and signs");
	const members = nodesOfType(program, "MemberExpression");
	const coded = members.filter(({ computed, property }) => computed && isLookUp(property));
	if (coded.length >= 8 && coded.length * 5 >= members.length)
		add(coded, "names that are looked up in a table by number");
	if (!/_0x/i.test(text)) return signs;
	const names = nodesOfType(program, "Identifier");
	const hexNames = names.filter(({ name }) => HEX_NAME.test(name));
	if (hexNames.length >= 20 && hexNames.length * 5 >= names.length)
		add(hexNames, "names made of numbers by an obfuscator", true);
	return signs;
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

/**
 * `while (true) try { … } catch { list.push(list.shift()) }` and `while (--n) list.push(list.shift())`, whatever the
 * names.
 */
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
