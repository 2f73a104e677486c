import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { Plugin, Rolldown } from "vite";
import { readInstalled } from "../federation/installed-version.ts";
import { sharedVersions } from "../federation/shared-map-module.ts";
import { chunksOf, closure, type LoadedFiles, loadedFiles } from "./loaded-at-start.ts";

/** The shell's module that every remote needs, imported dynamically; see `hub-shell/src/remotes`. */
const RUNTIME_MODULE = "src/remotes/federation-runtime.ts";
/** Fonts of the text of static pages: of titles and of paragraphs. */
const STATIC_PAGE_FONT = /\/(?:inter|source-serif-4)-latin-wght-normal-[^/]+\.woff2$/;
/** The layout of the static pages, imported dynamically; the server renders their text into the page. */
const STATIC_PAGE_MODULE = "src/features/static-pages/later-pages.tsx";

/**
 * Writes `shell.json`, which everybody may read: the contract and the versions of shared packages that remotes are checked
 * against before they are announced. And `server.json`, what the hub's server must know of this build:
 * - `styleHashes`: of style sheets that libraries put into the page from JavaScript; the Content-Security-Policy names them
 *   instead of allowing every inline style.
 * - `runtimePreload`: the modules that load remotes, worth fetching with the first page that shows one.
 * - `staticPage`: modules and style sheets of the layout of static pages, and the fonts of their text.
 */
export function serverFacts(shellDir: string): Plugin {
	return {
		name: "scriptorium:server-facts",
		apply: "build",
		enforce: "post",
		generateBundle: {
			order: "post",
			handler(_output, bundle) {
				const emit = (fileName: string, content: object) =>
					this.emitFile({ type: "asset", fileName, source: `${JSON.stringify(content)}\n` });
				emit("shell.json", { contract: HOST_CONTRACT_VERSION, versions: sharedVersions(shellDir) });
				emit("server.json", {
					styleHashes: sonnerStyleHashes(shellDir),
					runtimePreload: filesOf(bundle, RUNTIME_MODULE).preload,
					// The shells of tests have no static pages.
					staticPage: existsSync(join(shellDir, STATIC_PAGE_MODULE))
						? { ...filesOf(bundle, STATIC_PAGE_MODULE), fonts: staticPageFonts(bundle) }
						: { preload: [], css: [], fonts: [] },
				});
			},
		},
	};
}

function staticPageFonts(bundle: Rolldown.OutputBundle): string[] {
	const fonts = Object.keys(bundle)
		.map((file) => `/${file}`)
		.filter((address) => STATIC_PAGE_FONT.test(address));
	if (fonts.length !== 2) throw new Error(`The build has ${fonts.length} fonts of the text of static pages, not 2`);
	return fonts;
}

/** CSP hashes of the sheets that the toast library inserts, read from the installed library itself. */
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

/** Lists the files of a module that is imported dynamically, without those of the document itself. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): LoadedFiles {
	const chunks = chunksOf(bundle);
	const entry = chunks.find(({ isEntry }) => isEntry);
	const later = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
	if (!entry || !later) throw new Error(`The build has no ${entry ? module : "entry"}`);
	const first = loadedFiles(closure(chunks, [entry.fileName]));
	const { preload, css } = loadedFiles(closure(chunks, [later.fileName]));
	const added = (all: readonly string[], known: readonly string[]) =>
		all.filter((file) => !known.includes(file)).map((file) => `/${file}`);
	return { preload: added(preload, first.preload), css: added(css, first.css) };
}
