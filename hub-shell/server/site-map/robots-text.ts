import { PRIVATE_PATTERNS } from "../heads/fixed-heads.ts";

/** Paths of responses for programs, none of which is a page. */
const MACHINES = ["/rest/", "/functions/", "/storage/", "/realtime/", "/graphql/", "/healthz"] as const;

/** `GET /robots.txt`. Source: RFC 9309. */
export function robotsText(origin: string): string {
	const rules = [...PRIVATE_PATTERNS.flatMap(rulesOf), ...MACHINES.map((path) => `Disallow: ${path}`)];
	return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

/** Rules match prefixes: `/admin` alone would also exclude a person at `/admiral`. */
function rulesOf(pattern: string): readonly string[] {
	const path = pattern.replace(/:[a-zA-Z]+/g, "*");
	return [`${path}$`, `${path}?`, `${path}/`].map((rule) => `Disallow: ${rule}`);
}
