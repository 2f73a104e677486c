import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { tokenizer } from "acorn";
import type { ListedSeed } from "../seed-list.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const SCRIPTS = join(ROOT, "supabase/seed/scripts");
const PAGES = join(ROOT, "tests/fixtures");
const FIXTURES = join(PAGES, "seeds");
const EFFECTS = join(ROOT, "tests/journeys/seeds/effects");
const TEMPLATES = join(ROOT, "packages/script-templates/src/templates");
const SEED_FROM_TEMPLATE = join(ROOT, "supabase/seed/seed-from-template.ts");
const CATALOG = join(ROOT, "pnpm-workspace.yaml");

const IMPORT = /\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/g;
const STRING = /"([a-z0-9-]+)"/g;
const TEMPLATE = /"template": "([a-z0-9-]+)"/g;

const resolveModule = createRequire(import.meta.url).resolve;

/** Everything that the outcome of a spec, or of one seed of `seeds.spec.ts`, depends on. */
export interface Inputs {
	/** Relative to the root of the repository, with forward slashes, sorted. */
	readonly files: readonly string[];
	/** `name: version` of the packages of the catalog that these files import, sorted. */
	readonly packages: readonly string[];
}

/** The effect module, the fixture page and the script of a seed: what `seeds.spec.ts` names only by the seed's slug. */
export function startOfSeed({ slug, page }: ListedSeed): string[] {
	return [join(EFFECTS, `${slug}.ts`), join(PAGES, page), ...filesBelow(join(SCRIPTS, slug))];
}

/**
 * The given files, the modules they import, directly or not, the seeded scripts whose slugs these modules name with their
 * templates, and the fixture pages that any of them mentions. Chromium is not among them: it belongs to the machine.
 * @param start absolute paths
 */
export function inputsOf(start: readonly string[]): Inputs {
	const fixtures = filesBelow(FIXTURES);
	const slugs = new Set(readdirSync(SCRIPTS));
	const files = new Set<string>();
	const packages = new Set<string>();
	const queue = [...start];
	for (const file of queue) {
		if (files.has(file)) continue;
		files.add(file);
		const text = readFileSync(file, "utf8");
		queue.push(...fixtures.filter((fixture) => text.includes(basename(fixture))));
		if (basename(file) === "about.json") {
			queue.push(...Array.from(text.matchAll(TEMPLATE), ([, id = ""]) => join(TEMPLATES, `${id}.ts`)));
		}
		if (!file.endsWith(".ts")) continue;
		for (const [, name = ""] of text.matchAll(STRING)) {
			if (slugs.has(name)) queue.push(...filesBelow(join(SCRIPTS, name)));
		}
		for (const [, statically, lazily] of text.matchAll(IMPORT)) {
			const name = statically ?? lazily ?? "";
			if (name.startsWith(".")) queue.push(resolve(dirname(file), name));
			else if (name.startsWith("@scriptorium/")) queue.push(...withoutTemplates(file, resolveModule(name)));
			else if (!name.startsWith("node:")) packages.add(packageOf(name));
		}
	}
	const catalog = readFileSync(CATALOG, "utf8").split("\n");
	return {
		files: [...files].map((file) => relative(ROOT, file).split(sep).join("/")).sort(),
		packages: [...packages].map((name) => versionIn(catalog, name)).sort(),
	};
}

/** Leaves out the imports of templates by `seed-from-template.ts`: a seed depends only on the template that its `about.json` names. */
const withoutTemplates = (importer: string, imported: string) =>
	importer === SEED_FROM_TEMPLATE && dirname(imported) === TEMPLATES ? [] : [imported];

/** SHA-256 over the names and contents of all inputs that are found from the given files; of modules without comments and types. */
export function hashInputs(start: readonly string[]): string {
	const { files, packages } = inputsOf(start);
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
