import type {
	AnyNode,
	ArrowFunctionExpression,
	Expression,
	FunctionDeclaration,
	FunctionExpression,
	Pattern,
} from "acorn";
import { childNodes, MAX_DEPTH } from "./child-nodes.ts";

/** One assignment to a variable: of a value, or of a property of a value by destructuring. */
interface Write {
	/** Null where the value is not in the text, as for a parameter. */
	readonly value: Expression | null;
	readonly property: string | null;
	readonly scope: Scope;
}

/** Variables of a program or of one of its functions and blocks. */
export class Scope {
	readonly #variables = new Map<string, Write[]>();
	readonly #outer: Scope | null;

	constructor(outer: Scope | null) {
		this.#outer = outer;
	}

	declare(name: string): Write[] {
		const known = this.#variables.get(name);
		if (known) return known;
		const writes: Write[] = [];
		this.#variables.set(name, writes);
		return writes;
	}

	/** The writes of the variable that a name means here; null for a global name. */
	find(name: string): Write[] | null {
		return this.#variables.get(name) ?? this.#outer?.find(name) ?? null;
	}
}

/** Assigning one of these global names has an effect; any other undeclared name is a variable. */
const GLOBAL_SETTERS = /^(?:location|name|status|title|opener|on[a-z]+)$/;

/** The scopes of a program and which values its variables get. */
export interface Bindings {
	/** Scope that a node opens; undefined for nodes that open none. */
	scopeOf(node: AnyNode): Scope | undefined;
	/** The only value of a variable; null if it has several or none in the text; undefined for a global name. */
	onlyWrite(name: string, scope: Scope): Write | null | undefined;
}

type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;

export function isFunction(node: AnyNode): node is FunctionNode {
	return /^(?:Arrow)?Function(?:Declaration|Expression)$/.test(node.type);
}

const OPENS_SCOPE =
	/^(?:Program|BlockStatement|StaticBlock|For(?:In|Of)?Statement|SwitchStatement|CatchClause|Class(?:Declaration|Expression)|(?:Arrow)?Function(?:Declaration|Expression))$/;

/**
 * Finds the variables of a program, by the rules of scopes.
 * @param program the tree of a program
 * @returns its scopes and the values of its variables
 */
export function findBindings(program: AnyNode): Bindings {
	const scopes = new Map<AnyNode, Scope>();
	const globals = new Scope(null);
	const assigned: { target: Pattern; value: Expression | null; scope: Scope }[] = [];

	function visit(node: AnyNode, outer: Scope, outerFunction: Scope, depth: number, given: readonly AnyNode[]): void {
		if (depth > MAX_DEPTH) return;
		const scope = OPENS_SCOPE.test(node.type) ? new Scope(outer) : outer;
		if (scope !== outer) scopes.set(node, scope);
		const functionScope = isFunction(node) || node.type === "Program" ? scope : outerFunction;
		if (node.type === "VariableDeclaration") {
			for (const { id, init } of node.declarations) {
				declarePattern(id, node.kind === "var" ? functionScope : scope);
				if (init) assigned.push({ target: id, value: init, scope });
			}
		} else if (isFunction(node) || node.type === "ClassDeclaration" || node.type === "ClassExpression") {
			if (node.id) outer.declare(node.id.name).push({ value: null, property: null, scope });
			if (isFunction(node)) {
				for (const [index, parameter] of node.params.entries()) {
					declarePattern(parameter, scope);
					const argument = given[index];
					const value = argument && argument.type !== "SpreadElement" ? (argument as Expression) : null;
					assigned.push({ target: parameter, value, scope: value ? outer : scope });
				}
			}
		} else if (node.type === "CatchClause" && node.param) {
			declarePattern(node.param, scope);
			assigned.push({ target: node.param, value: null, scope });
		} else if (node.type === "AssignmentExpression") {
			assigned.push({ target: node.left, value: node.operator === "=" ? node.right : null, scope });
		} else if (node.type === "UpdateExpression") {
			assigned.push({ target: node.argument as Pattern, value: null, scope });
		} else if (node.type === "ForInStatement" || node.type === "ForOfStatement") {
			const { left } = node;
			const targets = left.type === "VariableDeclaration" ? left.declarations.map(({ id }) => id) : [left];
			for (const target of targets) assigned.push({ target, value: null, scope });
		}
		for (const child of childNodes(node)) {
			visit(child, scope, functionScope, depth + 1, node.type === "CallExpression" ? argumentsOf(node, child) : []);
		}
	}

	visit(program, globals, globals, 0, []);
	for (const { target, value, scope } of assigned) {
		for (const { name, property, isWhole } of namesIn(target)) {
			const writes = scope.find(name) ?? (GLOBAL_SETTERS.test(name) ? null : globals.declare(name));
			writes?.push({ value: isWhole || property !== null ? value : null, property, scope });
		}
	}
	return {
		scopeOf: (node) => scopes.get(node),
		onlyWrite: (name, scope) => {
			const writes = scope.find(name);
			if (writes === null) return undefined;
			return writes.length === 1 ? (writes[0] ?? null) : null;
		},
	};
}

/** The arguments that a function gets which is called where it is written: `(function (d) {…})(document)`. */
function argumentsOf(call: AnyNode & { type: "CallExpression" }, child: AnyNode): readonly AnyNode[] {
	return child === call.callee && isFunction(child) ? call.arguments : [];
}

function declarePattern(pattern: Pattern, scope: Scope): void {
	for (const { name } of namesIn(pattern)) scope.declare(name);
}

interface BoundName {
	readonly name: string;
	/** Name of the property that it gets. */
	readonly property: string | null;
	/** It gets the whole value. */
	readonly isWhole: boolean;
}

function namesIn(pattern: Pattern, isNested = false): BoundName[] {
	switch (pattern.type) {
		case "Identifier":
			return [{ name: pattern.name, property: null, isWhole: !isNested }];
		case "AssignmentPattern":
			return namesIn(pattern.left, isNested);
		case "RestElement":
			return namesIn(pattern.argument, true);
		case "ArrayPattern":
			return pattern.elements.flatMap((element) => (element ? namesIn(element, true) : []));
		case "ObjectPattern":
			return pattern.properties.flatMap((property) => {
				if (property.type === "RestElement") return namesIn(property, true);
				const { key, value, computed } = property;
				const target = value.type === "AssignmentPattern" ? value.left : value;
				if (isNested || computed || key.type !== "Identifier" || target.type !== "Identifier")
					return namesIn(value, true);
				return [{ name: target.name, property: key.name, isWhole: false }];
			});
		default:
			return [];
	}
}
