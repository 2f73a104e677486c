import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { Plugin, Rolldown } from "vite";
import * as z from "zod";
import { readInstalled } from "../federation/installed-version.ts";
import { sharedVersions } from "../federation/shared-map-module.ts";
import { packageSubpaths } from "../federation/subpaths.ts";
import { chunksOf, closure, type LoadedFiles, loadedFiles } from "./loaded-at-start.ts";
import { START_MODULE } from "./start-chunk.ts";

/** The shell's module that every remote needs, imported dynamically; see `hub-shell/src/remotes`. */
const RUNTIME_MODULE = "src/remotes/federation-runtime.ts";
/** Module that says which module each of the shell's own screens is; `screenModules`, by route pattern. */
const SCREEN_MODULES = "src/app/screen-modules.ts";
/** Fonts of text: of titles and of paragraphs. */
const TEXT_FONT = /\/(?:inter|source-serif-4)-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Writes `shell.json`, which everybody may read: the contract and the versions of shared packages that remotes are checked
 * against before they are announced. And `server.json`, what the hub's server must know of this build:
 * - `styleHashes`: of style sheets that libraries put into the page from JavaScript; the Content-Security-Policy names them
 *   instead of allowing every inline style.
 * - `start`: modules and style sheets of every page besides those that the document names; each module after those that it imports.
 * - `runtimePreload`: the modules that load remotes, worth fetching with the first page that shows one.
 * - `shares`: modules and style sheets of the parts of ui-kit that are not in the first file, by import specifier.
 * - `screens`: modules and style sheets of the shell's own screens, by route pattern.
 * - `fonts`: the fonts of text.
 * @param shellDir folder of the shell
 * @param options optional
 * @param options.hasRemotes false for an application that imports its areas, and therefore contains of ui-kit only what is used
 * @returns a Vite plugin for builds
 */
export function serverFacts(shellDir: string, { hasRemotes = true }: { hasRemotes?: boolean } = {}): Plugin {
	return {
		name: "scriptorium:server-facts",
		apply: "build",
		enforce: "post",
		generateBundle: {
			order: "post",
			async handler(_output, bundle) {
				const emit = (fileName: string, content: object) =>
					this.emitFile({ type: "asset", fileName, source: `${JSON.stringify(content)}\n` });
				emit("shell.json", { contract: HOST_CONTRACT_VERSION, versions: sharedVersions(shellDir) });
				const runtimePreload = filesOf(bundle, RUNTIME_MODULE).preload;
				const styleHashes = sonnerStyleHashes(shellDir);
				// The shells of tests have no screens of their own, and begin at once.
				if (!existsSync(join(shellDir, START_MODULE))) return void emit("server.json", { styleHashes, runtimePreload });
				const { preload, css } = filesOf(bundle, START_MODULE);
				const start = { preload: inOrderOfEvaluation(bundle, preload), css };
				const screens = Object.entries(await readScreenModules(shellDir)).map(([pattern, module]) => {
					return [pattern, filesOf(bundle, `src/${module}`, START_MODULE)] as const;
				});
				emit("server.json", {
					styleHashes,
					start,
					runtimePreload: runtimePreload.filter((file) => !preload.includes(file)),
					screens: Object.fromEntries(screens),
					shares: hasRemotes ? Object.fromEntries(sharesOf(bundle, shellDir)) : {},
					fonts: textFonts(bundle),
				});
			},
		},
	};
}

/** Files of each part of ui-kit that remotes share and that no page begins with. */
function sharesOf(bundle: Rolldown.OutputBundle, shellDir: string): [specifier: string, LoadedFiles][] {
	const kit = "@scriptorium/ui-kit";
	return packageSubpaths(kit, shellDir).flatMap((specifier) => {
		const module = `packages/ui-kit/src/${specifier.slice(kit.length + 1)}`;
		const files = filesOf(bundle, module, START_MODULE);
		return files.preload.length + files.css.length === 0 ? [] : [[specifier, files] as [string, LoadedFiles]];
	});
}

/** Sorts addresses of modules so that each comes after those that it imports. */
function inOrderOfEvaluation(bundle: Rolldown.OutputBundle, addresses: readonly string[]): string[] {
	const chunks = chunksOf(bundle);
	const sorted = new Set<string>();
	const visit = (file: string) => {
		const chunk = chunks.find(({ fileName }) => fileName === file);
		if (!chunk || sorted.has(`/${file}`)) return;
		for (const imported of chunk.imports) visit(imported);
		sorted.add(`/${file}`);
	};
	for (const address of addresses) visit(address.slice(1));
	return [...sorted].filter((address) => addresses.includes(address));
}

async function readScreenModules(shellDir: string): Promise<Record<string, string>> {
	// Node runs it as it is; the query keeps a second build in the same process from getting the first one's list.
	const loaded: unknown = await import(`${pathToFileURL(join(shellDir, SCREEN_MODULES)).href}?at=${Date.now()}`);
	return z.object({ screenModules: z.record(z.string(), z.string()) }).parse({ ...(loaded as object) }).screenModules;
}

function textFonts(bundle: Rolldown.OutputBundle): string[] {
	const fonts = Object.keys(bundle)
		.map((file) => `/${file}`)
		.filter((address) => TEXT_FONT.test(address));
	if (fonts.length !== 2) throw new Error(`The build has ${fonts.length} fonts of text, not 2`);
	return fonts;
}

/**
 * Computes the CSP hashes of the sheets that the toast library inserts, from the installed library itself.
 * @param shellDir folder of the shell, which has the library
 * @returns hashes as a policy names them
 * @throws if the library no longer inserts its sheets as it did
 */
export function sonnerStyleHashes(shellDir: string): string[] {
	const { dir } = readInstalled("sonner", shellDir);
	const source = readFileSync(join(dir, "dist", "index.mjs"), "utf8");
	const literals = [...source.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)].map(([, literal = '""']) => literal);
	if (literals.length === 0) throw new Error("sonner no longer inserts its styles as it did; look how it does now");
	// It puts the style element into the page first and fills it then: the policy is asked twice, about nothing and about
	// the sheet. Refused, the empty element does no harm, but it is an error in every visitor's console.
	return ["", ...literals.map((literal) => String(JSON.parse(literal)))].map(
		(sheet) => `sha256-${createHash("sha256").update(sheet).digest("base64")}`,
	);
}

/** Lists the files of a module that is imported dynamically, without those of the document and of another such module. */
function filesOf(bundle: Rolldown.OutputBundle, module: string, before?: string): LoadedFiles {
	const chunks = chunksOf(bundle);
	const chunkOf = (name: string) => {
		const isModule = (id: string | null) =>
			id?.replace(/\.tsx?$/, "").endsWith(`/${name.replace(/\.tsx?$/, "")}`) ?? false;
		// A module in a file with others may have a file of its own that only names it.
		const found =
			chunks.find(({ facadeModuleId }) => isModule(facadeModuleId)) ??
			chunks.find(({ moduleIds }) => moduleIds.some(isModule));
		if (!found) throw new Error(`The build has no ${name}`);
		return found.fileName;
	};
	const entry = chunks.find(({ isEntry }) => isEntry);
	if (!entry) throw new Error("The build has no entry");
	const known = loadedFiles(closure(chunks, [entry.fileName, ...(before ? [chunkOf(before)] : [])]));
	const { preload, css } = loadedFiles(closure(chunks, [chunkOf(module)]));
	const added = (all: readonly string[], others: readonly string[]) =>
		all.filter((file) => !others.includes(file)).map((file) => `/${file}`);
	return { preload: added(preload, known.preload), css: added(css, known.css) };
}
