import type { Rolldown } from "vite";

export interface StartFiles {
	readonly entry: string;
	readonly preload: string[];
	readonly css: string[];
}

/**
 * What a page fetches before a remote can show its first screen: the container's entry, the modules this imports on its
 * way (its list of shared packages, the exposed module), and everything these import statically.
 */
export function loadedAtStart(bundle: Rolldown.OutputBundle, exposed: string): StartFiles {
	const chunks = new Map<string, Rolldown.OutputChunk>();
	for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
	const entry = [...chunks.values()].find(({ fileName }) => /^remoteEntry-[^/]+\.js$/.test(fileName));
	if (!entry) throw new Error("The build has no container entry");
	const found = new Map<string, Rolldown.OutputChunk>();
	const visit = (name: string) => {
		const chunk = chunks.get(name);
		if (!chunk || found.has(name)) return;
		found.set(name, chunk);
		for (const next of chunk.imports) visit(next);
	};
	for (const name of [entry.fileName, ...entry.dynamicImports]) visit(name);
	if (![...found.values()].some(({ moduleIds }) => moduleIds.includes(exposed))) {
		throw new Error(`The container's entry does not lead to ${exposed}`);
	}
	const css = new Set([...found.values()].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
	return { entry: entry.fileName, preload: [...found.keys()], css: [...css] };
}
