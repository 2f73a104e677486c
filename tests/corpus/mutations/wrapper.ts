import type { AnyNode, CallExpression, NewExpression } from "acorn";
import type { Mutation } from "./mutation.ts";
import { type Source, spaceBefore } from "./source.ts";

/** Globals, constructors, methods and property writes are reached through small functions made for it. */
export const wrapper: Mutation = {
	kind: "wrapper",
	rewrite: (source) => {
		const wrap = wrappers(source);
		let count = 0;
		for (const { node, above } of source.visits) {
			if (source.isStringified(node) || above.some(({ type }) => type === "ChainExpression")) continue;
			const isWrapped =
				(node.type === "CallExpression" && (wrapGlobal(node, source, wrap) || wrapMethod(node, source, wrap))) ||
				(node.type === "NewExpression" && wrapGlobal(node, source, wrap)) ||
				wrapWrite(node, above.at(-1), source, wrap);
			if (isWrapped) count += 1;
		}
		wrap.declareAll();
		return count > 0;
	},
};

interface Wrappers {
	/** Name of the function with this code; `$` in the code stands for a name of its own. */
	readonly of: (code: string) => string;
	readonly declareAll: () => void;
}

function wrappers({ freshName, choices, declare }: Source): Wrappers {
	const names = new Map<string, string>();
	const stem = choices.oneOf(["apply", "run", "perform", "with"]);
	return {
		of: (code) => {
			const name = names.get(code) ?? freshName(stem);
			names.set(code, name);
			return name;
		},
		declareAll: () => {
			for (const [code, name] of names) declare(`function ${name}${code}`);
		},
	};
}

/** `fetch(a)` and `new Image(a)`; not `eval`, which means another thing when it is called by another name. */
function wrapGlobal(node: CallExpression | NewExpression, { edit, globals }: Source, wrap: Wrappers): boolean {
	const { callee } = node;
	if (callee.type !== "Identifier" || !globals.has(callee) || callee.name === "eval") return false;
	const isNew = node.type === "NewExpression";
	const name = wrap.of(`(...given) { return ${isNew ? "new " : ""}${callee.name}(...given); }`);
	if (isNew && node.end === callee.end) edit.appendLeft(node.end, "()");
	edit.update(node.start, callee.end, name);
	return true;
}

/** `a.b(c)` becomes `run(a, "b", c)`. */
function wrapMethod({ callee, start, arguments: given }: CallExpression, source: Source, wrap: Wrappers): boolean {
	const { edit, text, choices } = source;
	if (callee.type !== "MemberExpression" || callee.computed || callee.optional) return false;
	const { object, property } = callee;
	if (property.type !== "Identifier" || object.type === "Super" || !choices.chance(60)) return false;
	const bracket = text.indexOf("(", property.end);
	const dot = text.lastIndexOf(".", property.start);
	if (dot < object.end || /\S/.test(text.slice(property.end, bracket)) || /\/[/*]/.test(text.slice(object.end, dot)))
		return false;
	const name = wrap.of("(target, name, ...given) { return target[name](...given); }");
	edit.prependRight(start, `${spaceBefore(text, start)}${name}(`);
	edit.update(dot, bracket + 1, `, ${JSON.stringify(property.name)}${given.length > 0 ? ", " : ""}`);
	return true;
}

/** `a.b = c;` becomes `put(a, "b", c);`. */
function wrapWrite(node: AnyNode, parent: AnyNode | undefined, { edit, text }: Source, wrap: Wrappers): boolean {
	if (node.type !== "AssignmentExpression" || node.operator !== "=" || parent?.type !== "ExpressionStatement")
		return false;
	const { left, right } = node;
	if (left.type !== "MemberExpression" || left.computed || left.property.type !== "Identifier") return false;
	const { object, property } = left;
	const dot = text.lastIndexOf(".", property.start);
	if (object.type === "Super" || dot < object.end || text.slice(left.end, right.start).trim() !== "=") return false;
	if (right.end !== node.end || /\/[/*]/.test(text.slice(object.end, dot))) return false;
	const name = wrap.of("(target, name, value) { target[name] = value; return value; }");
	edit.prependRight(node.start, `${spaceBefore(text, node.start)}${name}(`);
	edit.update(dot, right.start, `, ${JSON.stringify(property.name)}, `);
	edit.appendLeft(node.end, ")");
	return true;
}
