/** A cookie as a request sends it. */
export interface SentCookie {
	readonly name: string;
	readonly value: string;
}

/**
 * The `Cookie` header of a request with which a script sends cookies of its own: they take the place of the browser's with the same
 * names, and the others stay, in their order.
 * @param given texts such as `a=1; b=2`
 */
export function mergeCookies(ofBrowser: readonly SentCookie[], given: string): string {
	const own = given
		.split(";")
		.map((part) => part.trim())
		.filter((part) => part !== "");
	const names = new Set(own.map(nameOf));
	const kept = ofBrowser.filter(({ name }) => !names.has(name)).map(({ name, value }) => write(name, value));
	return [...kept, ...own].join("; ");
}

/** A pair without `=` is a value without a name (RFC 6265bis, § 5.6). */
const nameOf = (pair: string): string => (pair.includes("=") ? pair.slice(0, pair.indexOf("=")).trim() : "");
const write = (name: string, value: string): string => (name === "" ? value : `${name}=${value}`);
