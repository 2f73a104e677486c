import type { AnyNode, Class, Function as FunctionLike, Identifier, Node, Program } from "acorn";
import { childrenOf } from "../source/nodes-of.ts";
import { type Reference, Scope, type Variable } from "./scope.ts";

/** Which names a program declares where, and which identifiers speak of them (ECMA-262, § 8.2 and § 14). */
export interface FoundNames {
	readonly top: Scope;
	/** What identifiers mean that declare something; for `references` it is still to be found out. */
	readonly meant: Map<Node, Variable>;
	readonly references: readonly Reference[];
	/** The program and the functions whose code is in strict mode. */
	readonly strict: ReadonlySet<Node>;
}

/**
 * Goes through a program once. A script is taken for the body of a function, as managers run it.
 *
 * @param isStrict whether the code around it is in strict mode
 */
export function walkNames(program: Program, goal: "script" | "module", isStrict = false): FoundNames {
	const walk = new Walk(program, isStrict || goal === "module" || isStrictBody(program.body));
	if (goal === "script") walk.top.declareArguments();
	for (const statement of program.body) walk.visit(statement, walk.top);
	return walk;
}

type Handler<Subject> = (walk: Walk, node: Subject, scope: Scope) => void;
type Handlers = { readonly [Type in AnyNode["type"]]?: Handler<Extract<AnyNode, { type: Type }>> };

class Walk implements FoundNames {
	readonly top: Scope;
	readonly meant = new Map<Node, Variable>();
	readonly references: Reference[] = [];
	readonly strict = new Set<Node>();

	constructor(program: Program, isStrict: boolean) {
		this.top = new Scope(null, program, true, isStrict);
		if (isStrict) this.strict.add(program);
	}

	visit(node: AnyNode, scope: Scope): void {
		const handler = BY_TYPE.get(node.type);
		if (handler) handler(this, node, scope);
		else this.visitChildren(node, scope);
	}

	visitChildren(node: AnyNode, scope: Scope): void {
		for (const child of childrenOf(node)) this.visit(child, scope);
	}

	visitAll(nodes: readonly (AnyNode | null)[], scope: Scope): void {
		for (const node of nodes) if (node) this.visit(node, scope);
	}

	refer(identifier: Identifier, scope: Scope): void {
		this.references.push({ identifier, scope });
	}

	declare(identifier: Identifier, scope: Scope, isLexical = false): void {
		this.meant.set(identifier, scope.declare(identifier.name, isLexical));
	}

	/** Names in a pattern are declared in `target`; default values and computed keys are evaluated in `scope`. */
	declarePattern(pattern: AnyNode | null, target: Scope, scope: Scope, isLexical = false): void {
		switch (pattern?.type) {
			case "Identifier":
				this.declare(pattern, target, isLexical);
				break;
			case "ObjectPattern":
				for (const property of pattern.properties) {
					if (property.type === "Property" && property.computed) this.visit(property.key, scope);
					const part = property.type === "Property" ? property.value : property.argument;
					this.declarePattern(part, target, scope, isLexical);
				}
				break;
			case "ArrayPattern":
				for (const element of pattern.elements) this.declarePattern(element, target, scope, isLexical);
				break;
			case "AssignmentPattern":
				this.declarePattern(pattern.left, target, scope, isLexical);
				this.visit(pattern.right, scope);
				break;
			case "RestElement":
				this.declarePattern(pattern.argument, target, scope, isLexical);
				break;
			default:
		}
	}

	visitFunction(node: FunctionLike, outer: Scope): void {
		const { body } = node;
		const scope = new Scope(outer, node, true, body.type === "BlockStatement" && isStrictBody(body.body));
		if (scope.isStrict) this.strict.add(node);
		if (node.type !== "ArrowFunctionExpression") scope.declareArguments();
		for (const param of node.params) this.declarePattern(param, scope, scope);
		if (body.type === "BlockStatement") this.visitAll(body.body, scope);
		else this.visit(body, scope);
	}

