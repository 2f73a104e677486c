/** Any text, also one with slashes. */
const GAP = "\uE000";
const START = "\uE001";
const END = "\uE002";
/** More texts than this are not expanded: the include counts as one for any site. */
const MAX_VARIANTS = 256;
const MAX_LENGTH = 2048;
/** Suffixes shared by unrelated sites: `*.com` counts as every site. */
export const SHARED_SUFFIX = /^(?:[a-z]{2,}|(?:co|com|org|net|gov|edu|ac)\.[a-z]{2})$/;
/** Labels that many unrelated sites use before their own: `www.*` names no site. */
const COMMON_LABEL =
	/^(?:www\d*|mail|shop|blogs?|forums?|wiki|news|login|accounts?|secure|store|search|images?|video|home|online|portal|apps?|static|media|support|help|docs?|mobile|web)$/;
/** `index.php` in an expression is a file, wherever it lies. */
const FILE_ENDING = /\.(?:php\d?|html?|aspx?|jsp|cgi|js|css|json|xml|png|jpe?g|gif|svg)$/;
/** A label next to a gap is the end of a longer one; a short end is shared by too many. */
const MIN_PARTIAL_LABEL = 4;

/**
 * The sites that an `@include` covers, by its globs and the regular expression's literal parts.
 *
 * @param include the value as written: a glob over the whole address, or `/…/`
 * @returns hosts in lower case without port: `shop.example`, `*.shop.example` with its subdomains, `shop.*` under any
 * suffix; empty when no web page can match; null when it may match pages of any site
 */
export function includeSites(include: string): readonly string[] | null {
	if (include.length > MAX_LENGTH || /[\uE000-\uE002]/.test(include)) return null;
	const variants = variantsOf(include);
	if (variants === null) return null;
	const sites = new Set<string>();
	for (const variant of variants) {
		const site = siteOf(variant);
		if (site === "any") return null;
		if (site !== "none") sites.add(site);
	}
	return [...sites];
}

function variantsOf(include: string): readonly string[] | null {
	if (include.length > 1 && include.startsWith("/") && include.endsWith("/")) {
		return new Expansion(include.slice(1, -1)).all()?.map(anchored) ?? null;
	}
	const glob = include.replace(/\*+/g, GAP).replace(/\.tld(?=[/:]|\uE000|$)/, `.${GAP}`);
	return [glob];
}

function anchored(variant: string): string {
	const from = variant.lastIndexOf(START);
	const to = variant.indexOf(END);
	const text = variant.slice(from + 1, to < 0 ? undefined : to);
	return `${from < 0 ? GAP : ""}${text}${to < 0 ? GAP : ""}`.replace(/\uE000+/g, GAP);
}

function siteOf(variant: string): string | "any" | "none" {
	const text = variant.toLowerCase();
	const scheme = /^([a-z0-9+.\uE000-]*):\/{2,3}/.exec(text);
	if (scheme?.[1] !== undefined) {
		if (!/^(?:https?|ftp)$|\uE000/.test(scheme[1])) return "none";
		return siteOfHost(text.slice(scheme[0].length));
	}
	if (text.startsWith(GAP)) return siteOfHost(text.replace(/^\uE000:?\/\//, ""));
	// `http*`: what follows may be any host.
	const start = /^[^\uE000]*/.exec(text)?.[0] ?? "";
	return start.length < text.length && /^(?:https?:?\/{0,2}|h|ht|htt)$/.test(start)
		? siteOfHost(text.slice(start.length))
		: "none";
}

function siteOfHost(rest: string): string | "any" {
	const authority = (/^[^/?#]*/.exec(rest)?.[0] ?? "").replace(/:(?:\d|\uE000)*$/, "");
	const anySuffix = /(?:\.\uE000)+$/.test(authority);
	const host = authority.replace(anySuffix ? /(?:\.\uE000)+$/ : /\uE000$/, "").replace(/\.$/, "");
	const gap = host.lastIndexOf(GAP);
	let known = host.slice(gap + 1);
	if (gap >= 0 && !known.startsWith(".")) {
		const [partial = "", ...labels] = known.split(".");
		if (partial.length < MIN_PARTIAL_LABEL) known = labels.join(".");
	}
	known = known.replace(/^\./, "");
	if (!/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*$/u.test(known) || FILE_ENDING.test(known)) return "any";
	if (anySuffix) {
		const label = known.split(".").at(-1) ?? "";
		return label.length >= MIN_PARTIAL_LABEL && !COMMON_LABEL.test(label) ? `${label}.*` : "any";
	}
	if (gap < 0 && rest.startsWith(known) && authority === known) return known;
	return known.includes(".") && !SHARED_SUFFIX.test(known) ? `${gap < 0 ? "" : "*."}${known}` : "any";
}

/** Expands a regular expression into the texts it can match, with gaps for parts that are not literal. */
class Expansion {
	readonly #source: string;
	#at = 0;
	#count = 0;

	constructor(source: string) {
		this.#source = source;
	}

	/** Null for an expression with too many variants, or one that does not parse. */
	all(): readonly string[] | null {
		const variants = this.#alternatives();
		return this.#at === this.#source.length && this.#count <= MAX_VARIANTS ? variants : null;
	}

	#alternatives(): readonly string[] {
		const variants = [...this.#sequence()];
		while (this.#source[this.#at] === "|") {
			this.#at += 1;
			variants.push(...this.#sequence());
		}
		return variants;
	}

	#sequence(): readonly string[] {
		let variants: readonly string[] = [""];
		while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? "")) {
			const parts = this.#quantified(this.#atom());
			this.#count = Math.max(this.#count, variants.length * parts.length);
			if (this.#count > MAX_VARIANTS) return [GAP];
			variants = variants.flatMap((before) => parts.map((part) => before + part));
		}
		return variants;
	}

	#quantified(parts: readonly string[]): readonly string[] {
		const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(this.#source.slice(this.#at, this.#at + 20))?.[0];
		if (quantifier === undefined) return parts;
		this.#at += quantifier.length;
		if (this.#source[this.#at] === "?") this.#at += 1;
		return quantifier === "?" ? ["", ...parts] : [GAP];
	}

	#atom(): readonly string[] {
		const sign = this.#source[this.#at] ?? "";
		this.#at += 1;
		if (sign === "(") return this.#group();
		if (sign === "[") return this.#characterClass();
		if (sign === "\\") return this.#escape();
		if (sign === "^") return [START];
		if (sign === "$") return [END];
		// An unescaped dot is taken for a dot: authors mean the one between the labels of a host.
		return [sign];
	}

	#group(): readonly string[] {
		const opening = /^\?(?:[:]|<?[=!]|<\w+>)/.exec(this.#source.slice(this.#at, this.#at + 60))?.[0] ?? "";
		this.#at += opening.length;
		const variants = this.#alternatives();
		if (this.#source[this.#at] === ")") this.#at += 1;
		else this.#count = MAX_VARIANTS + 1;
		return /[=!]$/.test(opening) ? [""] : variants;
	}

	#characterClass(): readonly string[] {
		const body = /^(?:\\.|[^\]\\])*/s.exec(this.#source.slice(this.#at))?.[0] ?? "";
		this.#at += body.length + 1;
		const [only] = /^\\?([./-])$/.exec(body) ?? [];
		return [only === undefined ? GAP : body.slice(-1)];
	}

	#escape(): readonly string[] {
		const sign = this.#source[this.#at] ?? "";
		this.#at += 1;
		if (/[bB]/.test(sign)) return [""];
		return [/[\p{L}\d]/u.test(sign) ? GAP : sign];
	}
}
