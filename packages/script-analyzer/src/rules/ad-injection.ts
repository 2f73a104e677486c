import { isClearPath } from "../flows/grade-leak.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Rule } from "./rule.ts";

/** A linked image of another server: a banner. */
const BANNER = /<a\b[^>]*\bhref\s*=\s*["']?(?:https?:)?\/\/[^>]*>\s*<img\b[^>]*\bsrc\s*=\s*["']?(?:https?:)?\/\//i;

/** How pages name the places of their advertisements. */
const AD_PLACE =
	/["'\x60][^"'\x60\n]{0,200}(?:adsbygoogle|ins\.ad|\.ad-?(?:slot|unit|banner|container)|gpt-ad|\[id\^=["']?ad)/i;

export const adInjection: Rule = {
	id: "ad-injection",
	title: "Puts advertisements into the page",
	catches:
		"Linked images from another server, and on every site also pages, inserted into the page without being asked.",
	severity: "medium",
	isOfCircumstances: true,
	advice: "Declare it with @antifeature ads, or leave the page without banners.",
	check: ({ source, trace, reach }) => {
		const showsForeignPictures = trace.sinks.some(
			({ api, carried }) => api === "img.src" && carried.some(({ origin }) => origin.kind === "remote"),
		);
		return trace.sinks.flatMap((sink) => {
			const { kind, api, carried, trigger, details, offset, destinations } = sink;
			const foreign = destinations.find((one) => serverOwnerOf(one, reach) === "stranger");
			if (trigger === "automatic" && reach.everywhere && rewritesText(sink)) {
				return [at(offset, "medium", "Turns words on every page you visit into links to another server.")];
			}
			if (kind === "frame" && trigger === "automatic" && reach.everywhere && foreign) {
				return [at(offset, "medium", `Puts a page of ${foreign.host ?? "another server"} into every page you visit.`)];
			}
			const chosen =
				kind === "change-page" &&
				api === "a.href" &&
				carried.some((one) => one.origin.kind === "remote" && isClearPath(one));
			if ((chosen && trigger === "automatic" && showsForeignPictures) || (trigger === "automatic" && isFeed(sink))) {
				// In a long program a list out of another server's answers, on the sites that it is for.
				return [
					at(
						offset,
						reach.everywhere || !reach.isLong ? "medium" : "low",
						"Inserts links and images that another server chooses into the page.",
					),
				];
			}
			if (trigger === "automatic" && reach.everywhere && placesLink(sink) && foreign) {
				const what = `Puts links to ${foreign.host ?? "another server"} into the text of pages.`;
				return [at(offset, "medium", what)];
			}
			const fills = kind === "frame" || (kind === "request" && /^img\.src$/.test(api));
			if (
				fills &&
				(trigger === "automatic" || source.kind === "bookmarklet") &&
				foreign &&
				(kind === "frame" || !reach.isLong) &&
				AD_PLACE.test(source.text)
			) {
				return [
					at(
						offset,
						"medium",
						`Puts a page of ${foreign.host ?? "another server"} where the site has its advertisements.`,
					),
				];
			}
			if (kind !== "write-html" || trigger === "purpose" || !BANNER.test((details.html ?? []).join("\n"))) return [];
			const shown = trace.sinks.some(
				(other) =>
					other.offset === offset &&
					other.kind === "request" &&
					other.destinations.some((one) => serverOwnerOf(one, reach) === "stranger"),
			);
			return shown
				? [
						at(
							offset,
							reach.isLong && !reach.everywhere ? "low" : "medium",
							"Inserts a linked image from another server into the page, as advertisements do.",
						),
					]
				: [];
		});
	},
};

/** An address equal for everybody: a search link would contain a word of the page. */
function placesLink({ api, carried }: Sink): boolean {
	return (
		api === "page.insert" && !carried.some(({ origin }) => /^(?:page|selection|address|remote)$/.test(origin.kind))
	);
}

/** Markup of the script's own around addresses of links and pictures that another server's answer gives. */
function isFeed({ kind, details, carried }: Sink): boolean {
	if (kind !== "write-html" || !carried.some(({ origin }) => origin.kind === "remote")) return false;
	const html = (details.html ?? []).join("\n");
	return /<a\b[^>]*\bhref\s*=\s*["']?\uE000/i.test(html) && /<img\b[^>]*\bsrc\s*=\s*["']?\uE000/i.test(html);
}

/** The page's own markup, written back with a link in it. */
function rewritesText({ kind, api, details, carried }: Sink): boolean {
	if (kind !== "write-html" || !/(?:inner|outer)HTML$/.test(api)) return false;
	const link = /<a\b[^>]*\bhref\s*=\s*["']?(?:https?:)?\/\/[\w.-]+/i;
	return (
		link.test((details.html ?? []).join("\n")) && carried.some((one) => one.origin.kind === "page" && isClearPath(one))
	);
}
