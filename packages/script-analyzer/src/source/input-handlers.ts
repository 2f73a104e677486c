import type { AnyNode, Program } from "acorn";
import { calledName, constantText, memberName } from "./constant-text.ts";
import { nodesOf, nodesOfType } from "./nodes-of.ts";

const INPUT =
	/^(?:key(?:down|up|press)|click|dblclick|auxclick|mouse(?:down|up|move)|pointer(?:down|up|move)|touch(?:start|end)|scroll|wheel)$/;
/** The whole page, as code names it. */
const WHOLE = /^(?:window|self|globalThis|document|body|documentElement|unsafeWindow)$/;
/** What tells one key, button or place from another. */
const CHOICE =
	/^(?:key|code|keyCode|which|charCode|ctrlKey|altKey|metaKey|shiftKey|getModifierState|button|buttons|target|currentTarget|srcElement|composedPath|closest|matches|contains|tagName|id|className|isContentEditable)$/;

/**
 * Whether a place in the code runs at any key or click on the page: in a handler for the whole page that does not look at which key was
 * pressed, or where.
 *
 * @param program - The script.
 * @param offset - The place.
 */
export function runsAtAnyInput(program: Program, offset: number): boolean {
	return handlersOf(program).some(
		(handler) => handler.start <= offset && offset < handler.end && !nodesOf(handler).some(chooses),
	);
}

function chooses(node: AnyNode): boolean {
	return node.type === "Identifier" && CHOICE.test(node.name);
}

/** The functions that handle input on the whole page; named ones as well. */
function handlersOf(program: Program): readonly AnyNode[] {
	const listened = nodesOfType(program, "CallExpression").flatMap(({ callee, arguments: [event, handler] }) => {
		if (calledName(callee) !== "addEventListener" || !isWhole(callee)) return [];
		return INPUT.test(constantText(event) ?? "") && handler ? [handler] : [];
	});
	const assigned = nodesOfType(program, "AssignmentExpression").flatMap(({ left, right }) => {
		const name = left.type === "Identifier" ? left.name : memberName(left);
		return /^on/.test(name) && INPUT.test(name.slice(2)) && isWhole(left) ? [right] : [];
	});
	return [...listened, ...assigned].flatMap((handler) => functionsOf(program, handler));
}

/** `document.addEventListener`, `document.body.onclick`, and names of the window by themselves. */
function isWhole(node: AnyNode): boolean {
	if (node.type !== "MemberExpression") return node.type === "Identifier";
	const { object } = node;
	return WHOLE.test(object.type === "Identifier" ? object.name : memberName(object));
}

function functionsOf(program: Program, handler: AnyNode): readonly AnyNode[] {
	if (handler.type !== "Identifier") return [handler];
	const { name } = handler;
	return [
		...nodesOfType(program, "FunctionDeclaration").filter(({ id }) => id?.name === name),
		...nodesOfType(program, "VariableDeclarator").flatMap(({ id, init }) =>
			id.type === "Identifier" && id.name === name && init ? [init] : [],
		),
	];
}
