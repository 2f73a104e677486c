import { parse } from "tldts";

/** Sites that people call by a name. */
const NAMED: Readonly<Record<string, string>> = {
	amazon: "www.amazon.com",
	bbc: "www.bbc.com",
	bing: "www.bing.com",
	cnn: "www.cnn.com",
	discord: "discord.com",
	duckduckgo: "duckduckgo.com",
	ebay: "www.ebay.com",
	etsy: "www.etsy.com",
	facebook: "www.facebook.com",
	fb: "www.facebook.com",
	github: "github.com",
	gmail: "mail.google.com",
	google: "www.google.com",
	guardian: "www.theguardian.com",
	hackernews: "news.ycombinator.com",
	imdb: "www.imdb.com",
	instagram: "www.instagram.com",
	linkedin: "www.linkedin.com",
	medium: "medium.com",
	netflix: "www.netflix.com",
	nytimes: "www.nytimes.com",
	outlook: "outlook.live.com",
	pinterest: "www.pinterest.com",
	quora: "www.quora.com",
	reddit: "www.reddit.com",
	stackoverflow: "stackoverflow.com",
	tiktok: "www.tiktok.com",
	tumblr: "www.tumblr.com",
	twitch: "www.twitch.tv",
	twitter: "x.com",
	wikipedia: "*.wikipedia.org",
	yahoo: "www.yahoo.com",
	youtube: "www.youtube.com",
	yt: "www.youtube.com",
};
const HOST = /(?:https?:\/\/)?(?:\*\.)?(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}(?=$|[^\p{L}\p{N}.@]|\.(?:\s|$))/giu;

export interface FoundSites {
	/** Host names, without doubles, in the order of the text. */
	readonly hosts: readonly string[];
	/** The words that name them. */
	readonly words: readonly string[];
	/** The text with a sample instead of each of them. */
	readonly masked: string;
}

/** Names of sites that are also ordinary words. They count as a site only after a preposition, as in "on medium". */
const ORDINARY = new Set(["discord", "google", "guardian", "medium", "outlook", "quora", "yahoo"]);
const SAMPLE = "example.com";

/**
 * Finds the sites that a request names: addresses, host names with a known public suffix, and well-known names.
 * @param text of a request
 * @returns the hosts in the order of the text, and the text without them
 */
export function findSites(text: string): FoundSites {
	const hosts: string[] = [];
	const words: string[] = [];
	const found = (host: string, written: string) => {
		hosts.push(host);
		words.push(written);
		return SAMPLE;
	};
	const withoutHosts = text.replace(HOST, (written) => {
		const { hostname, domain, isIcann } = parse(written.replace(/^\*\./, ""), { allowPrivateDomains: false });
		if (!hostname || !domain || !isIcann) return written;
		return found(written.startsWith("*.") ? `*.${hostname}` : hostname, written);
	});
	const masked = withoutHosts.replace(
		/((?:on|at|from|in|of|for)\s+(?:the\s+)?)?(?<![\p{L}\p{N}.])(hacker\s+news|stack\s+overflow|[\p{L}\p{N}]+)(?![\p{L}\p{N}]|\.\p{L})/giu,
		(written, before: string | undefined, word: string) => {
			const name = word.toLowerCase().replace(/\s+/g, "");
			if (!Object.hasOwn(NAMED, name) || (ORDINARY.has(name) && before === undefined)) return written;
			return `${before ?? ""}${found(NAMED[name] ?? name, word)}`;
		},
	);
	return { hosts: [...new Set(hosts)], words, masked };
}
