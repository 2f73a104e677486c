import type { AnyNode, Program } from "acorn";
import { bindingsOf } from "../source/bindings-of.ts";
import { nodesOf, nodesOfType } from "../source/nodes-of.ts";

/**
 * Whether a place runs a function of the script's own as text, with values in it: `eval("(" + main + ")(" + JSON.stringify(info) +
 * ")")`. Nothing else runs there, whatever the values are.
 *
 * @param program the script
 * @param offset the place of the call or of the assignment
 */
export function runsOwnFunction(program: Program, offset: number): boolean {
	const around = nodesOf(program).filter(({ start, end }) => start <= offset && offset < end);
	const place = around.findLast(({ type }) => type === "CallExpression" || type === "AssignmentExpression");
	const code = place && codeOf(place);
	if (!code) return false;
	const parts = partsOf(code, program, 0);
	return parts.some((part) => isFunctionText(part, program)) && parts.every((part) => isKnown(part, program));
}

function codeOf(place: AnyNode): AnyNode | null {
	if (place.type === "AssignmentExpression") return place.right;
	if (place.type !== "CallExpression") return null;
	const [first] = place.arguments;
	// `script.appendChild(document.createTextNode(code))`
	return first?.type === "CallExpression" && first.arguments.length === 1 && isNamed(first.callee, /^createTextNode$/)
		? (first.arguments[0] ?? null)
		: (first ?? null);
}

const MAX_NAMES = 4;

/** What a text is put together from; a name that has one value stands for it. */
function partsOf(node: AnyNode, program: Program, names: number): readonly AnyNode[] {
	if (node.type === "BinaryExpression" && node.operator === "+")
		return [...partsOf(node.left, program, names), ...partsOf(node.right, program, names)];
	if (node.type === "TemplateLiteral")
		return [...node.quasis, ...node.expressions.flatMap((part) => partsOf(part, program, names))];
	const value = names < MAX_NAMES ? onlyValueOf(node, program) : null;
	return value === null || /Function/.test(value.type) ? [node] : partsOf(value, program, names + 1);
}

/** The value of a constant. */
function onlyValueOf(node: AnyNode, program: Program): AnyNode | null {
	if (node.type !== "Identifier") return null;
	const given = nodesOfType(program, "VariableDeclarator").filter(
		({ id }) => id.type === "Identifier" && id.name === node.name,
	);
	const changed = nodesOfType(program, "AssignmentExpression").some(
		({ left }) => left.type === "Identifier" && left.name === node.name,
	);
	return given.length === 1 && !changed ? (given[0]?.init ?? null) : null;
}

/** `main`, `main.toString()` or `String(main)`, of a function that the script declares. */
function isFunctionText(node: AnyNode, program: Program): boolean {
	const named = node.type === "CallExpression" ? functionIn(node) : node;
	if (named?.type !== "Identifier") return false;
	if (!hasOneMeaning(named.name, program)) return false;
	const value = onlyValueOf(named, program);
	if (value !== null) return /Function/.test(value.type);
	return ["FunctionDeclaration", "FunctionExpression"].some((type) =>
		nodesOf(program).some(
			(one) => one.type === type && "id" in one && one.id?.type === "Identifier" && one.id.name === named.name,
		),
	);
}

function functionIn({ callee, arguments: [first] }: AnyNode & { readonly type: "CallExpression" }): AnyNode | null {
	if (callee.type === "MemberExpression" && isNamed(callee, /^toString$/)) return callee.object;
	return callee.type === "Identifier" && callee.name === "String" ? (first ?? null) : null;
}

/** A literal, a function's text, or values as JSON. */
function isKnown(node: AnyNode, program: Program): boolean {
	if (node.type === "Literal" || node.type === "TemplateElement") return true;
	if (node.type === "CallExpression" && isJsonText(node.callee, program)) return true;
	return isFunctionText(node, program);
}

function isJsonText(callee: AnyNode, program: Program): boolean {
	if (callee.type !== "MemberExpression" || callee.computed || !isNamed(callee, /^stringify$/)) return false;
	if (callee.object.type !== "Identifier" || callee.object.name !== "JSON") return false;
	return bindingsOf("JSON", program) === 0 && !isChanged(/^(?:JSON|stringify|toJSON)$/, program);
}

/** Whether a name stands for one function everywhere, and nothing changes what it is as a text. */
function hasOneMeaning(name: string, program: Program): boolean {
	return bindingsOf(name, program) === 1 && !isChanged(/^(?:toString|valueOf|toPrimitive)$/, program);
}

/** Whether the program writes or defines a member of one of these names, or writes to such a variable. */
function isChanged(names: RegExp, program: Program): boolean {
	return nodesOf(program).some((node) => {
		if (node.type === "AssignmentExpression") return nodesOf(node.left).some((part) => isSpelled(part, names));
		if (node.type === "Property" || node.type === "MethodDefinition") return isSpelled(node.key, names);
		return node.type === "CallExpression" && node.arguments.some((part) => isSpelled(part, names));
	});
}

const isSpelled = (node: AnyNode, names: RegExp): boolean =>
	(node.type === "Identifier" && names.test(node.name)) ||
	(node.type === "Literal" && typeof node.value === "string" && names.test(node.value));

function isNamed(node: AnyNode, name: RegExp): boolean {
	if (node.type === "Identifier") return name.test(node.name);
	return node.type === "MemberExpression" && node.property.type === "Identifier" && name.test(node.property.name);
}
