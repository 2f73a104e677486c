/**
 * The code of a bookmarklet as an address that is safe in an `href` and in a bookmark. Chromium drops raw line ends and
 * tabs from addresses and decodes `%41`; so those, and whatever an attribute or a bookmark file would trip over, are escaped.
 */
export function toBookmarkletUrl(code: string): string {
	const escaped = code.replace(/^javascript:/, "").replace(/[%#\r\n\t "<>]|[^\x20-\x7e]/gu, encodeURIComponent);
	return `javascript:${escaped}`;
}

export function fromBookmarkletUrl(address: string): string {
	return `javascript:${decodeURIComponent(address.replace(/^javascript:/, ""))}`;
}
