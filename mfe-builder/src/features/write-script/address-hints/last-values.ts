import type { Expression, Statement } from "acorn";

type Part = Statement | { readonly type: string };

interface Completion {
	/** Expressions whose value the statement may have. */
	readonly values: readonly Expression[];
	/** The statement may leave the value of the statement before it. */
	readonly mayBeEmpty: boolean;
}

const EMPTY: Completion = { values: [], mayBeEmpty: true };

/**
 * Finds the expressions whose value a program may have: as the program of a `javascript:` address, a text as this value replaces the
 * page (ECMA-262, "completion value"; HTML standard, "javascript: URLs").
 *
 * @param statements of the program, as acorn parsed them
 * @returns the expressions; none when the value is always `undefined`
 */
export function lastValues(statements: readonly Part[]): readonly Expression[] {
	return ofList(statements).values;
}

function ofList(statements: readonly Part[]): Completion {
	const values: Expression[] = [];
	for (const statement of reached(statements).toReversed()) {
		const completion = completionOf(statement as Statement);
		values.push(...completion.values);
		if (!completion.mayBeEmpty) return { values, mayBeEmpty: false };
	}
	return { values, mayBeEmpty: true };
}

/** The statements up to the first one that always leaves the list. */
function reached(statements: readonly Part[]): readonly Part[] {
	const end = statements.findIndex(({ type }) => type === "BreakStatement" || type === "ContinueStatement");
	return end === -1 ? statements : statements.slice(0, end);
}

function completionOf(statement: Statement): Completion {
	switch (statement.type) {
		case "ExpressionStatement":
			return { values: [statement.expression], mayBeEmpty: false };
		case "BlockStatement":
			return ofList(statement.body);
		case "LabeledStatement":
			return completionOf(statement.body);
		case "IfStatement":
			return ofParts(statement.consequent, ...(statement.alternate ? [statement.alternate] : []));
		case "TryStatement":
			return ofParts(statement.block, ...(statement.handler ? [statement.handler.body] : []));
		case "SwitchStatement":
			return { values: statement.cases.flatMap(({ consequent }) => ofList(consequent).values), mayBeEmpty: false };
		case "WithStatement":
		case "ForStatement":
		case "ForInStatement":
		case "ForOfStatement":
		case "WhileStatement":
		case "DoWhileStatement":
			return ofParts(statement.body);
		default:
			return EMPTY;
	}
}

/** Statements with parts have the value of one of them, or else `undefined`: never that of the statement before. */
function ofParts(...parts: readonly Statement[]): Completion {
	return { values: parts.flatMap((part) => completionOf(part).values), mayBeEmpty: false };
}
