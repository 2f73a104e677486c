import { matchesUrl } from "@scriptorium/userscript/matches-url";
import type { ScriptMetadata } from "@scriptorium/userscript/metadata";

/** Nobody's: `.test` never resolves (RFC 2606). */
const GENERIC = "https://www.bluebird-market.test";
/** Words on which scripts for any site wait. */
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

/** A page on which the script runs, by its own `@match` and `@include` lines; any page for a bookmarklet. */
export function chooseAddress(metadata: ScriptMetadata | null): URL {
	if (metadata === null) return new URL(GENERIC + PATHS[0]);
	const written = [...metadata.matches, ...metadata.includes].flatMap(fromPattern);
	const candidates = [...PATHS.map((path) => GENERIC + path), ...written];
	const fitting = candidates.find((candidate) => matchesUrl(metadata, candidate));
	return new URL(fitting ?? written[0] ?? GENERIC + PATHS[0]);
}

/** Addresses that a pattern most likely takes: stars filled with something. */
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

/** A regular expression with its signs taken off, as far as that makes an address. */
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
