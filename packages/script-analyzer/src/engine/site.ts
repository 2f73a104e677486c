import { describeHosts } from "@scriptorium/userscript/host-access";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";

/** What a script says about where it belongs. */
export interface SiteKnowledge {
	/** Registrable domains that a `@match` or `@include` names outright. */
	readonly domains: ReadonlySet<string>;
	/** Hosts of `@connect`, lower case; a bare `*` left out. */
	readonly connects: readonly string[];
}

/** Suffixes under which strangers can have a name of their own. The large ones of publicsuffix.org, private part. */
const SHARED = new Set([
	"github.io", "gitlab.io", "herokuapp.com", "workers.dev", "pages.dev", "netlify.app", "vercel.app", "web.app",
	"firebaseapp.com", "appspot.com", "blogspot.com", "amazonaws.com", "cloudfront.net", "azurewebsites.net", "ngrok.io",
	"glitch.me", "repl.co", "surge.sh", "onrender.com", "fly.dev", "deno.dev", "wordpress.com", "tumblr.com", "wixsite.com",
]); // biome-ignore format: a list
const SECOND_LEVEL = /^(?:ac|co|com|edu|gov|go|gob|net|ne|or|org)$/;

/** `api.shop.co.uk` → `shop.co.uk`; addresses in numbers stay whole. */
export function registrableDomain(host: string): string {
	if (/^[\d.]+$|^\[/.test(host)) return host;
	const labels = host.split(".").filter(Boolean);
	const two = labels.slice(-2).join(".");
	const [second = "", top = ""] = labels.slice(-2);
	const suffixLabels = SHARED.has(two) || (top.length === 2 && SECOND_LEVEL.test(second)) ? 2 : 1;
	return labels.slice(-suffixLabels - 1).join(".");
}

export function knowSite(metadata: ScriptMetadata | null): SiteKnowledge {
	if (metadata === null) return { domains: new Set(), connects: [] };
	const hosts = describeHosts(metadata).flatMap(({ host, broad }) => (host !== null && !broad ? [host] : []));
	return {
		domains: new Set(hosts.map((host) => registrableDomain(host.replace(/^\*\./, "").replace(/:\d+$/, "")))),
		connects: metadata.connects.map((host) => host.toLowerCase()).filter((host) => host !== "*"),
	};
}

/** `@connect` takes subdomains along; `self` is the page's own host. */
export function isDeclared(site: SiteKnowledge, host: string): boolean {
	return site.connects.some((connect) => {
		const name = connect.replace(/^\*\./, "");
		return host === name || host.endsWith(`.${name}`);
	});
}
