import { askAddress, type Check, cannotTell, differs, type Outcome, ok } from "./check.ts";

const YEAR_S = 31_536_000;

/** Judges the headers of the hub's first page. */
const fromHeaders =
	(judge: (headers: Headers, hubOrigin: string, projectUrl: string) => Outcome): Check["look"] =>
	async ({ hubOrigin, projectUrl }) => {
		if (hubOrigin === null) return cannotTell("HUB_ORIGIN is not given");
		const { headers } = await askAddress(`${hubOrigin}/`, { headers: { Accept: "text/html" } });
		return judge(headers, hubOrigin, projectUrl);
	};

function directive(policy: string, name: string): string[] {
	const found = policy.split(";").map((part) => part.trim().split(/\s+/));
	return found.find(([first]) => first === name)?.slice(1) ?? [];
}

export const hubChecks: readonly Check[] = [
	{
		name: "hub: nosniff",
		advice: "let the proxy in front pass X-Content-Type-Options on unchanged",
		look: fromHeaders((headers) => {
			const value = headers.get("x-content-type-options");
			return value === "nosniff" ? ok("on every page") : differs(value ?? "no such header");
		}),
	},
	{
		name: "hub: Content-Security-Policy",
		advice: "let the proxy pass the policy on unchanged; set HUB_ORIGIN and SUPABASE_URL of the hub's server",
		look: fromHeaders((headers, hubOrigin, projectUrl) => {
			const policy = headers.get("content-security-policy");
			if (policy === null) return differs("no such header");
			if (!directive(policy, "default-src").includes("'none'")) return differs("default-src is not 'none'");
			const scripts = directive(policy, "script-src");
			const loose = scripts.filter((source) => /^('unsafe-.*'|\*|https?:|data:|blob:)$/.test(source));
			if (scripts.length === 0 || loose.length > 0)
				return differs(`script-src allows ${loose.join(" ") || "anything"}`);
			const reached = hubOrigin === projectUrl ? "'self'" : projectUrl;
			if (!directive(policy, "connect-src").includes(reached)) return differs(`pages may not reach ${projectUrl}`);
			return ok("scripts only from listed origins");
		}),
	},
	{
		name: "hub: Trusted Types",
		advice: "let the proxy pass Content-Security-Policy-Report-Only on unchanged",
		look: fromHeaders((headers) => {
			const policy = headers.get("content-security-policy-report-only") ?? "";
			const isReported = directive(policy, "require-trusted-types-for").includes("'script'");
			return isReported ? ok("violations are reported") : differs("violations are not reported");
		}),
	},
	{
		name: "hub: HTTPS only",
		advice: "serve the hub by HTTPS and give its server the https address as HUB_ORIGIN",
		look: fromHeaders((headers, hubOrigin) => {
			const { protocol, hostname } = new URL(hubOrigin);
			const isLocal = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
			if (protocol !== "https:" && isLocal) return ok("not needed on this computer");
			if (protocol !== "https:") return differs("the hub is served without TLS");
			const value = headers.get("strict-transport-security");
			const seconds = Number(/max-age=(\d+)/.exec(value ?? "")?.[1] ?? 0);
			return seconds >= YEAR_S ? ok(value ?? "") : differs(value ?? "no Strict-Transport-Security");
		}),
	},
	{
		name: "hub: visitor's address",
		advice:
			"set HUB_ADDRESS_HEADER to the header that the proxy overwrites; a client's own X-Forwarded-For must not reach the server",
		// The server does not expose which address it uses, and no public answer depends on it.
		look: async () => cannotTell("the hub does not show which address it takes"),
	},
];
