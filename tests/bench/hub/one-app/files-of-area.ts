/** What of a bundler's chunk is needed here. */
export interface BuiltChunk {
	readonly fileName: string;
	readonly isEntry: boolean;
	readonly moduleIds: readonly string[];
	readonly imports: readonly string[];
	readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

export interface AreaFiles {
	readonly entry: string;
	readonly preload: readonly string[];
	readonly css: readonly string[];
}

/** The addresses of what the area that begins with `module` needs beyond what the document itself loads. */
export function filesOfArea(chunks: readonly BuiltChunk[], module: string): AreaFiles {
	const first = chunks.find(({ moduleIds }) => moduleIds.includes(module));
	const document = chunks.find(({ isEntry }) => isEntry);
	if (!first || !document) throw new Error(`The build has no chunk with ${module}, or no entry.`);
	const loaded = closureOf(document, chunks);
	const needed = [...closureOf(first, chunks)].filter((chunk) => !loaded.has(chunk));
	const sheets = new Set([...loaded].flatMap(sheetsOf));
	return {
		entry: `/${first.fileName}`,
		preload: needed.map(({ fileName }) => `/${fileName}`),
		css: [...new Set(needed.flatMap(sheetsOf))].filter((file) => !sheets.has(file)).map((file) => `/${file}`),
	};
}

const sheetsOf = ({ viteMetadata }: BuiltChunk) => [...(viteMetadata?.importedCss ?? [])];

/** A chunk with all that it imports statically. */
function closureOf(start: BuiltChunk, chunks: readonly BuiltChunk[]): ReadonlySet<BuiltChunk> {
	const found = new Set<BuiltChunk>();
	const visit = (chunk: BuiltChunk | undefined) => {
		if (!chunk || found.has(chunk)) return;
		found.add(chunk);
		for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
	};
	visit(start);
	return found;
}
