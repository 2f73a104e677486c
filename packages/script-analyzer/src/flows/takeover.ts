import type { Source } from "../source/source.ts";
import type { OriginKind, Sink } from "../trace/trace.ts";
import { changesFrame, changesSite, isChange } from "./site-changes.ts";
import { textOf } from "./texts.ts";

/** What hands an account or a whole site to somebody else. */
export type Takeover = "code" | "markup" | "account" | "role" | "mail" | "access" | "administration" | "form";

/** Program text for a server, or commands for its shell. */
const SERVER_CODE =
	/<\?(?:php\b|=)|<%[@=!]|\$_(?:GET|POST|REQUEST)\b|(?:shell_exec|passthru|proc_open)\s*\(|Runtime\.getRuntime|\/bin\/(?:ba)?sh\b/i;
const PARTS = "(?:plugin|theme|template|module|extension|add-?on|package|component)s?";
/** Places where the software of a site is installed or edited. */
const INSTALLS = new RegExp(
	String.raw`${PARTS}[-_/.=]?(?:install|upload|edit|import)|(?:install|upload|edit|import)(?:or)?[-_/.=]${PARTS}(?![a-z])|com_(?:installer|templates)\b|\/(?:plugins|themes|extensions|modules)\/?(?=[?\n]|$)|install_url|script-?(?:text|console)\b`,
	"i",
);
/** Markup that runs a program in the browser of whoever opens the page. */
const RUNNING_MARKUP = /<script[\s>/]|\bon(?:error|load)\s*=\s*["'(]*[\w.]+\s*[(=]/i;
/** The name of a field or parameter, up to its value. */
const field = (names: string): string =>
	String.raw`(?:^|[&?"'[\n_.-])(?:${names})[\]\w-]{0,12}["'\]]*\s*[=:\n]\s*[["']*`;
/** With a value that the script brings along. */
const PASSWORD = new RegExp(`${field("password|passwd|passwort|pwd|pass[0-9]?(?![a-z])")}[^\\s"'&…,}\\]]`, "i");
const ROLE = new RegExp(
	`${field("roles?|groups?|privileges?|permissions?|user_?type|user_?level|access_?level")}(?:admin|super|root|owner)|${field("is_?admin|is_?superuser|is_?staff")}(?:true|1|on|yes)`,
	"i",
);
const MAIL = new RegExp(`${field("(?:new_?|user_?)?e?-?mail")}[\\w.+-]{1,64}@[\\w-]{1,63}\\.[\\w.-]`, "i");
const PUBLIC_KEY = /ssh-(?:rsa|ed25519|dss) AAAA|BEGIN PGP PUBLIC KEY/;
/** Addresses where accounts are made or get another password. */
const MAKES_ACCOUNT =
	/(?:users?|accounts?|admins?|members?|people)[-_/.]?(?:new|create|add)(?![a-z])|(?:create|add|new)[-_/.]?(?:users?|accounts?|admins?)(?![a-z])|com_users\b.*\b(?:edit|save)\b|(?:change|reset|set|update)[-_/.]?(?:password|passwd|pwd|e-?mail)/i;
const OF_ACCOUNT = /account|profile|settings|users?(?![a-z])|\/me(?![a-z])|e-?mail|members?(?![a-z])|preferences/i;
/** Pages on which a site is run; visitors' pages use `admin-ajax.php` too. */
const ADMINISTRATION =
	/(?:^|\/)(?:wp-)?admin(?:istrator|istration|cp|panel)?(?:[/?]|\.\w|$)|\/(?:acp|cpanel|backend|modcp|sysadmin)\//im;
/** Fields of forms for accounts and for a site's files, as selectors name them. */
const ACCOUNT_FIELD = /passw|\bpass\d|pwd|role|user_?login|new-?user/i;
const SIGNS_IN = /log[-_]?in|log[-_]?on|sign[-_]?in|sessions?(?![a-z])|auth(?:enticate)?(?![a-z])/i;
const GRANTS = /\/oauth2?\/(?:authorize|grant|approve|consent)/i;

/**
 * What a request, form or change in a frame hands over to others; null when it is none of that, or when the visitor
 * asked for it with a control of a userscript.
 * @param sink of the script
 * @param source a bookmarklet's click is no consent: its name tells what it does, and this is never told
 */
export function takeoverOf(sink: Sink, source: Pick<Source, "kind">): Takeover | null {
	if (sink.trigger === "purpose" && source.kind === "userscript") return null;
	if (sink.kind === "write-html") return sendsItself(sink) ? "form" : null;
	const isSent = changesSite(sink) || submitsHere(sink) || answersBack(sink) || usesToken(sink);
	if (!isSent && !changesFrame(sink)) return null;
	const text = plain(textOf(sink));
	const address = (sink.details.address ?? []).join("\n");
	if (SERVER_CODE.test(text)) return "code";
	const forged = !isSent || carries(sink, "site-answer", "token") || answersBack(sink);
	if (forged && INSTALLS.test(text)) return "code";
	if (isSent && RUNNING_MARKUP.test(plain((sink.details.body ?? []).join("\n")))) return "markup";
	if (isSent && GRANTS.test(address)) return "access";
	if (PUBLIC_KEY.test(text)) return "access";
	// What the visitor types is the visitor's own account.
	if (carries(sink, "answer", "form", "password", "script-storage")) return null;
	if (ROLE.test(text)) return "role";
	if (MAIL.test(text) && (forged || OF_ACCOUNT.test(address)) && !SIGNS_IN.test(address)) return "mail";
	if (!isSent) return ACCOUNT_FIELD.test(text) ? "account" : null;
	if (!forged || SIGNS_IN.test(address)) return null;
	if (PASSWORD.test(text) || MAKES_ACCOUNT.test(address)) return "account";
	return ADMINISTRATION.test(address) && !/admin-ajax\b/.test(address) ? "administration" : null;
}

function submitsHere({ kind, destinations }: Sink): boolean {
	return kind === "submit" && destinations.some((one) => one.kind === "same-site");
}

/** To a site that is named, with something that was cut out of an answer of the same site. */
function answersBack(sink: Sink): boolean {
	if (sink.kind !== "request" || !isChange(sink)) return false;
	return sink.carried.some(
		({ origin, role }) =>
			role !== "target" && origin.kind === "remote" && sink.destinations.some(({ host }) => host === origin.what),
	);
}

/** To whichever host, with the token of the page: that is the site whose page it is. */
function usesToken(sink: Sink): boolean {
	return sink.kind === "request" && isChange(sink) && carries(sink, "token");
}

/** A form in written markup, with something cut out of an answer of the site, that a script in it submits. */
const SUBMITS_FORM = /<form[\s>][\s\S]*(?:\.submit\s*\(|\bon(?:load|error)\s*=[^>]*submit)/i;

function sendsItself({ details, carried }: Sink): boolean {
	const isForged = carried.some(({ origin }) => origin.kind === "site-answer" || origin.kind === "token");
	return isForged && SUBMITS_FORM.test(Object.values(details).flat().join("\n"));
}

/** Data of these kinds is in what is sent. */
function carries({ carried }: Sink, ...kinds: readonly OriginKind[]): boolean {
	return carried.some(({ origin, role, unsure }) => role !== "target" && !unsure && kinds.includes(origin.kind));
}

/** Readable beside its encoded form; what cannot be decoded stays as it is. */
function plain(text: string): string {
	if (!text.includes("%")) return text;
	return `${text}\n${text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))}`;
}
