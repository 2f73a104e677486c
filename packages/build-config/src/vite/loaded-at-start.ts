import type { Rolldown } from "vite";
import { sharedBy } from "./share-id.ts";

const KIT = "@scriptorium/ui-kit/";

export interface LoadedFiles {
	readonly preload: string[];
	readonly css: string[];
}

export interface StartFiles extends LoadedFiles {
	readonly entry: string;
}

/**
 * What a page fetches before a remote can show its first screen: the container's entry, the modules this imports on its
 * way (its list of shared packages, the exposed module), and everything these import statically.
 */
export function loadedAtStart(bundle: Rolldown.OutputBundle, exposed: string): StartFiles {
	const chunks = chunksOf(bundle);
	const entry = chunks.find(({ fileName }) => /^remoteEntry-[^/]+\.js$/.test(fileName));
	if (!entry) throw new Error("The build has no container entry");
	const found = closure(chunks, [entry.fileName, ...entry.dynamicImports]);
	if (!found.some(({ moduleIds }) => moduleIds.includes(exposed))) {
		throw new Error(`The container's entry does not lead to ${exposed}`);
	}
	return { entry: entry.fileName, ...loadedFiles(found) };
}

export interface ScreenFiles extends LoadedFiles {
	/** Parts of ui-kit that it begins with, by import specifier; the shell brings their files. */
	readonly shares: string[];
	/** Those of which only the style sheets are needed at first: their code comes later. */
	readonly styles: string[];
}

/**
 * Lists the additional files of a screen's module. It must be imported dynamically, because it is loaded when it is opened.
 * @param parts modules that the screen imports later and the server renders with it: only their style sheets come with the page
 */
export function loadedWithScreen(
	bundle: Rolldown.OutputBundle,
	screen: string,
	start: StartFiles,
	parts: readonly string[] = [],
): ScreenFiles {
	const chunks = chunksOf(bundle);
	const chunk = chunks.find(({ facadeModuleId, isDynamicEntry }) => isDynamicEntry && facadeModuleId === screen);
	if (!chunk) throw new Error(`Nothing imports ${screen} dynamically`);
	const later = parts.map((part) => {
		const file = chunks.find(({ moduleIds }) => moduleIds.includes(part));
		if (!file) throw new Error(`Nothing imports ${part}`);
		return file.fileName;
	});
	const files = closure(chunks, [chunk.fileName]);
	const { preload } = loadedFiles(files);
	const { css } = loadedFiles(closure(chunks, [chunk.fileName, ...later]));
	const shares = kitPartsOf(files);
	return {
		preload: preload.filter((file) => !start.preload.includes(file)),
		css: css.filter((file) => !start.css.includes(file)),
		shares,
		styles: kitPartsOf(closure(chunks, later)).filter((part) => !shares.includes(part)),
	};
}

/** Parts of ui-kit that modules import, by import specifier, sorted. */
function kitPartsOf(chunks: readonly Rolldown.OutputChunk[]): string[] {
	const shared = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(sharedBy)));
	return [...shared]
		.filter((id) => id !== null)
		.filter((id) => id.startsWith(KIT))
		.sort();
}

/** Lists the modules of a build. */
export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
	return Object.values(bundle).filter((file) => file.type === "chunk");
}

/** Finds files and all files that they import statically. */
export function closure(chunks: readonly Rolldown.OutputChunk[], names: readonly string[]): Rolldown.OutputChunk[] {
	const found = new Map<string, Rolldown.OutputChunk>();
	const visit = (name: string) => {
		const chunk = chunks.find(({ fileName }) => fileName === name);
		if (!chunk || found.has(name)) return;
		found.set(name, chunk);
		for (const next of chunk.imports) visit(next);
	};
	for (const name of names) visit(name);
	return [...found.values()];
}

/** Lists the addresses of modules and of their style sheets. */
export function loadedFiles(chunks: readonly Rolldown.OutputChunk[]): LoadedFiles {
	const css = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
	return { preload: chunks.map(({ fileName }) => fileName), css: [...css] };
}
