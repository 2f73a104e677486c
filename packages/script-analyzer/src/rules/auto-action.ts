import { COSTLY, isSocial, ORDER_PATH, onlyAsks, QUESTION_PATH } from "../flows/action-words.ts";
import { OCCASION } from "../flows/occasion.ts";
import { changesFrame, changesSite, isChange } from "../flows/site-changes.ts";
import { takeoverOf } from "../flows/takeover.ts";
import { onOwnElement, staysOwn, textOf } from "../flows/texts.ts";
import { wordsAround } from "../flows/words-around.ts";
import type { OriginKind, Sink, Trace } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

/** Settings by which an account can be taken over, emptied or watched. */
const ACCOUNT =
	/(?:^|[^a-z])(?:forward(?:ing)?|passwords?|e-?mails?|recovery|2fa|mfa|(?:api-?|ssh-?|access-?)?keys|tokens|oauth|authorize|grants|members|collaborators|roles|permissions|payouts?|iban|webhooks?|filters|delegates?)(?![a-z])/i;
/** Settings that hand an account over, when the script brings the value along. */
const TAKES_OVER = /forward|recover|payout|delegate|set-?e-?mail|change-?e-?mail/i;
const MAIL_ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]/;
/** Places where one speaks to others. */
const SPEAKS =
	/(?:^|[^a-z])(?:messages?|posts?|comments?|status(?:es)?|repl(?:y|ies)|tweets?|reviews?|invit(?:e|ation)s?|publish)(?![a-z])/i;
const SENDS = /submit|send|publish|post|tweet|reply|^button$/im;
/** Buttons of forms for settings, and fields of an account in them. */
const SAVES = /save|update|apply|change|confirm/i;
const ACCOUNT_FIELD = /passw|pwd|e-?mail|phone|recover|\brole/i;
/** Controls clicked to reveal content. */
const IN_THE_WAY =
	/close|dismiss|skip|expand|more|next|prev|reject|decline|accept|agree|consent|cookie|play|pause|hide|collapse|mute|theat|fullscreen|tab|load|continue/i;
/** Clicks whose surrounding texts are searched; scripts with more are found by the first ones. */
const MAX_CLICKS = 12;

export const autoAction: Rule = {
	id: "auto-action",
	title: "Acts in your name",
	catches:
		"Clicks, posts and requests that like, follow, share, write, buy or change your account without being asked.",
	severity: "medium",
	isOfCircumstances: true,
	advice: "Act only after the visitor clicks, or declare such actions with @antifeature.",
	check: (subject) => {
		const { sinks } = subject.trace;
		const clicks = sinks.filter(({ kind, trigger }) => kind === "act-on-page" && trigger === "automatic");
		return [
			...sinks.flatMap((sink) => judge(sink, subject)),
			...clicks.slice(0, MAX_CLICKS).flatMap((sink) => judgeChoice(sink, subject)),
		];
	},
};

