/** Scheme and host of an address; the address itself when it has none. */
export const originOf = (url: string): string => /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? url;

/** An address relative to the project's, so that the same test can run on another host. */
export function relativeTo(origin: string, url: string): string {
	const path = url.slice(origin.length);
	return url.startsWith(origin) && /^\/(?![/\\])/.test(path) ? path : url;
}

/** Resolves an address of `open` without `URL`; the browser resolves dots in the path. */
export function resolveAddress(address: string, base: string): string {
	if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
	if (address.startsWith("//")) return `${base.slice(0, base.indexOf(":") + 1)}${address}`;
	if (address.startsWith("/")) return originOf(base) + address;
	const page = base.split(/[?#]/)[0] ?? "";
	if (address === "" || address.startsWith("#") || address.startsWith("?")) return page + address;
	const folder = page.length > originOf(base).length ? page.slice(0, page.lastIndexOf("/")) : page;
	return `${folder}/${address}`;
}
