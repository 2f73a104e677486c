import type { AnyNode, ArrowFunctionExpression, FunctionExpression } from "acorn";
import type { Variable } from "eslint-scope";
import type { Source } from "./source.ts";

export interface Scope {
	readonly variables: readonly Variable[];
	/** Where its first statement after directives may stand. */
	readonly bodyStart: number;
}

/** The program, and functions that it does nothing with but call them at once. */
export function outermostScopes({ scopes, program, visits }: Source): Scope[] {
	const called = new Set<unknown>(immediatelyCalled(visits));
	return scopes.scopes.flatMap((scope) => {
		const { block, variables } = scope;
		if (scope === scopes.scopes[1]) return [{ variables, bodyStart: afterDirectives(program.body, 0) }];
		const visit =
			scope.type === "function" && called.has(block) ? visits.find(({ node }) => node === block) : undefined;
		if (!visit || !("body" in visit.node) || visit.node.type === "ClassBody") return [];
		const { body } = visit.node;
		if (!body || Array.isArray(body) || body.type !== "BlockStatement") return [];
		return [{ variables, bodyStart: afterDirectives(body.body, body.start + 1) }];
	});
}

/** `(function () { … })();` and its relatives, as statements of the program. */
export function immediatelyCalled(visits: Source["visits"]): (FunctionExpression | ArrowFunctionExpression)[] {
	return visits.flatMap(({ node, above }) => {
		if (node.type !== "CallExpression" || above.length > 3) return [];
		const isStatement = above.every(({ type }) => /^(Program|ExpressionStatement|UnaryExpression)$/.test(type));
		const { callee } = node;
		const isMade = callee.type === "FunctionExpression" || callee.type === "ArrowFunctionExpression";
		return isStatement && isMade ? [callee] : [];
	});
}

/** True for a declaration that is a statement of its own, not the head of a loop. */
export function fillsWholeStatement({ above }: { readonly above: readonly AnyNode[] }): boolean {
	return /^(Program|BlockStatement)$/.test(above.at(-1)?.type ?? "");
}

function afterDirectives(body: readonly AnyNode[], start: number): number {
	return Math.max(start, ...body.map((node) => ("directive" in node ? node.end : 0)));
}
