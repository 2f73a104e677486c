/** Whether a page is recorded: an ordinary one, not the hub's own, of a host that the recording is limited to, if it is. */
export function mayRecord(
	url: string,
	{ hubOrigin, allowedDomains }: { readonly hubOrigin: string; readonly allowedDomains: readonly string[] },
): boolean {
	const address = URL.canParse(url) ? new URL(url) : null;
	if (address === null || !["http:", "https:"].includes(address.protocol) || address.origin === hubOrigin) return false;
	return allowedDomains.length === 0 || allowedDomains.some((domain) => isHostOf(address.hostname, domain));
}

/** `example.org` is that host; `*.example.org` also every one below it. */
function isHostOf(host: string, written: string): boolean {
	const domain = written.trim().toLowerCase();
	if (!domain.startsWith("*.")) return host === domain;
	const base = domain.slice(2);
	return host === base || host.endsWith(`.${base}`);
}