	visitClass(node: Class, outer: Scope): void {
		if (node.superClass) this.visit(node.superClass, outer);
		const scope = new Scope(outer, outer.owner, false, true);
		if (node.id) {
			if (node.type === "ClassDeclaration") this.declare(node.id, outer, true);
			else this.declare(node.id, scope, true);
		}
		this.visitAll(node.body.body, scope);
	}
}

const HANDLERS: Handlers = {
	Identifier: (walk, node, scope) => walk.refer(node, scope),
	FunctionDeclaration: (walk, node, scope) => {
		if (node.id) walk.declare(node.id, scope);
		walk.visitFunction(node, scope);
	},
	FunctionExpression: (walk, node, scope) => {
		if (!node.id) return walk.visitFunction(node, scope);
		// Its own name is known only inside, and each call of it knows it.
		const own = new Scope(scope, node, false);
		walk.declare(node.id, own);
		walk.visitFunction(node, own);
	},
	ArrowFunctionExpression: (walk, node, scope) => walk.visitFunction(node, scope),
	ClassDeclaration: (walk, node, scope) => walk.visitClass(node, scope),
	ClassExpression: (walk, node, scope) => walk.visitClass(node, scope),
	MethodDefinition: (walk, node, scope) => {
		if (node.computed) walk.visit(node.key, scope);
		walk.visit(node.value, scope);
	},
	PropertyDefinition: (walk, node, scope) => {
		if (node.computed) walk.visit(node.key, scope);
		if (node.value) walk.visit(node.value, scope);
	},
	StaticBlock: (walk, node, scope) => walk.visitAll(node.body, new Scope(scope, scope.owner, true)),
	VariableDeclaration: (walk, node, scope) => {
		const target = node.kind === "var" ? scope.around : scope;
		for (const { id, init } of node.declarations) {
			walk.declarePattern(id, target, scope, node.kind !== "var");
			if (init) walk.visit(init, scope);
		}
	},
	BlockStatement: (walk, node, scope) => walk.visitAll(node.body, new Scope(scope, scope.owner, false)),
	ForStatement: (walk, node, scope) => walk.visitChildren(node, new Scope(scope, scope.owner, false)),
	ForInStatement: (walk, node, scope) => walk.visitChildren(node, new Scope(scope, scope.owner, false)),
	ForOfStatement: (walk, node, scope) => walk.visitChildren(node, new Scope(scope, scope.owner, false)),
	SwitchStatement: (walk, node, scope) => {
		walk.visit(node.discriminant, scope);
		walk.visitAll(node.cases, new Scope(scope, scope.owner, false));
	},
	CatchClause: (walk, node, outer) => {
		const scope = new Scope(outer, outer.owner, false);
		if (node.param) walk.declarePattern(node.param, scope, scope);
		walk.visit(node.body, scope);
	},
	MemberExpression: (walk, node, scope) => {
		walk.visit(node.object, scope);
		if (node.computed) walk.visit(node.property, scope);
	},
	Property: (walk, node, scope) => {
		if (node.computed) walk.visit(node.key, scope);
		walk.visit(node.value, scope);
	},
	LabeledStatement: (walk, node, scope) => walk.visit(node.body, scope),
	BreakStatement: () => undefined,
	ContinueStatement: () => undefined,
	MetaProperty: () => undefined,
	ImportDeclaration: (walk, node, scope) => {
		for (const { local } of node.specifiers) walk.declare(local, scope, true);
	},
	ExportNamedDeclaration: (walk, node, scope) => {
		if (node.declaration) walk.visit(node.declaration, scope);
		if (node.source) return;
		for (const { local } of node.specifiers) if (local.type === "Identifier") walk.refer(local, scope);
	},
	ExportAllDeclaration: () => undefined,
};

/** Whether a body begins with the directive "use strict". */
function isStrictBody(body: readonly Program["body"][number][]): boolean {
	for (const statement of body) {
		if (statement.type !== "ExpressionStatement" || !("directive" in statement)) return false;
		if (statement.directive === "use strict") return true;
	}
	return false;
}

const isHandler = (value: unknown): value is Handler<AnyNode> => typeof value === "function";
const BY_TYPE = new Map<string, Handler<AnyNode>>();
for (const [type, handler] of Object.entries<unknown>(HANDLERS)) if (isHandler(handler)) BY_TYPE.set(type, handler);