function judge(sink: Sink, { source, trace, reach }: Subject): Finding[] {
	const { kind, api, trigger, offset } = sink;
	// The rule `site-takeover` tells it.
	if (staysOwn(sink) || takeoverOf(sink, source) !== null) return [];
	// Only a button of the script's own is consent; a click elsewhere or on a bookmarklet is not.
	const isAsked = trigger === "purpose" && source.kind === "userscript";
	if (!isAsked && changesFrame(sink))
		return [at(offset, "medium", "Opens another page of the site and changes a form in it.")];
	if (!isAsked && kind === "submit" && sink.details.frame?.includes("own")) {
		return [at(offset, "medium", "Opens another page of the site and sends a form in it.")];
	}
	if (!isAsked && sendsCutToken(sink)) {
		return [at(offset, "medium", "Extracts a token from a page of the site and sends a request with it.")];
	}
	if (source.kind === "bookmarklet" && sendsFound(sink)) {
		return [at(offset, "medium", "Changes something on the site with what it took out of one of its pages.")];
	}
	if (source.kind === "bookmarklet" && changesByClick(sink, trace)) {
		return [at(offset, "medium", "Changes something on the site with your rights when you click it.")];
	}
	// One function that clicks, or asks the site's interface, for all others: what is done by whom is not known.
	if (reach.isLong && (sink.isMixed === true || (kind === "act-on-page" && isForMany(sink)))) return [];
	const text = textOf(sink).replace(SHARED_FILE, "");
	// A button is consent for its own purpose only: changing the mail address is never a side effect.
	if (trigger === "purpose") {
		if (source.kind === "bookmarklet" && postsPageForm(sink) && fillsIn(trace)) {
			return [at(offset, "medium", "Fills in a form of the page and sends it.")];
		}
		const takesOver = changesSite(sink) && TAKES_OVER.test(text) && MAIL_ADDRESS.test(text);
		return takesOver ? [at(offset, "medium", "Sets an address of its own in your account.")] : [];
	}
	const found = (what: string): Finding[] => [at(offset, "medium", `${what} in your name, ${OCCASION[trigger]}.`)];
	const posts = kind === "submit" || changesSite(sink);
	if (kind !== "act-on-page" && !posts) {
		if (trigger === "automatic" && sendsTokenUnanswered(sink))
			return found("Sends a request with the site's own token");
		return trigger === "automatic" && isOrder(sink) ? found("Opens an address of the site that does something") : [];
	}
	if (isQuietEvent(sink)) return [];
	if (onlyAsks((sink.details.body ?? []).join("\n"))) return [];
	if (COSTLY.test(text)) return found("Buys, pays or transfers");
	if (isSocial(text)) return found("Likes, follows, votes or shares");
	if (changesSite(sink) && !signsIn(sink) && (ACCOUNT.test(text) || MAIL_ADDRESS.test(text)))
		return found("Changes your account");
	if (trigger !== "automatic") {
		const isUnasked =
			changesSite(sink) && sink.responseIgnored && carriesProof(sink) && !asks(sink) && !carriesInput(sink);
		return isUnasked ? found("Sends a request with the site's own token") : [];
	}
	if (changesSite(sink) && /^DELETE$/im.test((sink.details.method ?? []).join("\n"))) return found("Deletes");
	if (posts && SPEAKS.test(textWithoutMethod(sink)) && !(asks(sink) && !sink.responseIgnored))
		return found("Writes to others");
	if (posts && carriesProof(sink)) return found("Sends a request with the site's own token");
	const fills = trace.sinks.some(
		(other) =>
			other.kind === "change-page" &&
			other.trigger === "automatic" &&
			/\.(?:value|checked)$/.test(other.api) &&
			!onOwnElement(other) &&
			// In a long program a field of one place and a button of another have nothing to do with each other.
			!(reach.isLong && Math.abs(other.offset - offset) > MAX_FORM_SPAN),
	);
	if (fills && kind === "act-on-page" && SAVES.test(text) && fillsAccount(trace))
		return found("Fills in and saves a form of your account");
	if (fills && kind === "submit" && api !== IN_MARKUP) return found("Fills in a form of the page and sends it");
	if (fills && kind === "act-on-page" && SENDS.test(text))
		return found("Fills in fields of the page and clicks a button of it");
	if (kind === "submit" && ORDER_PATH.test(text)) return found("Sends a form that does something");
	// A function through which all requests go, with the method of one and the address of another, changes nothing by itself.
	if (sink.isMixed && !carriesProof(sink)) return [];
	if (!(changesSite(sink) || postsOwnForm(sink)) || asks(sink)) return [];
	// A response that is used, at an address that does not say what is done: interfaces are asked like that, too.
	const isQuestion = changesSite(sink) && !sink.responseIgnored && isOpenEnded(sink);
	return isQuestion ? [at(offset, "low", CHANGES_SOMETHING)] : [at(offset, "medium", CHANGES_SOMETHING)];
}

