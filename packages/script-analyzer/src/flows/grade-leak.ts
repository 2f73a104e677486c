import type { Severity } from "../analysis-result.ts";
import { WHOLE } from "../engine/storage-reads.ts";
import type { Carried, Destination, OriginKind } from "../trace/trace.ts";
import type { Leak } from "./leak.ts";
import { isPrivatePlace } from "./private-places.ts";
import type { Reach } from "./reach.ts";
import { serverOwnerOf } from "./server-owner.ts";

/** The circumstances that decide a leak's severity. */
interface Context {
	/** The visitor used the script for this: its button, its menu command, the bookmarklet itself. */
	readonly asked: boolean;
	readonly declared: boolean;
	/** Without any action of the visitor. */
	readonly silent: boolean;
	/** A page is opened, so the visitor sees where it goes. */
	readonly visible: boolean;
	/** The response is not used: the request only serves its receiver. */
	readonly responseIgnored: boolean;
	readonly everywhere: boolean;
	/** Runs only on sites that its metadata names; never a bookmarklet. */
	readonly onNamedSites: boolean;
	/** Runs on mail, chat or account pages, where page content is personal. */
	readonly privatePlace: boolean;
	/** In the body of a request, which has room for all of it; an address holds a few words. */
	readonly whole: boolean;
}

type Grading = (context: Context) => Severity | null;

/** Always critical: no purpose needs them on another site's server. */
const secret: Grading = () => "critical";
/** Confidential unless the visitor sent it. */
const confidential: Grading = ({ asked, declared }) => (asked && declared ? "low" : "high");
/** Personal data that a visitor may want to send knowingly. */
const personal: Grading = ({ asked, declared, visible, responseIgnored }) => {
	if (!asked) return declared ? "medium" : "high";
	if (declared || visible) return "low";
	return responseIgnored ? "high" : "medium";
};

const GRADINGS: Readonly<Record<OriginKind, Grading>> = {
	cookie: secret,
	token: secret,
	key: secret,
	password: secret,
	wallet: secret,
	storage: confidential,
	// A page that opens, on request, with an address found in the site's traffic: a player or a downloader.
	request: (context) => (context.asked && context.visible && !context.whole ? "medium" : confidential(context)),
	// A page that opens with what was typed, when the visitor does something: a search elsewhere.
	form: (context) => (context.visible && !context.silent && !context.whole ? "medium" : confidential(context)),
	media: confidential,
	"site-answer": ({ asked, declared, visible, everywhere, onNamedSites, whole, responseIgnored }) => {
		if (asked && (declared || visible)) return "low";
		// A picture or file that the site's answer names, fetched on a click.
		if (asked && onNamedSites && !whole && !responseIgnored) return "low";
		if (asked) return responseIgnored ? "high" : "medium";
		// A picture or an entry that is shown beside what the site answered.
		if (onNamedSites && !whole && !responseIgnored) return "low";
		// A number or name out of an answer, looked up at a declared server whose response is used.
		if (!declared || whole || responseIgnored) return "high";
		return everywhere ? "medium" : "low";
	},
	message: personal,
	file: personal,
	geolocation: personal,
	clipboard: (context) => (context.silent ? "high" : personal(context)),
	selection: ({ asked, declared, visible, everywhere, responseIgnored }) => {
		if (asked && responseIgnored && !declared) return "medium";
		if (asked || (declared && !everywhere)) return visible ? null : "low";
		return everywhere && !declared ? "high" : "medium";
	},
	page: ({ asked, declared, visible, everywhere, onNamedSites, whole, responseIgnored, privatePlace }) => {
		if (asked && onNamedSites && !whole && !responseIgnored) return visible ? null : "low";
		if (asked) return visible ? null : declared ? "low" : responseIgnored ? "high" : "medium";
		// A few words of the page in a request whose response is used: that is how scripts look things up. The access names the server.
		if (!declared) return everywhere || whole || responseIgnored ? "high" : "low";
		if (privatePlace && whole) return "high";
		// A title or number of the page, looked up at a declared server whose response is used.
		if (!everywhere && !responseIgnored && !whole) return "low";
		return everywhere && responseIgnored ? "high" : "medium";
	},
	address: ({ asked, declared, visible, everywhere, onNamedSites, responseIgnored, whole }) => {
		if (asked) return visible ? null : responseIgnored && !declared ? "medium" : "low";
		if (everywhere) return visible ? "medium" : "high";
		// A number out of the address, looked up at a server whose response is used.
		return declared || visible || (onNamedSites && !responseIgnored && !whole) ? "low" : "medium";
	},
	device: () => null, // one property says nothing: see the rule `fingerprinting`
	"script-storage": () => null,
	"page-global": () => null,
	answer: () => null,
	remote: () => null,
	blank: () => null,
};

