const SCHEME = /^\s*javascript:/i;

/** Code of a bookmarklet as a `javascript:` address. What is an address already is read first, so never encoded twice. */
export function encodeBookmarklet(code: string): string {
	return `javascript:${encodeURIComponent(wellFormed(decodeBookmarklet(code)))}`;
}

/**
 * Code behind a `javascript:` address; anything else comes back unchanged. Percent signs that encode nothing stay as
 * they are, as in the browser.
 */
export function decodeBookmarklet(text: string): string {
	if (!SCHEME.test(text)) return text;
	return text.replace(SCHEME, "").replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
		try {
			return decodeURIComponent(run);
		} catch {
			return run; // not UTF-8: kept as written
		}
	});
}

/** Half a surrogate pair cannot be encoded; U+FFFD stands for it, as in the browser's own encoder. */
function wellFormed(text: string): string {
	return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
