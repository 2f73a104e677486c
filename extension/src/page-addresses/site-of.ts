/** Host name of a web page, without its port; null for other pages. */
export function siteOf(url: string): string | null {
	const address = URL.canParse(url) ? new URL(url) : null;
	return address !== null && ["http:", "https:"].includes(address.protocol) ? address.hostname : null;
}

/** Match pattern of all pages of a host. */
export const sitePattern = (host: string): string => `*://${host}/*`;
