/** What of a bundler's chunk is needed here. */
export interface BuiltChunk {
	readonly fileName: string;
	readonly isEntry: boolean;
	readonly moduleIds: readonly string[];
	readonly imports: readonly string[];
	readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

export interface NeededFiles {
	readonly entry: string;
	readonly preload: readonly string[];
	readonly css: readonly string[];
}

/** The addresses of what `module` needs beyond what the document and the modules in `before` load. */
export function filesBeyond(
	chunks: readonly BuiltChunk[],
	module: string,
	before: readonly string[] = [],
): NeededFiles {
	const chunkOf = (id: string) => {
		const found = chunks.find(({ moduleIds }) => moduleIds.includes(id));
		if (!found) throw new Error(`The build has no chunk with ${id}.`);
		return found;
	};
	const first = chunkOf(module);
	const document = chunks.filter(({ isEntry }) => isEntry);
	const loaded = closureOf([...document, ...before.map(chunkOf)], chunks);
	const needed = [...closureOf([first], chunks)].filter((chunk) => !loaded.has(chunk));
	const sheets = new Set([...loaded].flatMap(sheetsOf));
	return {
		entry: `/${first.fileName}`,
		preload: needed.map(({ fileName }) => `/${fileName}`),
		css: [...new Set(needed.flatMap(sheetsOf))].filter((file) => !sheets.has(file)).map((file) => `/${file}`),
	};
}

const sheetsOf = ({ viteMetadata }: BuiltChunk) => [...(viteMetadata?.importedCss ?? [])];

/** Chunks with all that they import statically. */
function closureOf(starts: readonly BuiltChunk[], chunks: readonly BuiltChunk[]): ReadonlySet<BuiltChunk> {
	const found = new Set<BuiltChunk>();
	const visit = (chunk: BuiltChunk | undefined) => {
		if (!chunk || found.has(chunk)) return;
		found.add(chunk);
		for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
	};
	for (const start of starts) visit(start);
	return found;
}
