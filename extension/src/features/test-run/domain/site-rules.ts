import { isHostBelow } from "../../../page-addresses/public-suffix.ts";
import { isWebPage } from "../../../page-addresses/web-page.ts";

/** Whether code may run on a page at all: on web pages, except those of the hub, where it could act for the person. */
export function mayRunOn(url: string, hubOrigin: string): boolean {
	return isWebPage(url) && new URL(url).origin !== hubOrigin;
}

/**
 * Whether an address belongs to one of the allowed origins: the same host, or one below it unless that is a public suffix, `www.` left out of account, with the same
 * port; `https` also where `http` was allowed.
 */
export function isAllowedSite(allowed: readonly string[], url: string): boolean {
	const page = readSite(url);
	if (page === null) return false;
	return allowed.some((origin) => {
		const site = readSite(origin);
		if (site === null || (site.isSecure && !page.isSecure)) return false;
		const isUpgrade = !site.isSecure && page.isSecure && site.port === "" && page.port === "";
		if (site.isSecure !== page.isSecure && !isUpgrade) return false;
		return site.port === page.port && isHostBelow(page.host, site.host);
	});
}

/** Origins of web pages among what a page of the hub sent, each once, without that of the hub. */
export function readSites(sites: readonly string[], hubOrigin: string): string[] {
	const origins = sites.flatMap((site) => (mayRunOn(site, hubOrigin) ? [new URL(site).origin] : []));
	return [...new Set(origins)];
}

interface Site {
	readonly isSecure: boolean;
	readonly host: string;
	readonly port: string;
}

function readSite(url: string): Site | null {
	if (!URL.canParse(url)) return null;
	const { protocol, hostname, port } = new URL(url);
	if (protocol !== "https:" && protocol !== "http:") return null;
	return { isSecure: protocol === "https:", host: hostname.replace(/^www\./, ""), port };
}
