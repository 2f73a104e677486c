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
}

/**
 * Finds the sites that a request names: addresses, host names with a known public suffix, and well-known names.
 * @param text of a request
 */
export function findSites(text: string): FoundSites {
	const hosts: string[] = [];
	const words: string[] = [];
	const without = text.replace(HOST, (written) => {
		const { hostname, domain, isIcann } = parse(written.replace(/^\*\./, ""), { allowPrivateDomains: false });
		if (!hostname || !domain || !isIcann) return written;
		hosts.push(written.startsWith("*.") ? `*.${hostname}` : hostname);
		words.push(written);
		return " ";
	});
	for (const [word] of without.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
		if (!Object.hasOwn(NAMED, word)) continue;
		hosts.push(NAMED[word] ?? word);
		words.push(word);
	}
	return { hosts: [...new Set(hosts)], words };
}
