import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { tokenizer } from "acorn";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SCRIPTS = join(ROOT, "supabase/seed/scripts");
const FIXTURES = join(ROOT, "tests/fixtures/seeds");
const CATALOG = join(ROOT, "pnpm-workspace.yaml");

const IMPORT = /\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/g;
const STRING = /"([a-z0-9-]+)"/g;

const resolveModule = createRequire(import.meta.url).resolve;

/** Everything that the outcome of a spec depends on. */
export interface SpecInputs {
	/** Relative to the root of the repository, with forward slashes, sorted. */
	readonly files: readonly string[];
	/** `name: version` of the packages of the catalog that these files import, sorted. */
	readonly packages: readonly string[];
}

/**
 * The spec itself, the modules it imports, directly or not, the seeded scripts whose slugs these modules name, and the
 * fixture pages that any of them mentions. Chromium is not among them: it belongs to the machine.
 * @param spec absolute path
 */
export function inputsOfSpec(spec: string): SpecInputs {
	const fixtures = filesBelow(FIXTURES);
	const slugs = new Set(readdirSync(SCRIPTS));
	const files = new Set<string>();
	const packages = new Set<string>();
	const queue = [spec];
	for (const file of queue) {
		if (files.has(file)) continue;
		files.add(file);
		const text = readFileSync(file, "utf8");
		queue.push(...fixtures.filter((fixture) => text.includes(basename(fixture))));
		if (!file.endsWith(".ts")) continue;
		for (const [, name = ""] of text.matchAll(STRING)) {
			if (slugs.has(name)) queue.push(...filesBelow(join(SCRIPTS, name)));
		}
		for (const [, statically, lazily] of text.matchAll(IMPORT)) {
			const name = statically ?? lazily ?? "";
			if (name.startsWith(".")) queue.push(resolve(dirname(file), name));
			else if (name.startsWith("@scriptorium/")) queue.push(resolveModule(name));
			else if (!name.startsWith("node:")) packages.add(packageOf(name));
		}
	}
	const catalog = readFileSync(CATALOG, "utf8").split("\n");
	return {
		files: [...files].map((file) => relative(ROOT, file).split(sep).join("/")).sort(),
		packages: [...packages].map((name) => versionIn(catalog, name)).sort(),
	};
}

/** SHA-256 over the names and contents of all that the outcome of a spec depends on; of modules without comments and types. */
export function hashSpec(spec: string): string {
	const { files, packages } = inputsOfSpec(spec);
	const hash = createHash("sha256").update(packages.join("\n"));
	for (const file of files) hash.update(`\0${file}\0`).update(contentOf(file));
	return hash.digest("hex");
}

/** Tokens of a module by its text: most specs import the same modules. */
const contents = new Map<string, string>();

function contentOf(file: string): Buffer | string {
	const bytes = readFileSync(join(ROOT, file));
	if (!file.endsWith(".ts")) return bytes;
	const text = bytes.toString();
	const known = contents.get(text) ?? tokensOf(text).join(" ");
	contents.set(text, known);
	return known;
}

function tokensOf(module: string): string[] {
	const code = stripTypeScriptTypes(module);
	const tokens = tokenizer(code, { ecmaVersion: "latest", sourceType: "module" });
	return Array.from(tokens, ({ start, end }) => code.slice(start, end));
}

function filesBelow(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

/** `@scope/name/module` belongs to `@scope/name`, `name/module` to `name`. */
function packageOf(specifier: string): string {
	return specifier
		.split("/")
		.slice(0, specifier.startsWith("@") ? 2 : 1)
		.join("/");
}

function versionIn(catalog: readonly string[], name: string): string {
	const line = catalog.map((entry) => entry.trim().replaceAll("'", "")).find((entry) => entry.startsWith(`${name}: `));
	if (!line) throw new Error(`${name} has no version in the catalog of pnpm-workspace.yaml.`);
	return line;
}
