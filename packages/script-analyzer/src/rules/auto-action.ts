import { onOwnElement, textOf } from "../flows/texts.ts";
import type { Effect } from "../trace/trace.ts";
import { at, type Finding, type Rule } from "./rule.ts";

const SOCIAL =
	/(?:^|[^a-z])(?:un)?(?:like|follow|subscribe|share|retweet|repost|upvote|downvote|vote|add-?friend|befriend|invite|endorse|recommend|heart|thumbs?-?up|friend(?:ship)?s?|join-?(?:group|channel))(?![a-z])/i;
const COSTLY =
	/(?:^|[^a-z])(?:buy|purchase|checkout|place-?order|pay(?:ment)?|transfer|withdraw|donate|bid|delete-?account|deactivate|confirm-?(?:order|payment|transfer))(?![a-z])/i;
const CHANGES = /^(?:POST|PUT|PATCH|DELETE)$/im;

export const autoAction: Rule = {
	id: "auto-action",
	title: "Acts in your name",
	catches: "Clicks, posts and requests that like, follow, share, buy or transfer without being asked.",
	severity: "medium",
	advice: "Let such actions wait for a click of the visitor, or declare them with @antifeature.",
	check: ({ trace }) => trace.effects.flatMap(judge),
};

function judge(effect: Effect): Finding[] {
	const { kind, gesture, offset, details, destinations } = effect;
	if (gesture === "purpose" || onOwnElement(effect)) return [];
	const text = textOf(effect);
	const posts =
		(kind === "request" &&
			CHANGES.test((details.method ?? []).join("\n")) &&
			destinations.some((destination) => destination.kind === "same-site")) ||
		kind === "submit";
	if (kind !== "act-on-page" && !posts) return [];
	if (COSTLY.test(text)) return [at(offset, "medium", "Buys, pays or transfers in your name without being asked.")];
	if (SOCIAL.test(text))
		return [at(offset, "medium", "Likes, follows, votes or shares in your name without being asked.")];
	if (
		posts &&
		gesture === "automatic" &&
		effect.carried.some(({ origin }) => origin.kind === "token" || origin.kind === "cookie")
	) {
		return [at(offset, "medium", "Sends a request in your name, with the site's own token, without being asked.")];
	}
	return [];
}