/** The visitor's own computer: nobody else gets the data when the script declares a program there. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a host is the visitor's own computer. */
export function isLoopback(host: string | null): boolean {
	return LOOPBACK.test(host ?? "");
}

/** Download managers that take requests, with the cookies of the site, at an address of their own. */
const LOCAL_PROGRAM = /:(?:6800|16800|9999|5555|9614|10000)(?:\/|$)|\/(?:jsonrpc|transmission)\b/;

/**
 * Whether a program of the visitor gets it: the script declares one, or speaks to it as to a known one. Where neither is so, the
 * address stands for a server that whoever passes the script on fills in.
 */
function isLocalProgram({ declared, address }: Destination): boolean {
	return declared || LOCAL_PROGRAM.test(address ?? "");
}

/** How grave it is that this data goes there; null when it is how scripts are meant to work. */
export function gradeLeak(leak: Leak, reach: Reach): Severity | null {
	const { sink, carried, destination } = leak;
	const isOwnComputer = isLoopback(destination.host) && (!isSecret(carried.origin.kind) || isLocalProgram(destination));
	if (destination.declared && isOwnComputer && !isSecret(carried.origin.kind)) return "low";
	const severity = GRADINGS[carried.origin.kind]({
		asked: sink.trigger === "purpose",
		declared: destination.declared,
		silent: sink.trigger === "automatic",
		// Hidden fields of a form are not visible to the visitor.
		visible: sink.kind === "navigation" || (sink.kind === "submit" && carried.role !== "body"),
		everywhere: reach.everywhere,
		onNamedSites: !reach.everywhere && reach.domains.length > 0,
		whole: carried.role === "body" || /^(?:the form's fields|FormData)/.test(carried.origin.what),
		responseIgnored: sink.responseIgnored,
		privatePlace: reach.privatePlace || isPrivatePlace(carried.origin.what),
	});
	// A function whose code is not here got the address and the data: what it does with them is not known.
	if (sink.api === "a library" && severity !== null && OF_PAGE.has(carried.origin.kind))
		return severity === "high" && isPlausible(carried, reach) ? "medium" : "low";
	if (severity === null) return severity;
	if (isCertain(leak, reach) && !isOwnComputer) return severity;
	const { kind } = carried.origin;
	if (reach.isLong) {
		if (!isSecretForSure(carried)) return "low";
		const isOnlyWay = isSecret(kind) && !carried.unsure && !carried.doubted && !goesHome(leak, reach);
		return isPlausible(carried, reach) || isOnlyWay ? atMostMedium(severity) : "low";
	}
	if (!carried.unsure) return atMostMedium(severity);
	return isSecret(kind) || CONFIDENTIAL.has(kind) ? "medium" : "low";
}

/** Steps between reading and sending; attacks are short, and longer paths are mostly a merge of several. */
const MAX_HOPS = 6;

/** Attacks have one receiver, and seldom a second one in reserve. */
const MAX_RECEIVERS = 4;

/** Whether a path is short, and no other call shares it. */
export function isClearPath({ merged, unsure, steps }: Carried): boolean {
	return !merged && !unsure && steps.length <= MAX_HOPS;
}

/**
 * Whether a path is worth a look. In a long program, paths which other calls share and paths of many steps mostly lead from one place
 * to another that never meet.
 */
export function isPlausible(carried: Carried, { isLong }: Reach): boolean {
	return isLong ? isClearPath(carried) && !carried.doubted : !carried.unsure;
}

/** Fields for what is looked for, which is typed to be sent somewhere. */
const SEARCH_FIELD = /(?:^|[^a-z])(?:q|query|keywords?|search\w*|terms?|kw|wd|lookup|filter)(?![a-z])/i;

/**
 * Whether a flow proves an attack: a secret of the visitor, on a path that no other call shares, to a stranger. What belongs to the
 * page proves one only where it is private, as a mailbox is, and the request does nothing but hand it over.
 */
function isCertain(leak: Leak, reach: Reach): boolean {
	const { carried, sink } = leak;
	if (carried.unsure || carried.steps.length > MAX_HOPS) return false;
	// What is doubted in a long program brings everything everywhere, and a function that nobody knows may be one of its own.
	if (reach.isLong && (carried.doubted || sink.api === "a library")) return false;
	// Calls that were evaluated as one may be of the site's own interface and of a stranger. Where all go to strangers, this one does.
	if ((carried.merged || sink.isMixed) && goesHome(leak, reach)) return false;
	// One of many servers, as a table of sites names them: which of them gets the data is not known.
	if (new Set(sink.destinations.map(({ host }) => host)).size > MAX_RECEIVERS) return false;
	if (isSearch(carried) || isSettingOfServer(carried) || isPastedFile(carried)) return false;
	if (reach.isLong && !isSecretForSure(carried)) return false;
	if (!SHOWN.has(carried.origin.kind)) return true;
	// What the site answers to the visitor's session is private as well.
	const isPrivate =
		(carried.origin.kind === "site-answer" && !reach.isLong) ||
		reach.privatePlace ||
		isPrivatePlace(carried.origin.what);
	return isPrivate && sink.responseIgnored && carried.role === "body";
}

/** Whether the same place also sends to the site, or to where the code does not say. */
function goesHome({ sink }: Leak, reach: Reach): boolean {
	return sink.destinations.some((destination) => serverOwnerOf(destination, reach) !== "stranger");
}

/** Fields that are grabbed as a whole, or by a name of what is personal. */
const PERSONAL_FIELD =
	/the form's fields|FormData|event|all (?:fields|inputs)|user|log-?in|mail|phone|tel\b|address|birth|first.?name|last.?name|account|card|ssn|passport/i;
/** Where pages keep what identifies a visitor; other members of that name may be a script's own. */
const SESSION_PLACE = /storage|cookie|meta|input|field|header|authorization/i;

/** Whether the place that data was read from proves it to be a secret. A name alone proves nothing: scripts give such names to data of their own. */
export function isSecretForSure({ origin: { kind, what }, role }: Carried): boolean {
	if (kind === "form") return PERSONAL_FIELD.test(what);
	// In a header a token is for the interface that it belongs to, as often as not.
	if (kind === "token") return role !== "header" && SESSION_PLACE.test(what);
	if (kind === "storage") return what.startsWith(WHOLE);
	return true;
}

/** Names of a form field in which the visitor enters the server that the script contacts. */
const SERVER_FIELD = /end-?point|server|host(?:name)?(?![a-z])|(?:api|base|service)-?ur[il]|proxy|instance/i;

function isSettingOfServer({ origin, role }: Carried): boolean {
	return origin.kind === "form" && (role === "url" || role === "target") && SERVER_FIELD.test(origin.what);
}

/** A picture or file that the visitor pastes into the page, as to upload it; a pasted text is something else. */
function isPastedFile({ origin }: Carried): boolean {
	return origin.kind === "clipboard" && origin.what === "pasted items";
}

/** Whether data is what was typed to look for something. */
export function isSearch({ origin }: Carried): boolean {
	return origin.kind === "form" && SEARCH_FIELD.test(origin.what);
}

function atMostMedium(severity: Severity): Severity {
	return severity === "critical" || severity === "high" ? "medium" : severity;
}

const CONFIDENTIAL: ReadonlySet<OriginKind> = new Set(["storage", "request", "form", "media", "message", "clipboard"]);

/** Of the site, and not of the visitor alone. */
const OF_PAGE: ReadonlySet<OriginKind> = new Set(["page", "selection", "site-answer", "address", "request", "message"]);

/** What the page shows to whoever looks at it. */
const SHOWN: ReadonlySet<OriginKind> = new Set(["page", "selection", "site-answer", "address", "message"]);

const HARD: ReadonlySet<OriginKind> = new Set(["cookie", "token", "key", "password", "wallet"]);

/** Data that no purpose excuses to send away. */
export function isSecret(kind: OriginKind): boolean {
	return HARD.has(kind);
}
