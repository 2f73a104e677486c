/** A name that every file system takes: the title in plain words, `otherwise` when it has none. */
export function fileNameOf(title: string, ending: string, otherwise: string): string {
	const plain = title
		.normalize("NFKC")
		.replaceAll(/[^\p{L}\p{N}]+/gu, "-")
		.replaceAll(/^-+|-+$/g, "")
		.slice(0, 80);
	return (plain || otherwise) + ending;
}
