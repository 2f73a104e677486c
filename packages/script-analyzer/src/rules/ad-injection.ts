import { whose } from "../flows/whose.ts";
import { at, type Rule } from "./rule.ts";

/** A picture that is a link, both from elsewhere: what a banner is made of. */
const BANNER = /<a\b[^>]*\bhref\s*=\s*["']?(?:https?:)?\/\/[^>]*>\s*<img\b[^>]*\bsrc\s*=\s*["']?(?:https?:)?\/\//i;

/** How pages name the places of their advertisements. */
const AD_PLACE =
	/["'\x60][^"'\x60\n]{0,200}(?:adsbygoogle|ins\.ad|\.ad-?(?:slot|unit|banner|container)|gpt-ad|\[id\^=["']?ad)/i;

export const adInjection: Rule = {
	id: "ad-injection",
	title: "Puts advertisements into the page",
	catches: "Linked pictures, and on every site also pages, of another server put into the page without being asked.",
	severity: "medium",
	advice: "Declare it with @antifeature ads, or leave the page without banners.",
	check: ({ source, trace, reach }) =>
		trace.effects.flatMap(({ kind, gesture, details, offset, destinations }) => {
			const foreign = destinations.find((one) => whose(one, reach) === "stranger");
			if (kind === "frame" && gesture === "automatic" && reach.everywhere && foreign) {
				return [at(offset, "medium", `Puts a page of ${foreign.host ?? "another server"} into every page you visit.`)];
			}
			if (kind === "frame" && gesture === "automatic" && foreign && AD_PLACE.test(source.text)) {
				return [
					at(
						offset,
						"medium",
						`Puts a page of ${foreign.host ?? "another server"} where the site has its advertisements.`,
					),
				];
			}
			if (kind !== "write-html" || gesture === "purpose" || !BANNER.test((details.html ?? []).join("\n"))) return [];
			const shown = trace.effects.some(
				(other) =>
					other.offset === offset &&
					other.kind === "request" &&
					other.destinations.some((one) => whose(one, reach) === "stranger"),
			);
			return shown
				? [at(offset, "medium", "Puts a linked picture of another server into the page, as advertisements are.")]
				: [];
		}),
};
