/** Whether a page is recorded: a web page other than the hub's, on one of the allowed hosts. */
export function mayRecord(
	url: string,
	{ hubOrigin, allowedDomains }: { readonly hubOrigin: string; readonly allowedDomains: readonly string[] },
): boolean {
	const address = URL.canParse(url) ? new URL(url) : null;
	if (address === null || !["http:", "https:"].includes(address.protocol) || address.origin === hubOrigin) return false;
	return allowedDomains.length === 0 || allowedDomains.some((domain) => isHostOf(address.hostname, domain));
}

/** `example.org` matches that host; `*.example.org` also its subdomains. */
function isHostOf(host: string, written: string): boolean {
	const domain = written.trim().toLowerCase();
	if (!domain.startsWith("*.")) return host === domain;
	const base = domain.slice(2);
	return host === base || host.endsWith(`.${base}`);
}
