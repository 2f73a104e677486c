import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { PICTURE_LOADER_PATH } from "./avatars/serve-picture-loader.ts";
import { REPORT_PATH } from "./csp-reports/add-report-route.ts";
import { SANDBOX_PATH } from "./sandbox/serve-sandbox.ts";

interface PolicyInput {
	readonly origin: string;
	readonly backendUrl: string;
	readonly registry: RemoteRegistry | null;
	/** Hashes, as `sha256-…`, of inline style sheets that libraries insert into the page. */
	readonly styleHashes: readonly string[];
	/** Hashes of the style attributes that the server has rendered. */
	readonly attributeHashes?: readonly string[];
}

/**
 * Builds the Content-Security-Policy of the hub's documents. It allows neither inline scripts nor eval, and scripts of other
 * origins only from remotes in the registry.
 * @param input Origins of hub, backend and remotes, and hashes of inline style sheets.
 * @returns Value of the header.
 */
export function contentSecurityPolicy({
	origin,
	backendUrl,
	registry,
	styleHashes,
	attributeHashes = [],
}: PolicyInput): string {
	const elsewhere = remoteOrigins(registry).filter((remote) => remote !== origin);
	const backend = new URL(backendUrl).origin;
	const api = backend === origin ? [] : [backend, backend.replace(/^http/, "ws")];
	const directives: Record<string, readonly string[]> = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...elsewhere],
		"style-src": ["'self'", ...elsewhere, ...styleHashes.map((hash) => `'${hash}'`)],
		...(attributeHashes.length === 0
			? {}
			: { "style-src-attr": ["'unsafe-hashes'", ...attributeHashes.map((hash) => `'${hash}'`)] }),
		// No other hosts: they would learn visitors' IP addresses. The hub serves profile pictures itself.
		"img-src": ["'self'", "data:", "blob:", ...elsewhere],
		"font-src": ["'self'", ...elsewhere],
		"connect-src": ["'self'", ...elsewhere, ...api],
		"worker-src": ["'self'"],
		// Code in the sandbox cannot lead its frame to another address, which would learn what the code knows.
		"frame-src": [`${origin}${SANDBOX_PATH}`, `${origin}${PICTURE_LOADER_PATH}`],
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
 * Builds the report-only policy: only the named Trusted Types policies may turn texts into scripts or markup. It is not
 * enforced yet, so that a library that violates it does not break pages (W3C Trusted Types § 4).
 */
export function reportOnlyPolicy(): string {
	return [
		"require-trusted-types-for 'script'",
		"trusted-types script-worker 'allow-duplicates'",
		`report-uri ${REPORT_PATH}`,
	].join("; ");
}

/** What no response of the hub lets the browser use. */
const withMicrophone = (allowed: string) =>
	`camera=(), geolocation=(), microphone=(${allowed}), payment=(), usb=(), browsing-topics=()`;

/**
 * Value of `Permissions-Policy` for the shell's documents. Dictation needs the microphone; the policy belongs to the document and not
 * to the route, and frames of other origins, such as the sandbox, do not get it.
 */
export const DOCUMENT_PERMISSIONS = withMicrophone("self");

/**
 * Returns the security headers of every response; the shell's documents have a `permissions-policy` of their own.
 * @param origin Public origin of the hub; Strict-Transport-Security is only set for `https:`.
 */
export function securityHeaders(origin: string): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": withMicrophone(""),
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
