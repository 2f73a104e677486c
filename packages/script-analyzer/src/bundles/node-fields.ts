import type { AnyNode } from "acorn";

/** What belongs to the normal form of a node, in this order. Left out: how a variable is declared, and directives. */
export const NODE_FIELDS: Readonly<Partial<Record<AnyNode["type"], readonly string[]>>> = {
	ArrayExpression: ["elements"],
	ArrayPattern: ["elements"],
	AssignmentExpression: ["operator", "left", "right"],
	AssignmentPattern: ["left", "right"],
	AwaitExpression: ["argument"],
	BinaryExpression: ["operator", "left", "right"],
	CallExpression: ["optional", "callee", "arguments"],
	CatchClause: ["param", "body"],
	ChainExpression: ["expression"],
	ClassBody: ["body"],
	ClassDeclaration: ["id", "superClass", "body"],
	ClassExpression: ["superClass", "body"],
	ConditionalExpression: ["test", "consequent", "alternate"],
	DebuggerStatement: [],
	DoWhileStatement: ["body", "test"],
	EmptyStatement: [],
	ExportAllDeclaration: ["source"],
	ExportDefaultDeclaration: ["declaration"],
	ExportNamedDeclaration: ["declaration"],
	ExpressionStatement: ["expression"],
	ForInStatement: ["left", "right", "body"],
	ForOfStatement: ["await", "left", "right", "body"],
	ForStatement: ["init", "test", "update", "body"],
	IfStatement: ["test", "consequent", "alternate"],
	ImportDeclaration: ["source"],
	ImportExpression: ["source"],
	LogicalExpression: ["operator", "left", "right"],
	NewExpression: ["callee", "arguments"],
	ObjectExpression: ["properties"],
	ObjectPattern: ["properties"],
	ParenthesizedExpression: ["expression"],
	PrivateIdentifier: ["name"],
	RestElement: ["argument"],
	ReturnStatement: ["argument"],
	SequenceExpression: ["expressions"],
	SpreadElement: ["argument"],
	StaticBlock: ["body"],
	Super: [],
	SwitchCase: ["test", "consequent"],
	SwitchStatement: ["discriminant", "cases"],
	TaggedTemplateExpression: ["tag", "quasi"],
	TemplateLiteral: ["quasis", "expressions"],
	ThisExpression: [],
	ThrowStatement: ["argument"],
	TryStatement: ["block", "handler", "finalizer"],
	UpdateExpression: ["operator", "prefix", "argument"],
	VariableDeclaration: ["declarations"],
	VariableDeclarator: ["id", "init"],
	WhileStatement: ["test", "body"],
	WithStatement: ["object", "body"],
	YieldExpression: ["delegate", "argument"],
};

/** The name of a member or property that is written in the code; null when it is computed. */
export function plainName(computed: boolean, key: AnyNode): string | null {
	if (key.type === "Identifier" && !computed) return key.name;
	if (key.type === "Literal" && (typeof key.value === "string" || typeof key.value === "number"))
		return String(key.value);
	return key.type === "PrivateIdentifier" ? `#${key.name}` : null;
}

/** How many labels inside the meant one are open; compilers rename labels. */
export function labelDepth(open: readonly string[], name: string | undefined): string {
	return name === undefined ? "-" : String(open.length - 1 - open.lastIndexOf(name));
}
