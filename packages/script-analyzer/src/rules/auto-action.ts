import { onOwnElement, textOf } from "../flows/texts.ts";
import type { Effect } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

const SOCIAL =
	/(?:^|[^a-z])(?:un)?(?:like|follow|subscribe|share|retweet|repost|upvote|downvote|vote|add-?friend|befriend|invite|endorse|recommend|heart|thumbs?-?up|friend(?:ship)?s?|join-?(?:group|channel))(?![a-z])/i;
const COSTLY =
	/(?:^|[^a-z])(?:buy|purchase|checkout|place-?order|pay(?:ment)?|transfer|withdraw|donate|bid|delete-?account|deactivate|confirm-?(?:order|payment|transfer))(?![a-z])/i;
/** Settings by which an account can be taken over, emptied or watched. */
const ACCOUNT =
	/(?:^|[^a-z])(?:forward(?:ing)?|passwords?|e-?mails?|recovery|2fa|mfa|(?:api-?|ssh-?|access-?)?keys|tokens|oauth|authorize|grants|members|collaborators|roles|permissions|payouts?|iban|webhooks?|filters|delegates?)(?![a-z])/i;
const MAIL_ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]/;
/** Places where one speaks to others. */
const SPEAKS =
	/(?:^|[^a-z])(?:messages?|posts?|comments?|status(?:es)?|repl(?:y|ies)|tweets?|reviews?|invit(?:e|ation)s?|publish)(?![a-z])/i;
const SENDS = /submit|send|publish|post|tweet|reply/i;
const CHANGES = /^(?:POST|PUT|PATCH|DELETE)$/im;

export const autoAction: Rule = {
	id: "auto-action",
	title: "Acts in your name",
	catches:
		"Clicks, posts and requests that like, follow, share, write, buy or change your account without being asked.",
	severity: "medium",
	advice: "Let such actions wait for a click of the visitor, or declare them with @antifeature.",
	check: (subject) => subject.trace.effects.flatMap((effect) => judge(effect, subject)),
};

function judge(effect: Effect, { trace }: Subject): Finding[] {
	const { kind, gesture, offset, carried } = effect;
	if (gesture === "purpose" || onOwnElement(effect)) return [];
	const text = textOf(effect);
	const posts = kind === "submit" || changesSite(effect);
	if (kind !== "act-on-page" && !posts) return [];
	const found = (what: string): Finding[] => [at(offset, "medium", `${what} in your name without being asked.`)];
	if (COSTLY.test(text)) return found("Buys, pays or transfers");
	if (SOCIAL.test(text)) return found("Likes, follows, votes or shares");
	if (changesSite(effect) && (ACCOUNT.test(text) || MAIL_ADDRESS.test(text))) return found("Changes your account");
	if (gesture !== "automatic") return [];
	if (changesSite(effect) && /^DELETE$/im.test((effect.details.method ?? []).join("\n"))) return found("Deletes");
	if (posts && SPEAKS.test(text)) return found("Writes to others");
	if (posts && carried.some(({ origin }) => origin.kind === "token" || origin.kind === "cookie")) {
		return found("Sends a request with the site's own token");
	}
	const fills = trace.effects.some(
		(other) =>
			other.kind === "change-page" &&
			other.gesture === "automatic" &&
			/\.value$/.test(other.api) &&
			!onOwnElement(other),
	);
	return fills && SENDS.test(text) ? found("Fills in a form of the page and sends it") : [];
}

/** A request to the site that is more than a question. */
function changesSite({ kind, details, destinations }: Effect): boolean {
	const method = (details.method ?? []).join("\n");
	return (
		kind === "request" && CHANGES.test(method) && destinations.some((destination) => destination.kind === "same-site")
	);
}
