/** Functions that `select` may call; their brackets are empty and embed nothing. */
const AGGREGATE = /(?:^|[.,(:])(?:avg|count|max|min|sum)$/;

/**
 * How deep a PostgREST `select` embeds tables in tables: `id` is 0, `tags(name)` is 1, `tags(bookmarklets(id))` is 2.
 * Brackets inside quoted names do not count (https://docs.postgrest.org/en/v13/references/api/resource_embedding.html).
 */
export function embeddingDepth(select: string): number {
	let depth = 0;
	let deepest = 0;
	for (let index = 0; index < select.length; index++) {
		const character = select[index];
		if (character === '"') index = endOfQuotes(select, index);
		else if (character === ")") depth--;
		else if (character === "(") {
			depth++;
			const isAggregate = select[index + 1] === ")" && AGGREGATE.test(select.slice(0, index));
			if (!isAggregate) deepest = Math.max(deepest, depth);
		}
	}
	return deepest;
}

/** Index of the closing quote of the name that opens at `start`; of the last character when it is never closed. */
function endOfQuotes(text: string, start: number): number {
	for (let index = start + 1; index < text.length; index++) {
		if (text[index] === "\\") index++;
		else if (text[index] === '"') return index;
	}
	return text.length - 1;
}
