import { join } from "node:path";
import { type Options, parse } from "acorn";
import { analyze } from "eslint-scope";
import type { Node, Program } from "estree";
import { rolldown } from "rolldown";
import { rootFolder } from "../root-folder.ts";

const ENTRY = join(rootFolder, "packages", "step-runtime", "src", "runtime-functions.ts");
/** The object in `ENTRY` that lists what generated code may call. */
const LIST = "runtimeFunctions";

/** Absolute path of the file that `buildStepRuntime` is written to. */
export const runtimePartsFile = join(rootFolder, "packages", "flow", "src", "generate", "runtime-parts.gen.ts");

/** A top-level declaration of the bundle. */
interface Part {
	readonly name: string;
	readonly source: string;
	readonly start: number;
	readonly end: number;
	readonly needs: Set<string>;
}

interface Comment {
	/** Without its delimiters. */
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/**
 * Bundles the runtime of generated scripts and takes it apart into its declarations, so that a script contains only what it needs.
 * @returns the text of `runtimePartsFile`
 * @throws Error when a module does something at its top level other than to declare, or two public functions have one name
 */
export async function buildStepRuntime(): Promise<string> {
	const code = await bundle();
	const parts = splitDeclarations(code);
	const list = parts.get(LIST);
	if (list === undefined) throw new Error(`${ENTRY} does not declare ${LIST}`);
	const callable = namesIn(list.source);
	const renamed = callable.find((name) => !list.needs.has(name));
	if (renamed !== undefined) throw new Error(`Another declaration has the name of the public function ${renamed}`);
	parts.delete(LIST);
	const rows = [...parts.values()].map(({ name, source, needs }) => {
		const escaped = source.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
		return `\t${name}: {\n\t\tneeds: ${JSON.stringify([...needs])},\n\t\tsource: \`${escaped}\`,\n\t},`;
	});
	return [
		"// Written by `npm run build:runtime` from packages/step-runtime: do not edit.",
		"",
		"/** The functions that generated code may call. */",
		`export type RuntimeFunction =${callable.map((name) => `\n\t| "${name}"`).join("")};`,
		"",
		"/** Top-level declarations in the order in which a script has to contain them. */",
		"export const runtimeParts: Readonly<",
		"\tRecord<string, { readonly needs: readonly string[]; readonly source: string }>",
		"> = {",
		...rows,
		"};",
		"",
	].join("\n");
}

/** The keys of the object in `ENTRY`. */
function namesIn(source: string): string[] {
	const [declaration] = (parse(source, SYNTAX) as Program).body;
	const value = declaration?.type === "VariableDeclaration" ? declaration.declarations[0]?.init : null;
	const properties = value?.type === "ObjectExpression" ? value.properties : [];
	return properties.flatMap((property) =>
		property.type === "Property" && property.key.type === "Identifier" ? [property.key.name] : [],
	);
}

async function bundle(): Promise<string> {
	const made = await rolldown({ input: ENTRY, cwd: rootFolder });
	try {
		// Scripts without a function around them can run twice on a page: only `var` can be declared again.
		const { output } = await made.generate({ format: "esm", topLevelVar: true, codeSplitting: false });
		return output[0].code;
	} finally {
		await made.close();
	}
}

const SYNTAX = { ecmaVersion: 2023, sourceType: "module", ranges: true } as const satisfies Options;

function splitDeclarations(code: string): Map<string, Part> {
	const comments: Comment[] = [];
	const onComment: Options["onComment"] = (_isBlock, text, start, end) => {
		comments.push({ text, start, end });
	};
	const program = parse(code, { ...SYNTAX, onComment }) as Program;
	const parts = new Map<string, Part>();
	let before = 0;
	for (const statement of program.body) {
		const [start, end] = statement.range ?? [0, 0];
		const name = nameOf(statement);
		const isExport = statement.type === "ExportNamedDeclaration" && statement.declaration == null;
		if (name === null && !isExport)
			throw new Error(`Only declarations are allowed at the top level: ${code.slice(start, end)}`);
		const above = comments.filter((comment) => comment.start >= before && comment.end <= start);
		const inside = comments.filter((comment) => comment.start >= start && comment.end <= end);
		const source = [...wordsOf(above.at(-1)), withoutComments(code, start, end, inside)].join("\n");
		if (name !== null) parts.set(name, { name, source, start, end, needs: new Set() });
		before = end;
	}
	const [, moduleScope] = analyze(program, { ecmaVersion: SYNTAX.ecmaVersion, sourceType: "module" }).scopes;
	for (const { name: used, references } of moduleScope?.variables ?? []) {
		for (const { identifier } of references) {
			const [at] = identifier.range ?? [0];
			for (const { name, start, end, needs } of parts.values())
				if (name !== used && start <= at && at < end && parts.has(used)) needs.add(used);
		}
	}
	return parts;
}

/** A docstring as line comments, without its tags; other comments, as the bundler's file names, are dropped. */
function wordsOf(comment: Comment | undefined): string[] {
	if (comment === undefined || !comment.text.startsWith("*")) return [];
	const [description = ""] = comment.text.slice(1).split(/^\s*\*?\s*@/m);
	const lines = description.split("\n").map((line) => line.replace(/^\s*\*?\s*/, "").trim());
	return lines.filter((line) => line !== "").map((line) => `// ${line}`);
}

/** The text of a declaration without the comments in it, which are on lines of their own. */
function withoutComments(code: string, start: number, end: number, comments: readonly Comment[]): string {
	let [text, at] = ["", start];
	for (const comment of comments) {
		text += code.slice(at, comment.start).trimEnd();
		at = comment.end;
	}
	return text + code.slice(at, end);
}

function nameOf(statement: Node): string | null {
	if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration")
		return statement.id?.name ?? null;
	if (statement.type !== "VariableDeclaration" || statement.declarations.length !== 1) return null;
	const [declared] = statement.declarations;
	return declared?.id.type === "Identifier" ? declared.id.name : null;
}
