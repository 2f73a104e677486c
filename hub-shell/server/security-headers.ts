import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { REPORT_PATH } from "./csp-reports/add-report-route.ts";

interface PolicyInput {
	readonly origin: string;
	readonly backendUrl: string;
	readonly registry: RemoteRegistry | null;
	/** `sha256-…` of style sheets that libraries put into the page themselves. */
	readonly styleHashes: readonly string[];
}

/** Content-Security-Policy of the hub's documents. No inline script, no eval; foreign scripts only from listed remotes. */
export function contentSecurityPolicy({ origin, backendUrl, registry, styleHashes }: PolicyInput): string {
	const elsewhere = remoteOrigins(registry).filter((remote) => remote !== origin);
	const backend = new URL(backendUrl).origin;
	const api = backend === origin ? [] : [backend, backend.replace(/^http/, "ws")];
	const directives: Record<string, readonly string[]> = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...elsewhere],
		"style-src": ["'self'", ...elsewhere, ...styleHashes.map((hash) => `'${hash}'`)],
		// Never other hosts: whoever owns one would learn the addresses of the visitors. Profile pictures are the hub's own.
		"img-src": ["'self'", "data:", "blob:", ...elsewhere],
		"font-src": ["'self'", ...elsewhere],
		"connect-src": ["'self'", ...elsewhere, ...api],
		"worker-src": ["'self'"],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"frame-ancestors": ["'none'"],
	};
	return Object.entries(directives)
		.map(([name, values]) => `${name} ${values.join(" ")}`)
		.join("; ");
}

/**
 * Policy that browsers only report on: texts become scripts or markup through no policy but those named here. It is not
 * enforced yet, so a library that breaks it breaks no page (W3C Trusted Types § 4).
 */
export function reportOnlyPolicy(): string {
	return [
		"require-trusted-types-for 'script'",
		"trusted-types script-worker 'allow-duplicates'",
		`report-uri ${REPORT_PATH}`,
	].join("; ");
}

/** Headers of every answer. */
export function securityHeaders(origin: string): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		"cross-origin-opener-policy": "same-origin",
		...(origin.startsWith("https://") ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
	};
}

function remoteOrigins(registry: RemoteRegistry | null): string[] {
	const addresses = (registry?.remotes ?? []).flatMap(({ entry, preload, css }) => [entry, ...preload, ...css]);
	return [
		...new Set(addresses.filter((address) => !address.startsWith("/")).map((address) => new URL(address).origin)),
	];
}