/** Characters between the code that fills in a form and the code that sends it. */
const MAX_FORM_SPAN = 5_000;

const MANY_SELECTORS = 3;
const isForMany = ({ details }: Sink): boolean => (details.selector ?? []).length > MANY_SELECTORS;

/** A form that is inserted and not sent: what the visitor does with it is asked for. */
const IN_MARKUP = "form.action";

const CHANGES_SOMETHING = `Changes something on the site in your name, ${OCCASION.automatic}.`;

/** Posts to an address whose end, which names what is done, is not known. */
function isOpenEnded({ details, destinations }: Sink): boolean {
	const methods = details.method ?? [];
	const isPost = methods.every((method) => /^post$/i.test(method));
	// One function for all requests, with whichever method and address it is given.
	const isAny = methods.some((method) => /^(?:get|head)$/i.test(method));
	const end = isAny ? /^…|…$/ : /…$/;
	return (isPost || isAny) && destinations.every(({ address }) => address === null || end.test(address));
}

/** Whether the events only tell the page what a field contains, or are messages of the script to listeners of the window or document. */
function isQuietEvent({ api, details }: Sink): boolean {
	const events = details.events ?? [];
	if (api !== "dispatchEvent" || events.length === 0) return false;
	const isMessage = (details.on ?? []).every((place) => /^(?:window|document)$/.test(place));
	return events.every((event) => QUIET.test(event) || (isMessage && !ACTS.test(event)));
}

const QUIET =
	/^(?:input|beforeinput|change|focus(?:in|out)?|blur|mouse(?:over|move|enter|leave)|pointer(?:over|move|enter|leave)|scroll|resize)$/;

/** Events by which something is pressed or sent. */
const ACTS =
	/^(?:click|dblclick|auxclick|contextmenu|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end)|key(?:down|up|press)|submit|drop|paste)$/i;

/** Pages for files that somebody shared, and the codes that open them. */
const SHARED_FILE = /share[-_]?(?:access|code|page|pwd|init|link|url|text)/gi;

/** A sign-in names a password and a mail address, and changes neither. */
function signsIn({ details }: Sink): boolean {
	return /(?:^|[/_.-])(?:sign[-_]?in|log[-_]?in|sessions?)(?:[/?._-]|$)/im.test((details.address ?? []).join("\n"));
}

/** By the words of its address. */
function asks({ details }: Sink): boolean {
	return QUESTION_PATH.test((details.address ?? []).join("\n"));
}

/** What shows the site that the visitor sends the request: a token of the page, or one out of a cookie. */
function carriesProof({ carried }: Sink): boolean {
	return carried.some(({ origin, role }) => role !== "target" && (origin.kind === "token" || origin.kind === "cookie"));
}

/** What the visitor chose or typed goes along: a file that was dropped on the page, say. */
function carriesInput({ carried }: Sink): boolean {
	return carried.some(({ origin }) => /^(?:file|form|answer|selection|clipboard|key)$/.test(origin.kind));
}

/** A form that the script made posts what the script put into it, to the site. */
function postsOwnForm({ kind, details, destinations }: Sink): boolean {
	const isOwn = details.own?.includes("true") ?? false;
	const isPosted = (details.method ?? []).some((method) => /^post$/i.test(method));
	return kind === "submit" && isOwn && isPosted && destinations.some((one) => one.kind === "same-site");
}

/** What a bookmarklet does on the site when it is clicked: its name need not tell it. A question of its own does. */
function changesByClick(sink: Sink, { sinks }: Trace): boolean {
	// A library may have been given the address of another server before.
	if (
		sink.trigger !== "purpose" ||
		sink.api === "a library" ||
		asks(sink) ||
		onlyAsks((sink.details.body ?? []).join("\n"))
	)
		return false;
	const isAsked = sinks.some(
		({ kind, api, offset }) => kind === "ask-visitor" && api !== "alert" && offset < sink.offset,
	);
	return !isAsked && (changesSite(sink) || postsOwnForm(sink));
}

