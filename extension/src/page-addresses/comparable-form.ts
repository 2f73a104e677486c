/**
 * Rules and addresses in the form in which they are compared. Browsers show pages under addresses in ASCII: hosts in punycode, other
 * characters as escapes. Chromium brings patterns into that form before it compares them; what this extension compares itself has to
 * agree with it, or a script runs and the popup says that it does not.
 */

const UNRESERVED = /^[\w.~-]$/;
/** Between the labels of a host; the standard takes all of them for a dot (UTS 46). */
const DOTS = /[.。．｡]/;
/** Parts of a regular expression that stay: ASCII, escapes, classes and the names of groups; and runs of letters, digits and hyphens. */
const EXPRESSION_PART =
	/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?<[^>]*>|(?<run>[\p{L}\p{M}\p{N}-]+)|(?<other>[^\p{ASCII}])/gu;
/** Characters that browsers escape in the path or the query of an address (URL standard, percent-encode sets), without space. */
const ESCAPED = /["<>`{}]|[^\p{ASCII}]/gu;

/**
 * Takes a rule, or an address that a browser has normalized, apart at its first slashes. Not for addresses that people wrote: there only
 * the parser of addresses says what the host is.
 * @returns the scheme with its slashes, the host with its port, and what follows; null for a text without a scheme
 */
export function partsOfRule(
	text: string,
): { readonly scheme: string; readonly host: string; readonly rest: string } | null {
	const start = text.indexOf("://") + 3;
	if (start === 2 || /[/?#]/.test(text.slice(0, start - 3))) return null;
	const length = text.slice(start).search(/[/?#]/);
	const end = length === -1 ? text.length : start + length;
	return { scheme: text.slice(0, start), host: text.slice(start, end), rest: text.slice(end) };
}

/**
 * A `@match`, `@include` or own rule as it is compared.
 * @param text a match pattern, a glob, or a regular expression between slashes
 * @returns the same text where it is ASCII already; a label that mixes letters beyond ASCII with wildcards stays, and matches nothing; so
 *   do classes of an expression
 */
export function comparableRule(text: string): string {
	if (text === "<all_urls>") return text;
	if (text.length > 1 && text.startsWith("/") && text.endsWith("/")) return comparableExpression(text);
	const parts = partsOfRule(text);
	return parts === null ? comparablePath(text) : parts.scheme + comparableHost(parts.host) + comparablePath(parts.rest);
}

/**
 * Whether a page can have a host that a rule names. Chromium refuses all of a registration for one pattern with another host.
 * @param host of a rule, with its port and wildcards; empty for one of local files
 */
export function isPossibleHost(host: string): boolean {
	const [, name = "", port = ""] = /^(.*?)(?::(\d+|\*))?$/s.exec(host) ?? [];
	if (port !== "" && port !== "*" && Number(port) > 65_535) return false;
	return name === "" || URL.canParse(`http://${name.replace(/^\*\./, "").replaceAll("*", "a")}/`);
}

/**
 * An address as rules are compared with it.
 * @param href as the browser has normalized it (`location.href`, `tab.url`)
 * @returns the address without escapes that mean the same as the character itself
 */
export function comparableAddress(href: string): string {
	const parts = partsOfRule(href);
	return parts === null ? href : parts.scheme + parts.host + comparablePath(parts.rest);
}

function comparablePath(path: string): string {
	return path
		.replace(/%([0-9a-f]{2})/gi, (written, digits: string) => {
			const code = Number.parseInt(digits, 16);
			const character = String.fromCharCode(code);
			return code > 127 ? written.toUpperCase() : UNRESERVED.test(character) ? character : written;
		})
		.replace(ESCAPED, (character) => encodeURIComponent(character.replace(/\p{Surrogate}/u, "\ufffd")));
}

/** A host of a rule, with its port and wildcards. */
function comparableHost(host: string): string {
	if (/^\p{ASCII}*$/u.test(host)) return host;
	return host.split(DOTS).map(comparableLabel).join(".");
}

function comparableLabel(label: string): string {
	const [, name = "", port = ""] = /^(.*?)(:[\d*]+)?$/su.exec(label) ?? [];
	if (/^\p{ASCII}*$|\*/u.test(name) || !URL.canParse(`http://${name}.test`)) return label;
	return new URL(`http://${name}.test`).hostname.replace(/\.test$/, "") + port;
}

/**
 * A regular expression that fits both forms of what it names: the label of a host in punycode, and a word of the path with escapes. An
 * expression does not say in which of both places its letters are.
 */
function comparableExpression(text: string): string {
	if (/^\p{ASCII}*$/u.test(text)) return text;
	return text.replace(EXPRESSION_PART, (part: string, ...rest: unknown[]) => {
		const { run, other } = rest.at(-1) as { readonly run?: string; readonly other?: string };
		if (other !== undefined) return bothForms(other);
		if (run === undefined || /^\p{ASCII}*$/u.test(run)) return part;
		const [at] = rest.filter((one) => typeof one === "number");
		const isRepeated = /[*+?{]/.test(text.charAt((at ?? 0) + part.length));
		const last = isRepeated ? (Array.from(run).at(-1) ?? "") : "";
		// What repeats is the last character alone.
		return bothForms(run.slice(0, run.length - last.length)) + bothForms(last);
	});
}

function bothForms(word: string): string {
	if (/^\p{ASCII}*$/u.test(word)) return word;
	const label = comparableLabel(word);
	const path = comparablePath(word);
	return label === word ? `(?:${path})` : `(?:${path}|${label})`;
}
