/** A program as a `javascript:` address. Half a surrogate pair becomes U+FFFD, as in the browser's own encoder. */
export function encodeBookmarklet(program: string): string {
	return `javascript:${encodeURIComponent(program.replace(/\p{Surrogate}/gu, "\uFFFD"))}`;
}
