import { onOwnElement, textOf } from "../flows/texts.ts";
import { metadataLines } from "../source/metadata-lines.ts";
import type { Source } from "../source/source.ts";
import type { Hook, OriginKind, Sink } from "../trace/trace.ts";
import { at, type Finding, type Rule, type Subject } from "./rule.ts";

/** Protections against attackers; others (`beforeunload`, context menus) only inconvenience the visitor. */
const PROTECTION =
	/content-security-policy|csp|sandbox|integrity|x-frame|permission|certificate|mixed|isTrusted|createScript/i;

/** Permissions of a foreign frame. */
const POWERS = /camera|microphone|geolocation|clipboard-read|display-capture|payment|usb|serial|bluetooth|midi|hid|\*/i;

const WARNING =
	/phish|scam|fraud|malware|(?:security|unsafe|insecure)[\w-]{0,20}(?:warning|alert|notice|banner|badge|message)|unverified|external-sender|suspicious|new-device/i;
const HIDES_WARNING = new RegExp(
	`${WARNING.source}[^{}]{0,300}\\{[^}]{0,200}(?:display\\s*:\\s*none|visibility\\s*:\\s*hidden|opacity\\s*:\\s*0(?![.\\d]))`,
	"i",
);

const GOES_ON =
	/(?:proceed|continue|go|visit|open)[\s_-]*(?:anyway|unsafe)|(?:accept|ignore)[\s_-]*(?:the[\s_-]*)?(?:risk|warning)/i;

/** Functions of browser and language by which pages guard themselves and ask their visitors. */
const GUARDS =
	/(?:^|\.)confirm$|^Object\.(?:freeze|seal|preventExtensions)$|\.isTrusted$|\.prototype\.(?:integrity|sandbox|nonce|csp|referrerPolicy)$/;

/** Functions by which pages set up protections, and words of replacements that disable them. */
const SETS_UP =
	/\.(?:setAttribute|setAttributeNS|createElement|appendChild|insertBefore|append|setRequestHeader|open|fetch)$/;
const KEEPS_OFF = /["'\x60/](?:sandbox|integrity|csp|nonce|referrerpolicy|noopener|x-?csrf[\w-]*|csrf|xsrf)\b/i;
/** Characters of a replacement in which its purpose shows. */
const REPLACEMENT = 500;

export const securityDowngrade: Rule = {
	id: "security-downgrade",
	title: "Removes a protection",
	catches: "Protections of page or browser that are switched off: content security policy, sandbox, trusted types.",
	severity: "medium",
	advice: "Leave the site's protections in place.",
	check: (subject) => [
		...subject.trace.hooks.flatMap((hook) => judgeHook(hook, subject)),
		...subject.trace.sinks.flatMap((sink) => judge(sink, subject)),
	],
};

function judgeHook({ target, offset }: Hook, { source, trace }: Subject): Finding[] {
	const code = source.text.slice(offset, offset + REPLACEMENT);
	if (!GUARDS.test(target) && !(SETS_UP.test(target) && KEEPS_OFF.test(code))) return [];
	if (!target.endsWith("confirm")) return [at(offset, "medium", `Replaces ${target}, which guards the page.`)];
	// A script that answers the question of its own click and then puts the browser's function back does no more than that click,
	// which has a rating of its own. Questions that follow the visitor's clicks still reach the visitor.
	const isTemporary = trace.hooks.some((other) => other.target === target && other.restores === true);
	return isTemporary
		? [at(offset, "low", "Answers questions of the page in your place while it acts.")]
		: [at(offset, "medium", "Answers the page's questions in your place.")];
}

function judge(sink: Sink, { source, reach }: Subject): Finding[] {
	const { kind, api, offset, trigger } = sink;
	const found = (what: string): Finding[] => [at(offset, "medium", what)];
	// In a long program an address is joined from those of several calls.
	const isOneAddress = !reach.isLong || sink.destinations.length === 1;
	if (isOneAddress && sendsInTheClear(sink) && !isPlainSite(source))
		return found("Sends what you type or who you are to the site without encryption (http).");
	if (kind === "weaken") {
		const grave = isGrave(sink, reach.everywhere);
		// The same attributes are also set for protection.
		if (!grave && /^(?:element|base)\./.test(api)) return [];
		return [at(offset, grave ? "medium" : "low", `Switches off a protection of the page (${api}).`)];
	}
	// An address has words of the same kind in it.
	if (
		kind !== "ask-visitor" &&
		!/\.(?:action|href|remove|src|value)$/.test(api) &&
		HIDES_WARNING.test(Object.values(sink.details).flat().join("\n"))
	) {
		return found("Hides warnings of the site from you.");
	}
	if (kind === "act-on-page") {
		const goesOn = trigger === "automatic" && !onOwnElement(sink) && GOES_ON.test(textOf(sink));
		return goesOn ? found("Skips a warning of the site without asking you.") : [];
	}
	if (kind !== "change-page") return [];
	const element = (sink.details.element ?? []).join(" ");
	if (/\.(?:remove|hide)$/.test(api) && WARNING.test(element)) return found("Removes a warning of the site.");
	if (!/\.(?:remove|content)$/.test(api) || onOwnElement(sink)) return [];
	// Found by its name, or among all others by a comparison with that name.
	if (api.endsWith(".content") && /referrer/.test(element) && /unsafe-url/.test(textOf(sink)))
		return found("Tells other sites the full address of the page.");
	const policy =
		/content-security-policy|http-equiv/i.test(element) ||
		(/\bmeta\b|^$/i.test(element) && api.endsWith("remove") && NAMES_POLICY.test(source.text));
	return policy ? found("Removes the page's content security policy.") : [];
}

const PRIVATE: ReadonlySet<OriginKind> = new Set(["form", "password", "cookie", "token", "key", "storage"]);

/** To the page's own site, but over `http:`: anyone in between can read it. */
function sendsInTheClear({ kind, api, destinations, carried }: Sink): boolean {
	const isHttp = destinations.some((one) => one.kind === "same-site" && (one.scheme === "http" || one.scheme === "ws"));
	if (!isHttp) return false;
	if (kind === "change-page") return /\.(?:form)?action$/i.test(api);
	return api !== "a library" && carried.some(({ origin, role }) => role !== "target" && PRIVATE.has(origin.kind));
}

/** A site without `https:`, according to the script's metadata. */
function isPlainSite(source: Source): boolean {
	return metadataLines(source).some(({ key, value }) => /^(?:match|include)$/.test(key) && /^http:/.test(value));
}

/** In a text or a pattern: not where a comment speaks of it. */
const NAMES_POLICY = /["'\x60/^]\^?content-security-policy/i;

function isGrave({ api, details, destinations }: Sink, everywhere: boolean): boolean {
	const text = (details.text ?? []).join("\n");
	switch (api) {
		case "base.href":
			return destinations.some(({ kind }) => kind === "third-party" || kind === "unresolved");
		case "element.allow":
			return POWERS.test(text);
		case "element.rel":
			return /\bopener\b/.test(text) && !/noopener/.test(text);
		case "element.referrerpolicy":
			return /unsafe-url|(?<!-)origin-when-cross|no-referrer-when-downgrade/.test(text);
		case "trustedTypes.createPolicy":
			return everywhere;
		default:
			return PROTECTION.test(`${api}\n${text}`);
	}
}
