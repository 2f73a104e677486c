import type { AssignmentExpression, CallExpression, Expression, Node, VariableDeclarator } from "acorn";
import { simple } from "acorn-walk";
import { nameOfMember } from "./name-of-member.ts";

/** Functions and the number of their argument that is a style. */
const STYLE_ARGUMENTS: Readonly<Record<string, number>> = {
	GM_addStyle: 0,
	addStyle: 0,
	insertRule: 0,
	replaceSync: 0,
};
/** Properties that load nothing, whatever their value is, are left out: sizes and places are often computed from the page. */
const LOADING =
	/^(?:-?webkit-?)?(?:--|background|list-?style|border-?image|mask|content|cursor|filter|backdrop|clip|shape|offset|src)/i;
const FILLS: ReadonlySet<string> = new Set(["innerHTML", "innerText", "textContent"]);
const APPENDS: ReadonlySet<string> = new Set(["append", "appendChild", "prepend", "replaceChildren"]);

/**
 * Rewrites code for a second analysis, in which every style is markup: the analyzer says what becomes markup, but not what becomes a
 * style. A style from a text of the page can load from any server, and tell it what fields contain.
 * @param body the model's code
 * @param program the same code, parsed
 * @returns the rewritten code, which only the analyzer reads; null when it sets no style
 */
export function stylesAsMarkup(body: string, program: Node): string | null {
	const found = new Set<Node>();
	const sheets = new Set<string>();
	simple(program, {
		VariableDeclarator: ({ id, init }: VariableDeclarator) => {
			if (id.type === "Identifier" && init && isStyleElement(init)) sheets.add(id.name);
		},
	});
	const isSheet = (object: Node): boolean =>
		object.type === "Identifier" && sheets.has((object as Node & { name: string }).name);
	simple(program, {
		CallExpression: ({ callee, arguments: given }: CallExpression) => {
			const name = nameOfCallee(callee);
			const at = name === null ? undefined : STYLE_ARGUMENTS[name];
			const [first, second] = given;
			const style = at === undefined ? undefined : given[at];
			if (style) found.add(style);
			if (name === "setProperty" && second && mayLoad(first?.type === "Literal" ? first.value : null))
				found.add(second);
			if (name === "setAttribute" && second && first?.type === "Literal" && isStyleWord(first.value)) found.add(second);
			if (callee.type !== "MemberExpression" || name === null) return;
			if (APPENDS.has(name) && isSheet(callee.object)) for (const one of given) found.add(one);
		},
		AssignmentExpression: ({ left, right }: AssignmentExpression) => {
			if (left.type !== "MemberExpression") return;
			const name = nameOfMember(left);
			const isOfStyle =
				left.object.type === "MemberExpression" && isStyleWord(nameOfMember(left.object)) && mayLoad(name);
			const isSheetText = name !== null && FILLS.has(name) && isSheet(left.object);
			if (name === "cssText" || isStyleWord(name) || isOfStyle || isSheetText) found.add(right);
		},
	});
	const outermost = [...found].filter(({ type }) => type !== "SpreadElement").toSorted((a, b) => b.start - a.start);
	let code = body;
	let before = Number.POSITIVE_INFINITY;
	for (const { start, end } of outermost) {
		// Of styles within styles, the inner ones come first and are kept as they are.
		if (end > before) continue;
		before = start;
		code = `${code.slice(0, start)}(document.createElement("p").innerHTML = ${code.slice(start, end)})${code.slice(end)}`;
	}
	return outermost.length === 0 ? null : code;
}

/** A property whose name is computed may be any. */
const mayLoad = (property: unknown): boolean => typeof property !== "string" || LOADING.test(property);
const isStyleWord = (word: unknown): boolean => typeof word === "string" && word.toLowerCase() === "style";

function nameOfCallee(callee: CallExpression["callee"]): string | null {
	if (callee.type === "Identifier") return callee.name;
	return callee.type === "MemberExpression" ? nameOfMember(callee) : null;
}

/** `document.createElement("style")`. */
function isStyleElement(init: Expression): boolean {
	if (init.type !== "CallExpression" || nameOfCallee(init.callee) !== "createElement") return false;
	const [tag] = init.arguments;
	return tag?.type === "Literal" && isStyleWord(tag.value);
}
