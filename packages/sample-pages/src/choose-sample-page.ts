import { type SamplePageId, samplePageIds } from "./sample-page.ts";

/** Facts about a script that are known before it runs. */
export interface DescribedScript {
	readonly category: string;
	readonly tags: readonly string[];
	/** Sites on which a userscript runs, as its metadata writes them; empty for a bookmarklet. */
	readonly sites: readonly string[];
	readonly code: string;
}

interface Signals {
	/** Categories of scripts that are mostly for such pages. */
	readonly categories: readonly string[];
	readonly tags: RegExp;
	/** Names before the end of a host: `youtube` of `www.youtube.com`. */
	readonly sites: readonly string[];
	/** Names in code that reads or changes such pages; not fields as such, which scripts for all pages leave alone. Each counts once. */
	readonly code: readonly RegExp[];
}

/** Weights: what the author says in tags and sites tells more than the category, and the category more than one name in the code. */
const WEIGHTS = { tag: 4, site: 6, category: 3, name: 1.5 } as const;

const SIGNALS: Readonly<Record<SamplePageId, Signals>> = {
	article: {
		categories: ["productivity", "accessibility", "education", "design"],
		tags: /^(?:article|reading|read(?:er|ing)-mode|text|typography|print|citations?|quotes?|headings?|outline|overlays?|pop-?ups?|cookie-?banners?|footnotes?|translat(?:e|ion)|words?)$/,
		sites: [
			"wikipedia",
			"medium",
			"substack",
			"nytimes",
			"theguardian",
			"bbc",
			"zeit",
			"spiegel",
			"blogspot",
			"wordpress",
		],
		code: [/["'`][^"'`\n]*\barticle\b/, /["'`]h[1-6]\b/, /\bblockquote\b/, /\bcookie-?(?:banner|consent)/i],
	},
	table: {
		categories: ["data"],
		tags: /^(?:tables?|csv|tsv|spreadsheets?|sort(?:ing|able)?|excel|columns?|json|statistics)$/,
		sites: ["docs", "airtable", "datawrapper"],
		code: [
			/\bHTMLTable/,
			/["'`](?:[^"'`\n]*[ ,>])?(?:table|thead|tbody|t[drh])\b[^"'`\n<]*["'`]/,
			/\.(?:rows|cells)\b/,
			/\btext\/csv\b/,
			/\b(?:row|col)Span\b/,
		],
	},
	form: {
		categories: ["security", "automation"],
		tags: /^(?:forms?|passwords?|inputs?|sign-?in|log-?in|autofill|spelling|grammar|copy-?paste|paste|captcha|fields?)$/,
		sites: ["forms", "typeform", "accounts"],
		code: [
			/\[type=["']?password/,
			/type\s*===?\s*["'`]password/,
			/\bfieldset\b/,
			/\bFormData\b/,
			/\bonpaste\b|["'`]paste["'`]/,
			/user-?select/i,
		],
	},
	shop: {
		categories: ["shopping"],
		tags: /^(?:shop(?:ping)?|prices?|cart|amazon|ebay|coupons?|discounts?|products?)$/,
		sites: ["amazon", "ebay", "etsy", "aliexpress", "walmart", "zalando", "otto"],
		code: [
			/["'`][^"'`\n]*\bprices?\b/i,
			/\b(?:add-?to-?)?cart\b/i,
			/\bsponsored\b/i,
			/schema\.org\/Product/,
			/[€$£]\\?s?\*?\\d/,
		],
	},
	video: {
		categories: ["media"],
		tags: /^(?:videos?|youtube|playback|speed|subtitles?|picture-in-picture|pip|player|autoplay|audio)$/,
		sites: ["youtube", "youtu", "vimeo", "twitch", "netflix", "dailymotion", "primevideo"],
		code: [
			/\bHTML(?:Video|Media)Element\b/,
			/["'`](?:[^"'`\n]*[ ,])?video\b[^"'`\n]*["'`]/,
			/\bplaybackRate\b/,
			/\b(?:requestP|p)ictureInPicture/,
			/\.(?:currentTime|paused|muted)\b/,
		],
	},
	feed: {
		categories: ["social"],
		tags: /^(?:feeds?|social|twitter|x|facebook|instagram|reddit|mastodon|timeline|posts?|promoted|linkedin)$/,
		sites: ["twitter", "facebook", "instagram", "reddit", "mastodon", "linkedin", "bsky", "threads", "tiktok", "x"],
		code: [
			/\bpromoted\b/i,
			/\btimeline\b/i,
			/\btweet/i,
			/\bdata-testid\b/,
			/\btime\[datetime\b/,
			/["'`][^"'`\n]*\bposts?\b/,
		],
	},
};

/**
 * Chooses the sample page on which a script shows most: the one that most of what is known about the script points to, an article if nothing does.
 * @param script category, tags, sites and code of the script
 * @returns the kind of page
 */
export function chooseSamplePage({ category, tags, sites, code }: DescribedScript): SamplePageId {
	const points = samplePageIds.map((id) => {
		const signals = SIGNALS[id];
		const score =
			WEIGHTS.category * Number(signals.categories.includes(category)) +
			WEIGHTS.tag * tags.filter((tag) => signals.tags.test(tag.toLowerCase())).length +
			WEIGHTS.site * Number(sites.some((site) => namesOf(site).some((name) => signals.sites.includes(name)))) +
			WEIGHTS.name * signals.code.filter((pattern) => pattern.test(code)).length;
		return { id, score };
	});
	// Of equal ones, the first stays.
	return points.reduce((best, other) => (other.score > best.score ? other : best)).id;
}

/** Parts of the host of a match pattern, without the last one. */
const namesOf = (site: string): readonly string[] =>
	(/^(?:[^/]*:\/\/)?([^/:]*)/.exec(site)?.[1] ?? "").toLowerCase().split(".").slice(0, -1);
