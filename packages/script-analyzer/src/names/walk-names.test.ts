import { type Node, type Program, parse } from "acorn";
import { analyze, type Scope as EslintScope, type Variable as EslintVariable } from "eslint-scope";
import type { Program as EstreeProgram } from "estree";
import { describe, expect, test } from "vitest";
import { resolve, type Variable } from "./scope.ts";
import { walkNames } from "./walk-names.ts";

type Goal = "script" | "module";

/** The variable of every identifier that has one. */
type ResolvedNames = ReadonlyMap<
	Node,
	{ readonly variable: object; readonly owner: object; readonly isArguments: boolean }
>;

function ownNames(program: Program, goal: Goal): ResolvedNames {
	const { meant, references } = walkNames(program, goal);
	const table = new Map<Node, { variable: Variable; owner: object; isArguments: boolean }>();
	const record = (node: Node, variable: Variable) => table.set(node, { ...variable, variable });
	for (const [node, variable] of meant) record(node, variable);
	for (const reference of references) {
		const variable = resolve(reference);
		if (variable) record(reference.identifier, variable);
	}
	return table;
}

function isEstree(program: { readonly type: string }): program is EstreeProgram {
	return program.type === "Program";
}

/** The same by eslint-scope, which knows the language well and is a few times slower. */
function oracleNames(program: Program, goal: Goal): ResolvedNames {
	if (!isEstree(program)) throw new Error("Not a program.");
	const options = { ecmaVersion: 2022, sourceType: goal, nodejsScope: goal === "script", ignoreEval: true } as const;
	const table = new Map<Node, { variable: object; owner: object; isArguments: boolean }>();
	const record = (node: object, found: EslintVariable) => {
		const variable = outerClass(found) ?? found;
		const isArguments = variable.name === "arguments" && variable.identifiers.length === 0;
		table.set(node as Node, { variable, owner: ownerOf(variable.scope), isArguments });
	};
	for (const { variables, references } of analyze(program, options).scopes) {
		for (const variable of variables) for (const identifier of variable.identifiers) record(identifier, variable);
		for (const { identifier, resolved } of references) if (resolved) record(identifier, resolved);
	}
	return table;
}

function ownerOf(scope: EslintScope): object {
	if (["function", "module", "global", "function-expression-name"].includes(scope.type) || !scope.upper)
		return scope.block;
	return ownerOf(scope.upper);
}

/** The name of a class declaration is a variable inside the class too; here both are the one outside. */
function outerClass({ name, scope, defs }: EslintVariable): EslintVariable | null {
	const isDeclaration = scope.type === "class" && defs.some(({ node }) => node.type === "ClassDeclaration");
	return isDeclaration ? (scope.upper?.set.get(name) ?? null) : null;
}

function compare(code: string): number {
	const goal = /^(?:im|ex)port /.test(code) ? "module" : "script";
	const program = parse(code, { ecmaVersion: "latest", sourceType: goal, ranges: true });
	const [own, oracle] = [ownNames(program, goal), oracleNames(program, goal)];
	const place = (node: Node) => `${code.slice(node.start, node.end)}@${node.start}`;
	expect([...own.keys()].map(place).sort()).toEqual([...oracle.keys()].map(place).sort());
	const partners = new Map<object, object>();
	for (const [node, { variable, owner, isArguments }] of own) {
		const other = oracle.get(node);
		expect([place(node), owner, isArguments]).toEqual([place(node), other?.owner, other?.isArguments]);
		expect(partners.get(variable) ?? other?.variable, place(node)).toBe(other?.variable);
		if (other) partners.set(variable, other.variable);
	}
	expect(new Set(partners.values()).size).toBe(partners.size);
	return own.size;
}

const PROGRAMS: readonly string[] = [
	"var a = 1; { var a = 2; let b = a; { const b = a; } } b;",
	"f(); function f(x, y = x, ...z) { return [x, y, z, arguments]; } { function g() {} g(); }",
	"const f = function g(n) { return n ? g(n - 1) : f; }; (function g() { var g = 1; return g; })();",
	"const f = (arguments, a = arguments) => a; function g(arguments) { return arguments; } arguments;",
	"class A { static a = A; b = this.b; [A.name]() { return A; } static { var x = A; let y = x; } #c = 1; } new A();",
	"const B = class C extends (class D {}) { m() { return C; } }; B; C;",
	"for (let i = 0, n = i; i < n; i++) { let i = 2; i; } for (const k in k) k; for (var v of v) v; v; i;",
	"for (a of b) a; for ({ a, c: [d] } of b) d; let a, d;",
	"const { a, b: { c = a }, [a + 'x']: d, ...e } = f(); [a, , c = d, ...e] = [c]; ({ a, x: c.y, e = c } = d); let f;",
	"try { x; } catch (x) { var z = 1; let y = x; } try {} catch { x; } try {} catch ({ message: [m] }) { m; }",
	"switch (s) { case s: let s = 1; default: s; } let s;",
	"out: for (;;) { break out; continue out; } const out = { out, get a() { return out; }, [out]: out.out };",
	"with (o) { p; var q = p; } q; let p;",
	"import a, { b as c } from 'm'; import * as d from 'n'; export { a as e, c }; export * from 'p'; export { z } from 'q'; export default function h() { return h; } export const i = d, { j } = i; import.meta; import(a);",
	"function t() { return new.target; } async function f() { for await (const x of y) await x; } function* g() { yield* g(); }",
	// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
	"(async () => { const a = await b; let b; })(); `${a}${(b) => b}`; a?.b?.[a]; a ??= 1; var a;",
	"if (x) function hoisted() {} hoisted; var x = function () { return typeof x; };",
	"function f(a, { b = a, c = () => b }, [d] = [c]) { var a; { let c; c; } return d; }",
	"label: { let label = 1; label; break label; } const undefined_ = undefined;",
];

describe("names are the same variables as for eslint-scope", () => {
	test.each(PROGRAMS)("%s", (code) => {
		expect(compare(code)).toBeGreaterThan(0);
	});
});
