import type { Severity } from "../analysis-result.ts";
import type { OriginKind } from "../trace/trace.ts";
import type { Leak } from "./leak.ts";
import { isPrivatePlace } from "./private-places.ts";
import type { Reach } from "./reach.ts";

/** What makes one leak worse than another. */
interface Context {
	/** The visitor used the script for this: its button, its menu command, the bookmarklet itself. */
	readonly asked: boolean;
	readonly declared: boolean;
	/** Nobody did anything. */
	readonly silent: boolean;
	/** A page is opened, so the visitor sees where it goes. */
	readonly visible: boolean;
	/** Nobody looks at the answer: the data is sent for the sake of whoever gets it. */
	readonly responseIgnored: boolean;
	readonly everywhere: boolean;
	/** Mail, chats, accounts: not what a title or a price is. */
	readonly privatePlace: boolean;
	/** In the body of a request, where there is room for all of it; an address takes a word or two. */
	readonly whole: boolean;
}

type Grading = (context: Context) => Severity | null;

/** Never excused: no purpose needs them on a server that is not the site's. */
const secret: Grading = () => "critical";
/** Somebody else's data unless its owner sent it. */
const confidential: Grading = ({ asked, declared }) => (asked && declared ? "low" : "high");
/** What a visitor may well want to send, but should know of. */
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
	request: confidential,
	form: confidential,
	media: confidential,
	"site-answer": ({ asked, declared, visible }) => {
		if (asked) return declared || visible ? "low" : "medium";
		return "high";
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
	page: ({ asked, declared, visible, everywhere, whole, responseIgnored, privatePlace }) => {
		if (asked) return visible ? null : declared ? "low" : responseIgnored ? "high" : "medium";
		if (!declared) return everywhere || whole || responseIgnored ? "high" : visible ? "low" : "medium";
		if (privatePlace && whole) return "high";
		// A title or number of the page, looked up at a server the script names, and the answer used.
		if (!everywhere && !responseIgnored && !whole) return "low";
		return everywhere && responseIgnored ? "high" : "medium";
	},
	address: ({ asked, declared, visible, everywhere, responseIgnored }) => {
		if (asked) return visible ? null : responseIgnored && !declared ? "medium" : "low";
		if (everywhere) return visible ? "medium" : "high";
		return declared || visible ? "low" : "medium";
	},
	device: () => null, // one property says nothing: see the rule `fingerprinting`
	"script-storage": () => null,
	answer: () => null,
	remote: () => null,
};

/** The visitor's own computer. Nobody else is told, when the script says that it speaks to a program there. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** How grave it is that this data goes there; null when it is how scripts are meant to work. */
export function gradeLeak(leak: Leak, reach: Reach): Severity | null {
	const { sink, carried, destination } = leak;
	if (destination.declared && LOOPBACK.test(destination.host ?? "") && !isSecret(carried.origin.kind)) return "low";
	return GRADINGS[carried.origin.kind]({
		asked: sink.trigger === "purpose",
		declared: destination.declared,
		silent: sink.trigger === "automatic",
		// What a form carries along is seen by nobody.
		visible: sink.kind === "navigation" || (sink.kind === "submit" && carried.role !== "body"),
		everywhere: reach.everywhere,
		whole: carried.role === "body",
		responseIgnored: sink.responseIgnored,
		privatePlace: reach.privatePlace || isPrivatePlace(carried.origin.what),
	});
}

const HARD: ReadonlySet<OriginKind> = new Set(["cookie", "token", "key", "password", "wallet"]);

/** Data that no purpose excuses to send away. */
export function isSecret(kind: OriginKind): boolean {
	return HARD.has(kind);
}