/** Without the method: "POST" is not the word for writing a post. */
function textWithoutMethod({ details, destinations }: Sink): string {
	return textOf({ details: { ...details, method: [] }, destinations });
}

/** Judges which button is clicked by the texts it is compared with. */
function judgeChoice(sink: Sink, { source }: Subject): Finding[] {
	if (onOwnElement(sink) || isQuietEvent(sink) || IN_THE_WAY.test((sink.details.selector ?? []).join(" "))) return [];
	const words = wordsAround(source.program, sink.offset).map((word) => word.replace(SHARED_FILE, ""));
	const social = words.some(isSocial);
	if (!social && !words.some((word) => COSTLY.test(word))) return [];
	const what = social ? "Likes, follows, votes or shares" : "Buys, pays or transfers";
	return [at(sink.offset, "medium", `${what} in your name, ${OCCASION[sink.trigger]}.`)];
}

/** An image or frame of the site, or a request with an ignored response, whose address performs an action. */
function isOrder({ kind, api, destinations, details, responseIgnored }: Sink): boolean {
	if (kind !== "frame" && kind !== "request") return false;
	if (!destinations.some((one) => one.kind === "same-site")) return false;
	if (kind === "request" && !/^(?:img|Image|link|audio|video)\b/.test(api) && !responseIgnored) return false;
	return ORDER_PATH.test((details.address ?? []).join("\n"));
}

/** A token in an address of the site that is opened for its effect: what the site answers is not looked at. */
function sendsTokenUnanswered({ kind, carried, destinations, responseIgnored }: Sink): boolean {
	const isHere = kind === "request" && responseIgnored && destinations.some((one) => one.kind === "same-site");
	return isHere && carried.some(({ origin, role, unsure }) => role === "url" && !unsure && origin.kind === "token");
}

/** A token of another page of the site, which was fetched for it. */
function sendsCutToken(sink: Sink): boolean {
	const sent = sink.carried.filter(({ role }) => role === "body" || role === "header");
	const has = (kind: OriginKind) => sent.some(({ origin }) => origin.kind === kind);
	return changesSite(sink) && has("token") && has("site-answer");
}

/** A token of this page, or anything out of a page that was fetched. */
function sendsFound(sink: Sink): boolean {
	const isFound = (kind: OriginKind): boolean => kind === "token" || kind === "site-answer";
	const isSent = sink.carried.some(({ origin, role, unsure }) => role !== "target" && !unsure && isFound(origin.kind));
	return isSent && changesSite(sink) && !onlyAsks((sink.details.body ?? []).join("\n"));
}

/**
 * Whether the script itself posts the data of the page's form. `requestSubmit` does not count: like Enter in a field or a click on
 * the button, it runs the page's own checks and handlers.
 */
function postsPageForm(sink: Sink): boolean {
	const { kind, api, carried, destinations } = sink;
	if (api === "form.requestSubmit") return false;
	const home = destinations.some((one) => one.kind === "same-site" || one.kind === "page-given");
	const posts = kind === "submit" || (kind === "request" && isChange(sink));
	return home && posts && carried.some(({ origin }) => origin.kind === "form");
}

function fillsIn({ sinks }: Trace): boolean {
	return sinks.some((one) => one.kind === "change-page" && /\.(?:value|checked)$/.test(one.api) && !onOwnElement(one));
}

function fillsAccount({ sinks }: Trace): boolean {
	return sinks.some(
		({ kind, api, trigger, details }) =>
			kind === "change-page" &&
			trigger === "automatic" &&
			/\.(?:value|checked)$/.test(api) &&
			ACCOUNT_FIELD.test((details.element ?? []).join(" ")),
	);
}
