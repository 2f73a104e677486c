import type { CapabilityProfile } from "../analysis-result.ts";

/** Directives of a Content-Security-Policy that can stop something a script was found to do. */
export type CspDirective =
	| "connect-src"
	| "script-src"
	| "worker-src"
	| "style-src"
	| "img-src"
	| "media-src"
	| "frame-src"
	| "object-src"
	| "form-action"
	| "default-src";

/** One directive and the hosts that it would block. `(unknown)` stands for an unresolved one. */
export interface CspObstacle {
	readonly directive: CspDirective;
	readonly hosts: readonly string[];
}

/**
 * Parts of a bookmarklet that a site's policy could block. Whether it starts at all is decided by `script-src` without
 * 'unsafe-inline' in browsers that apply the page's policy to `javascript:` bookmarks (Firefox until bug 1478037 was
 * fixed in version 69).
 */
export interface CspForecast {
	readonly obstacles: readonly CspObstacle[];
	/** `eval`, `Function`, string timers: `script-src` without 'unsafe-eval'. */
	readonly codeFromText: readonly string[];
	/** Script elements with text in them: `script-src` without 'unsafe-inline'. */
	readonly inlineScripts: boolean;
}

/** By the API that the profile names (https://www.w3.org/TR/CSP3/#csp-directives). */
const DIRECTIVES: readonly (readonly [RegExp, CspDirective])[] = [
	[
		/^(?:fetch|XMLHttpRequest|navigator\.sendBeacon|WebSocket|EventSource|Transport\.write|a library|a\.ping)/,
		"connect-src",
	],
	[/^(?:(?:Shared)?Worker|serviceWorker)\b/, "worker-src"],
	[/^(?:script\.|import|markup script)/, "script-src"],
	[/^link\./, "style-src"],
	[/^(?:img\.|image\.|Image\b|style url)/, "img-src"],
	[/^(?:video\.|audio\.|source\.|track\.|Audio\b)/, "media-src"],
	[/^(?:iframe\.|frame\.)/, "frame-src"],
	[/^(?:object\.|embed\.)/, "object-src"],
	[/^form\./, "form-action"],
];

/** Navigation, which no policy blocks, and features that bookmarks do not have: libraries, the manager's functions. */
const NOT_BOUND =
	/^(?:@|GM[._]|window\.open|location|history|navigation|document\.location|a\.|area\.|meta |base\.|Presentation|Payment|RTC)/;

/** The page's own site is allowed by nearly every policy, and forms of the page go where the page wants them to. */
const ALLOWED: ReadonlySet<string> = new Set(["(this site)", "(given by the page)"]);

const FROM_TEXT = /^(?:eval|Function|setTimeout|setInterval|setImmediate|execScript)$/;
const INLINE = /^(?:script text|element text|markup script|javascript:)/;

/**
 * Lists which parts of a bookmarklet's profile a Content-Security-Policy of the page could block. Whether a site has such
 * a policy is unknown. Never throws.
 *
 * @param profile the capabilities of an `AnalysisResult`
 * @returns the directives with the hosts they would block, without the page's own site
 * @see https://www.w3.org/TR/CSP3/#csp-directives
 */
export function forecastCsp({ hosts, code_loading }: CapabilityProfile): CspForecast {
	const byDirective = new Map<CspDirective, Set<string>>();
	for (const { host, via } of hosts) {
		if (ALLOWED.has(host) || (NOT_BOUND.test(via) && via !== "a.ping")) continue;
		const directive = DIRECTIVES.find(([apis]) => apis.test(via))?.[1] ?? "default-src";
		byDirective.set(directive, (byDirective.get(directive) ?? new Set()).add(host));
	}
	const made = code_loading.map(({ what }) => what);
	return {
		obstacles: [...byDirective].map(([directive, known]) => ({ directive, hosts: [...known] })),
		codeFromText: made.filter((what) => FROM_TEXT.test(what)),
		inlineScripts: made.some((what) => INLINE.test(what)),
	};
}
