import type { AnyNode, FunctionDeclaration, Identifier, VariableDeclaration } from "acorn";
import type { Variable } from "eslint-scope";
import type { Mutation } from "./mutation.ts";
import { fillsWholeStatement, outermostScopes, type Scope } from "./outermost-scopes.ts";
import { isSloppy } from "./sloppy.ts";
import { isFunction, isIdentifier, type Source } from "./source.ts";

const TAKEN = /^(prototype|constructor|name|length|caller|arguments)$/;

/** Functions of the program become static members of classes; where there are none, the program becomes a method. */
export const classes: Mutation = {
	kind: "class",
	rewrite: (source) => {
		if (isSloppy(source.text)) return null; // the bodies of classes are strict
		const moved = outermostScopes(source).map((scope) => intoClasses(scope, source));
		return moved.includes(true) || intoMethod(source);
	},
};

function intoClasses({ variables, bodyStart }: Scope, source: Source): boolean {
	const { edit, lineBreak, freshName, choices } = source;
	const home = freshName(choices.oneOf(["Page", "Tools", "Feature", "Actions"]));
	let methods = 0;
	let fields = 0;
	for (const variable of variables) {
		const node = definingNode(variable, source);
		if (!node?.references || TAKEN.test(variable.name)) continue;
		if (node.declaration.type === "FunctionDeclaration") {
			const { id, start, end, async, generator } = node.declaration;
			if (start <= bodyStart) continue;
			edit.update(start, id.end, `static ${async ? "async " : ""}${generator ? "*" : ""}${id.name}`);
			edit.appendLeft(end, lineBreak);
			edit.move(start, end, bodyStart);
			for (const place of node.references) refer(place, home, source);
			methods += 1;
		} else {
			const other = freshName(home);
			edit.update(node.declaration.start, node.start, `class ${other} { static ${variable.name} = `);
			edit.appendLeft(node.declaration.end, " }");
			for (const place of node.references) refer(place, other, source);
			fields += 1;
		}
	}
	if (methods > 0) {
		edit.appendLeft(bodyStart, ` class ${home} { `);
		edit.prependRight(bodyStart, " } ");
	}
	return methods + fields > 0;
}

interface Definition {
	readonly declaration: FunctionDeclaration | VariableDeclaration;
	/** Of the function in a `const f = () => …`. */
	readonly start: number;
	/** Null when one of them cannot be written as `Home.name`. */
	readonly references: readonly Identifier[] | null;
}

function definingNode(variable: Variable, source: Source): Definition | null {
	const [definition] = variable.defs;
	const [first] = variable.identifiers;
	if (variable.defs.length !== 1 || !definition || !isIdentifier(first)) return null;
	const visit = source.visits.find(
		({ node }) => node.start <= first.start && first.end <= node.end && isHolder(node, first),
	);
	if (!visit || !isSelfContained(visit.node, source)) return null;
	const { node } = visit;
	if (node.type === "FunctionDeclaration" && node.id)
		return { declaration: node, start: node.start, references: uses(variable, source) };
	if (node.type !== "VariableDeclaration" || node.kind !== "const" || !fillsWholeStatement(visit)) return null;
	const start = node.declarations[0]?.init?.start ?? 0;
	return { declaration: node, start, references: uses(variable, source) };
}

function isHolder(node: AnyNode, name: Identifier): boolean {
	if (node.type === "FunctionDeclaration") return node.id?.start === name.start;
	if (node.type !== "VariableDeclaration" || node.declarations.length !== 1) return false;
	const [only] = node.declarations;
	return only?.id.start === name.start && only.init?.type === "ArrowFunctionExpression";
}

/** False when it uses what a static member sees differently, or writes globals that strict code may not make. */
function isSelfContained(node: AnyNode, { visits, scopes, isStringified }: Source): boolean {
	if (isStringified(node)) return false;
	const inside = visits.filter((visit) => node.start <= visit.node.start && visit.node.end <= node.end);
	const isOwn = (above: readonly AnyNode[]) =>
		above.findLast(
			(outer) =>
				isFunction(outer) &&
				outer.type !== "ArrowFunctionExpression" &&
				outer !== node &&
				node.start <= outer.start &&
				outer.end <= node.end,
		) === undefined;
	const strange = ({ node: { type }, above }: { node: AnyNode; above: readonly AnyNode[] }) =>
		/^(ThisExpression|Super|MetaProperty)$/.test(type) && isOwn(above);
	if (inside.some((visit) => strange(visit) || (visit.node.type === "Identifier" && visit.node.name === "arguments")))
		return false;
	const writes = (scopes.globalScope?.through ?? []).filter((reference) => reference.isWrite());
	return !writes.some(
		({ identifier }) => isIdentifier(identifier) && node.start <= identifier.start && identifier.end <= node.end,
	);
}

function uses(variable: Variable, { visits, isStringified }: Source): Identifier[] | null {
	const places: Identifier[] = [];
	for (const reference of variable.references) {
		if (reference.init) continue;
		const visit = visits.find(({ node }) => node === reference.identifier);
		const parent = visit?.above.at(-1);
		if (!visit || !isIdentifier(visit.node) || reference.isWrite() || isStringified(visit.node)) return null;
		if (parent?.type === "NewExpression" || parent?.type === "TemplateLiteral") return null;
		if (parent?.type === "Property" && parent.shorthand) return null;
		places.push(visit.node);
	}
	return places;
}

function refer({ start, end, name }: Identifier, home: string, { edit }: Source): void {
	edit.update(start, end, `${home}.${name}`);
}

/** `new (class { start() { … } })().start();` around everything. */
function intoMethod({ edit, goal, visits, scopes, freshName, lineBreak }: Source): boolean {
	if (goal === "module" || scopes.globalScope?.through.some((reference) => reference.isWrite())) return false;
	const usesThis = visits.some(({ node, above }) => node.type === "ThisExpression" && !above.some(isFunction));
	if (usesThis) return false;
	const name = freshName("Program");
	edit.prepend(`new (class ${name} { start() {${lineBreak}`).append(`${lineBreak}} })().start();`);
	return true;
}
