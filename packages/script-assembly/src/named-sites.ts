import { parse } from "tldts";

/** Which sites a person's own words name. */
export interface NamedSites {
	/** Host names in lower case, in the order in which they are named. */
	readonly hosts: readonly string[];
	/** The words ask for every site. */
	readonly everySite: boolean;
}

/** Text that a person copied from elsewhere: code, quoted lines, and quotations of more than one word. */
const QUOTED =
	/```[\s\S]*?(?:```|(?![\s\S]))|^[ \t]*>.*$|"[^"\n]*\s[^"\n]*"|“[^”]*\s[^”]*”|«[^»]*\s[^»]*»|`[^`\n]*\s[^`\n]*`/gm;
const HOST =
	/(?<![\w@./-])(?:https?:\/\/)?(?:\*\.)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9])(?![\w@-])/gi;
const EVERY_SITE =
	/\b(?:every|all|any)\s+(?:(?:web|other|single)\s+)?(?:web)?(?:sites?|pages?)\b|\beverywhere\b|\bevery\s+page\b/i;
/** Endings of files that are also domains. A name with one of them is a site only with a scheme or a path before or after it. */
const FILE_ENDINGS: ReadonlySet<string> = new Set([
	"md",
	"py",
	"sh",
	"rs",
	"pl",
	"ps",
	"zip",
	"mov",
	"js",
	"ts",
	"java",
]);

/**
 * Reads which sites a request names. What it quotes does not count: it may be copied from a page, whose words decide nothing.
 * @param request a person's description of a script
 * @returns the sites
 */
export function namedSites(request: string): NamedSites {
	const own = request.replaceAll(QUOTED, " ");
	const hosts = [...own.matchAll(HOST)].flatMap(([written, host = ""]) => {
		const { isIcann, isPrivate, publicSuffix, domain } = parse(host.toLowerCase(), { allowPrivateDomains: true });
		if ((!isIcann && !isPrivate) || domain === null) return [];
		const isFile = FILE_ENDINGS.has(publicSuffix ?? "") && !written.includes("://");
		return isFile ? [] : [host.toLowerCase()];
	});
	return { hosts: [...new Set(hosts)], everySite: EVERY_SITE.test(own) };
}

/** Titles of one word could be a site that the person names: they are left out only behind the words that the hub writes. */
const PROPOSAL = "Enhance this script: ";

/**
 * Leaves out of a request what the hub put there: the title of a script, which its author wrote.
 * @param request a person's description of a change
 * @param titles of the script, as far as they are known
 * @returns the person's own words
 */
export function withoutTitles(request: string, titles: readonly (string | null | undefined)[]): string {
	let own = request;
	for (const title of titles.flatMap((one) => one?.trim() || []).toSorted((a, b) => b.length - a.length)) {
		own = own.replaceAll(/\s/.test(title) ? title : PROPOSAL + title, " ");
	}
	return own;
}
