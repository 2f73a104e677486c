import { onOwnElement, textOf } from "../flows/texts.ts";
import type { Effect, Trace } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

const SOCIAL =
	/(?:^|[^a-z])(?:un)?(?:like|lik(?:es|ed)|follow(?:s|ers|ing)?|subscri(?:be|ptions?)|share|retweet|repost|upvotes?|downvotes?|votes?|ratings?|add-?friend|befriend|invite|endorse|recommend|heart|thumbs?-?up|friend(?:ship)?s?|join-?(?:group|channel))(?![a-z])/i;
const COSTLY =
	/(?:^|[^a-z])(?:buy|purchase|checkout|place-?order|pay(?:ment)?|transfer|withdraw|donate|bid|delete-?account|deactivate|confirm-?(?:order|payment|transfer)|approve|authori[sz]e|grant-?access|allow-?access)(?![a-z])/i;
/** Settings by which an account can be taken over, emptied or watched. */
const ACCOUNT =
	/(?:^|[^a-z])(?:forward(?:ing)?|passwords?|e-?mails?|recovery|2fa|mfa|(?:api-?|ssh-?|access-?)?keys|tokens|oauth|authorize|grants|members|collaborators|roles|permissions|payouts?|iban|webhooks?|filters|delegates?)(?![a-z])/i;
/** Settings that hand an account over, when the script brings the value along. */
const TAKES_OVER = /forward|recover|payout|delegate|set-?e-?mail|change-?e-?mail/i;
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

function judge(effect: Effect, { source, trace }: Subject): Finding[] {
	const { kind, gesture, offset, carried } = effect;
	if (onOwnElement(effect)) return [];
	const text = textOf(effect);
	// A button for one thing does not ask for another one: where mail goes is never a side effect.
	if (gesture === "purpose") {
		if (source.kind === "bookmarklet" && sendsForm(effect) && fillsIn(trace)) {
			return [at(offset, "medium", "Fills in a form of the page and sends it.")];
		}
		const takesOver = changesSite(effect) && TAKES_OVER.test(text) && MAIL_ADDRESS.test(text);
		return takesOver ? [at(offset, "medium", "Sets an address of its own in your account.")] : [];
	}
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

/** What stands in a form of the page, posted by the script. */
function sendsForm({ kind, carried, details, destinations }: Effect): boolean {
	const home = destinations.some((one) => one.kind === "same-site" || one.kind === "page-given");
	const posts = kind === "submit" || (kind === "request" && CHANGES.test((details.method ?? []).join("\n")));
	return home && posts && carried.some(({ origin }) => origin.kind === "form");
}

function fillsIn({ effects }: Trace): boolean {
	return effects.some(
		(one) => one.kind === "change-page" && /\.(?:value|checked)$/.test(one.api) && !onOwnElement(one),
	);
}

/** A request to the site that is more than a question. */
function changesSite({ kind, details, destinations }: Effect): boolean {
	const method = (details.method ?? []).join("\n");
	return (
		kind === "request" && CHANGES.test(method) && destinations.some((destination) => destination.kind === "same-site")
	);
}
