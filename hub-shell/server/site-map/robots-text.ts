import { PRIVATE_PATTERNS } from "../heads/fixed-heads.ts";

/** Answers for programs that have their own documentation, and none of them is a page. */
const MACHINES = ["/rest/", "/functions/", "/storage/", "/realtime/", "/graphql/", "/healthz"] as const;

/** `GET /robots.txt`. Source: RFC 9309. */
export function robotsText(origin: string): string {
	const rules = [...PRIVATE_PATTERNS.flatMap(rulesOf), ...MACHINES.map((path) => `Disallow: ${path}`)];
	return ["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

/** Rules are beginnings: `/admin` alone would hide the person at `/admiral`, too. */
function rulesOf(pattern: string): readonly string[] {
	const path = pattern.replace(/:[a-zA-Z]+/g, "*");
	return [`${path}$`, `${path}?`, `${path}/`].map((rule) => `Disallow: ${rule}`);
}
