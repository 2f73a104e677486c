/**
 * Encodes a program as a `javascript:` address. Half a surrogate pair becomes U+FFFD, as in the browser's own encoder.
 *
 * @param program the program's text
 * @returns the address, percent-encoded UTF-8
 */
export function encodeBookmarklet(program: string): string {
	return `javascript:${encodeURIComponent(program.replace(/\p{Surrogate}/gu, "\uFFFD"))}`;
}
