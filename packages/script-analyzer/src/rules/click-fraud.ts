import { askedFor } from "../flows/asked-before.ts";
import { CLICKS, listensToAnyClick } from "../flows/clicks-anywhere.ts";
import { OCCASION } from "../flows/occasion.ts";
import type { Reach } from "../flows/reach.ts";
import { serverOwnerOf } from "../flows/server-owner.ts";
import { onOwnElement, textOf } from "../flows/texts.ts";
import type { Sink } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

const ADVERTISEMENT =
	/(?:^|[^a-z])(?:ads?|advert(?:isement)?s?|ad-?(?:link|banner|slot|unit|click)|adsbygoogle|adsense|doubleclick|googlead\w*|banner|sponsor(?:ed)?|promo(?:ted)?)(?![a-z])/i;

/** Banners that ask for consent, and buttons that close or skip an advertisement, which no advertiser pays for. */
const NO_ADVERTISEMENT =
	/cookie|consent|gdpr|privacy|onetrust|skip|close|dismiss|hide|remove|cancel|decline|reject|no[-_]?thanks|opt[-_]?out|countdown/i;

export const clickFraud: Rule = {
	id: "click-fraud",
	title: "Clicks and opens windows unasked",
	catches: "Advertisements clicked, and windows of other servers opened, without being asked.",
	severity: "medium",
	isOfCircumstances: true,
	advice: "Install the script only if you want what it clicks or opens by itself.",
	check: ({ source, trace, reach }) => {
		const anywhere = listensToAnyClick(trace);
		return trace.sinks.flatMap((sink) =>
			// The rule `leads-away` tells what opens after a question.
			sink.kind === "navigation" && askedFor(source.program, sink.offset) !== null ? [] : judge(sink, reach, anywhere),
		);
	},
};

/** An event by a name of the script's own, with which its parts speak to each other. */
function isOtherEvent(names: readonly string[]): boolean {
	return names.length > 0 && names.every((name) => name !== "" && !CLICKS.test(name));
}

/** In a long program a function clicks on what several others look for: all of it has to be an advertisement. */
function namesAdvertisement(sink: Sink, { isLong }: Reach): boolean {
	const selectors = sink.details.selector ?? [];
	return ADVERTISEMENT.test(textOf(sink)) && (!isLong || selectors.every((selector) => ADVERTISEMENT.test(selector)));
}

/** `anywhere`: the script waits for clicks on whatever the page has. */
function judge(sink: Sink, reach: Reach, anywhere: boolean): Finding[] {
	const { kind, api, trigger, offset, repeated, destinations, details } = sink;
	if (trigger === "purpose" || onOwnElement(sink)) return [];
	if (
		kind === "act-on-page" &&
		(/click/i.test(api) || (/dispatch/i.test(api) && !isOtherEvent(details.events ?? []))) &&
		namesAdvertisement(sink, reach) &&
		!NO_ADVERTISEMENT.test(textOf(sink))
	) {
		return [at(offset, "medium", `Clicks on advertisements, ${OCCASION[trigger]}.`)];
	}
	const stranger = destinations.find((destination) => serverOwnerOf(destination, reach) === "stranger");
	if (kind !== "navigation" || !stranger || !/open/i.test(api)) return [];
	if (trigger === "page-event" && !repeated && !reach.everywhere && !anywhere) return [];
	// In a long program a handler opens what other handlers were given as well.
	if (reach.isLong && (sink.isMixed === true || destinations.length > 1 || trigger === "page-event")) return [];
	return [
		at(
			offset,
			"medium",
			`Opens a page of ${stranger.host ?? "another server"} in a window of its own, ${OCCASION[trigger]}.`,
		),
	];
}
