/** Address of the script that a page of this hub shows; null for all other pages. */
export type EmbeddedScript = { readonly id: string } | { readonly username: string; readonly slug: string };

/** Reads the address of a script's page, with or without a query, a fragment or a slash at its end. */
export function embeddedScript(address: string, origin: string): EmbeddedScript | null {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	// A `blob:` address has the origin of the address inside it.
	if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
	const [first, second, ...more] = url.pathname
		.replace(/^\/|\/$/g, "")
		.split("/")
		.map(decode);
	if (!first || !second || more.length > 0) return null;
	return first === "bookmarklet" ? { id: second } : { username: first, slug: second };
}

function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return ""; // not UTF-8
	}
}
