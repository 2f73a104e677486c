/** An address as one reads it: without the scheme. */
export function shortAddress(url: string): string {
	if (!URL.canParse(url)) return url;
	const { host, pathname, hash } = new URL(url);
	return host + (pathname === "/" ? "" : pathname) + hash;
}
