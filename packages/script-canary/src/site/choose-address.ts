import { matchesUrl } from "@scriptorium/userscript/matches-url";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";

/** Host of the fixture page; `.test` is reserved and never resolves (RFC 2606). */
const GENERIC = "https://www.bluebird-market.test";
/** Paths with words that scripts for any site look for. */
const PATHS = [
	"/account/login/signup/register/checkout/cart/pay/billing/order/confirmation/thank-you/settings/inbox/message/search/42",
	"/",
	"/account/project/wiki/watch/questions/42",
	"/login",
	"/signup",
	"/register",
	"/checkout",
	"/cart",
	"/search",
	"/settings",
	"/account",
	"/inbox",
];

/** Chooses an address on which the script runs, by its `@match` and `@include` lines; the default page for a bookmarklet. */
export function chooseAddress(metadata: ScriptMetadata | null): URL {
	if (metadata === null) return new URL(GENERIC + PATHS[0]);
	const written = [...metadata.matches, ...metadata.includes].flatMap(fromPattern);
	const candidates = [...PATHS.map((path) => GENERIC + path), ...written];
	const fitting = candidates.find((candidate) => matchesUrl(metadata, candidate));
	return new URL(fitting ?? written[0] ?? GENERIC + PATHS[0]);
}

/** Builds addresses that a pattern probably matches by filling in its wildcards. */
function fromPattern(pattern: string): string[] {
	const text = pattern.startsWith("/") && pattern.endsWith("/") ? readable(pattern) : pattern;
	const match = /^(\*|https?\*?):\/\/([^/]*)(.*)$/.exec(text);
	if (match === null) return [];
	const [, scheme = "*", authority = "", path = "/"] = match;
	const host = (authority === "*" ? "www.bluebird-market.test" : authority)
		.replace(/^\*\.?/, "www.")
		.replace(/\*/g, "a")
		.replace(/\.tld$/, ".com")
		.replace(/:a?$/, "");
	const fills = [(PATHS[0] ?? "").slice(1), "account/login/checkout/42", "42", ""];
	return fills
		.map((fill) => `${scheme === "http" ? "http" : "https"}://${host}${path.replace(/\*/g, fill) || "/"}`)
		.filter((address) => URL.canParse(address));
}

/** Turns a regular expression into a wildcard pattern, as far as possible. */
function readable(expression: string): string {
	return expression
		.slice(1, -1)
		.replace(/^\^/, "")
		.replace(/\$$/, "")
		.replace(/\(\?:|\)\??|\(|\[[^\]]*\][+*?]?|\.[*+]\??|\?/g, (part) =>
			part.startsWith("[") || part.startsWith(".") ? "*" : "",
		)
		.replace(/\\(.)/g, "$1");
}
