import { createHash } from "node:crypto";
import { type Options, parse } from "acorn";
import { analyze } from "eslint-scope";
import type { Identifier, Node, Program } from "estree";
import { type Plugin, rolldown } from "rolldown";
import { rootFolder } from "../root-folder.ts";

/** A name in a top-level statement that another one, or itself, declares. */
interface Reference {
	/** Index of the declaring statement. */
	readonly statement: number;
	/** Position among the names that it declares. */
	readonly name: number;
}

/** A syntax tree as a sequence of texts, without what does not affect its execution. */
type Tokens = readonly (string | Reference)[];

/**
 * Computes a hash of what a module and its imports do. It does not depend on comments, format, names of variables, the order of
 * declarations, or on how they are distributed over files. Everything else counts: operators, literals, texts, names of properties, and
 * the packages that are imported. Code that tree shaking removes does not count.
 * @param entry absolute path of the module
 * @param plugins of the bundler, which can replace modules
 * @returns SHA-256 in hexadecimal digits
 * @throws Error if a module cannot be bundled or parsed
 */
export async function hashModule(entry: string, plugins: readonly Plugin[] = []): Promise<string> {
	const bundle = await rolldown({ input: entry, cwd: rootFolder, plugins: [...plugins] });
	try {
		const { output } = await bundle.generate({ format: "esm", codeSplitting: false, comments: false });
		return hashTokens(tokenize(output[0].code));
	} finally {
		await bundle.close();
	}
}

const SYNTAX = { ecmaVersion: "latest", sourceType: "module", ranges: true } as const satisfies Options;

/** Tokens of each top-level statement. */
function tokenize(code: string): readonly Tokens[] {
	const program = parse(code, SYNTAX) as Program;
	const { scopes } = analyze(program, { ecmaVersion: 2025, sourceType: "module" });
	const moduleScope = scopes.find(({ type }) => type === "module");
	const startOf = (node: { readonly range?: readonly [number, number] | undefined }): number => node.range?.[0] ?? -1;
	/** Variables by the position of each identifier that names them; those of the module last, because a class has its name twice. */
	const variables = new Map(
		scopes
			.toSorted((a, b) => Number(a === moduleScope) - Number(b === moduleScope))
			.flatMap(({ variables }) => variables)
			.flatMap((variable) => {
				const named = [...variable.identifiers, ...variable.references.map(({ identifier }) => identifier)];
				return named.map((identifier) => [startOf(identifier), variable] as const);
			}),
	);
	const declared = program.body.map((statement) =>
		(moduleScope?.variables ?? []).filter(({ identifiers }) =>
			identifiers.some((one) => startOf(statement) <= startOf(one) && startOf(one) < (statement.range?.[1] ?? -1)),
		),
	);
	const declarations = new Map(
		declared.flatMap((names, statement) => names.map((variable, name) => [variable, { statement, name }] as const)),
	);

	return program.body.map((statement) => {
		const tokens: (string | Reference)[] = [];
		const locals = new Map<unknown, number>();
		const write = (value: unknown): void => {
			if (Array.isArray(value)) {
				tokens.push("[");
				for (const element of value) write(element);
				tokens.push("]");
			} else if (isNode(value)) {
				if (value.type === "Identifier") writeName(value);
				else writeNode(value);
			} else
				tokens.push(JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? `${part}n` : part)) ?? "");
		};
		const writeName = (identifier: Identifier): void => {
			const variable = variables.get(startOf(identifier));
			const declaration = variable && declarations.get(variable);
			if (declaration !== undefined) tokens.push(declaration);
			else if (variable === undefined || variable.identifiers.length === 0) tokens.push(identifier.name);
			else {
				if (!locals.has(variable)) locals.set(variable, locals.size);
				tokens.push(`#${locals.get(variable)}`);
			}
		};
		const writeNode = (node: Node): void => {
			tokens.push(node.type, "(");
			for (const [field, value] of Object.entries(node)) {
				if (UNIMPORTANT.has(field)) continue;
				tokens.push(field);
				if (isName(node, field) && isNode(value) && value.type === "Identifier") tokens.push(value.name);
				else if (field === "value" && "regex" in node) write(null);
				else write(value);
			}
			tokens.push(")");
		};
		writeNode(statement as Node);
		return tokens;
	});
}

/** Fields of a node that say where and how it is written. `{ a }` is the same as `{ a: a }`. */
const UNIMPORTANT = new Set(["type", "start", "end", "range", "loc", "raw", "shorthand"]);

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Whether a field of a node is the name of a property, an export or a label, and not a variable. */
function isName(node: Node, field: string): boolean {
	if (node.type === "MemberExpression") return field === "property" && !node.computed;
	if (node.type === "Property" || node.type === "MethodDefinition" || node.type === "PropertyDefinition")
		return field === "key" && !node.computed;
	if (node.type === "ExportSpecifier") return field === "exported";
	if (node.type === "ImportSpecifier") return field === "imported";
	return field === "label" || node.type === "MetaProperty";
}

/**
 * Hashes each statement's tokens, with every reference replaced by the hash of the declaring statement. Statements can refer to each other,
 * so all hashes are computed in rounds, each from those of the round before, until a round distinguishes no more statements than the last
 * one (Weisfeiler–Lehman refinement).
 */
function hashTokens(statements: readonly Tokens[]): string {
	let hashes = statements.map(() => "");
	for (let distinct = 0; ; ) {
		const refined = statements.map((tokens) =>
			hash(tokens.map((token) => (typeof token === "string" ? token : `@${hashes[token.statement]}.${token.name}`))),
		);
		const count = new Set(refined).size;
		hashes = refined;
		if (count === distinct) return hash(hashes.toSorted());
		distinct = count;
	}
}

function hash(texts: readonly string[]): string {
	return createHash("sha256").update(texts.join("\n")).digest("hex");
}
