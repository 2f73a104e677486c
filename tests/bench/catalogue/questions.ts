/** A value that both PostgreSQL and JSON know. */
export type Argument = string | number | readonly string[] | readonly Condition[];

interface Condition {
	readonly field: string;
	readonly value: string;
	readonly excluded: boolean;
}

export interface Question {
	readonly name: string;
	readonly rpc:
		| "list_scripts"
		| "search_scripts"
		| "suggest_search"
		| "list_address_pages"
		| "list_script_addresses"
		| "list_author_addresses"
		| "category_counts"
		| "tag_counts";
	readonly args: Readonly<Record<string, Argument>>;
}

/** Half of all ids come before it. */
const MIDDLE = "80000000-0000-4000-8000-000000000000";

const list = (name: string, args: Question["args"] = {}): Question => ({ name, rpc: "list_scripts", args });
const find = (name: string, p_term: string, args: Question["args"] = {}): Question => ({
	name,
	rpc: "search_scripts",
	args: { p_term, ...args },
});
const where = (...pairs: readonly (readonly [field: string, value: string])[]) => ({
	p_conditions: pairs.map(([field, value]) => ({
		field: field.replace("-", ""),
		value,
		excluded: field.startsWith("-"),
	})),
});

/** Queries of visitors, the sitemap and the home page. The first one, the bare list, is the baseline for the others. */
export const questions: readonly Question[] = [
	list("list, most popular"),
	list("list, newest", { p_sort: "newest" }),
	list("list, alphabetical", { p_sort: "alphabetical" }),
	list("list, highest rated", { p_sort: "rating" }),
	list("list, page 40", { p_offset: 936 }),
	list("category", { p_category: "media" }),
	list("category, newest", { p_category: "media", p_sort: "newest" }),
	list("tag, common", { p_tag: "tag0" }),
	list("tag, rare", { p_tag: "tag1900" }),
	list("risk: medium", { p_risks: ["amber"] }),
	find("search, very common word", "table"),
	find("search, very common word, best match", "table", { p_sort: "best_match" }),
	find("search, two words", "dark theme"),
	find("search, two words, best match", "dark theme", { p_sort: "best_match" }),
	find("search, rare word", "mirutase"),
	find("search, slip of the finger", "tranlsate"),
	find("search, slip, best match", "tranlsate", { p_sort: "best_match" }),
	find("search, some of its words", "mirutase table zebra export", { p_sort: "best_match" }),
	find("search, synonyms of common words", "howto youtube spreadsheet", { p_sort: "best_match" }),
	find("search, beginning of a word", "downl"),
	find("search, inside a title", "ownloa"),
	find("search, two letters", "ta"),
	find("search, nothing found", "qqqqwwwxx"),
	{ name: "suggestions, common beginning", rpc: "suggest_search", args: { p_term: "tab" } },
	{ name: "suggestions, two words", rpc: "suggest_search", args: { p_term: "dark the" } },
	list("site:", where(["site", "site42.example"])),
	list("connects: and grants:", where(["connects", "host77.example"], ["grants", "GM_setValue"])),
	list("grants:, very common", where(["grants", "GM_addStyle"])),
	list("by:", where(["by", "author77"])),
	list("phrase, not a tag", where(["phrase", "dark theme"], ["-tag", "tag0"])),
	find("word in a category", "translate", { p_category: "media", p_risks: ["green", "amber"] }),
	find("word, newest", "translate", { p_sort: "newest" }),
	find("word with tag:, risk: and kind:", "table", where(["tag", "tag3"], ["risk", "low"], ["kind", "userscript"])),
	{ name: "sitemap, pages of scripts", rpc: "list_address_pages", args: { p_kind: "scripts" } },
	{ name: "sitemap, pages of authors", rpc: "list_address_pages", args: { p_kind: "authors" } },
	{ name: "sitemap, 1,000 scripts", rpc: "list_script_addresses", args: { p_after: MIDDLE } },
	{ name: "sitemap, 1,000 authors", rpc: "list_author_addresses", args: { p_after: MIDDLE } },
	{ name: "categories and their numbers", rpc: "category_counts", args: {} },
	{ name: "tags and their numbers", rpc: "tag_counts", args: {} },
];
