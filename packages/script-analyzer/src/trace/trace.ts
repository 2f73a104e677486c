import type { Program } from "acorn";

/**
 * The result of the abstract interpretation. It runs the program over sets of possible values, every function included,
 * so each entry means "can happen". Rules judge; the trace does not.
 */
export interface Trace {
	/** `exhausted`: the step budget ended first, so the trace is incomplete. */
	readonly status: "complete" | "exhausted";
	readonly sinks: readonly Sink[];
	readonly reads: readonly Read[];
	readonly listeners: readonly Listener[];
	readonly hooks: readonly Hook[];
	readonly unresolved: readonly Unresolved[];
	/** Programs that the script assembled as text and ran, and where. */
	readonly textPrograms: readonly { readonly program: Program; readonly offset: number }[];
	/** Functions of the script, and of the programs it runs from text, that were run at least once. */
	readonly functionsRun: number;
}

/** Kind of data, by its sensitivity. */
export type OriginKind =
	/** `document.cookie`, `cookieStore`, `GM_cookie`. */
	| "cookie"
	/** Web storage and IndexedDB of the page. */
	| "storage"
	/** The script's own values: `GM_getValue`. Secret only when a secret was stored, whose origin is kept. */
	| "script-storage"
	/** Session and CSRF tokens, API keys: from meta tags, page globals, `Authorization` headers, storage keys so named. */
	| "token"
	| "key"
	/** Input into fields, and `FormData` of a page's form. */
	| "form"
	/** Password, card, one-time-code and seed-phrase fields. */
	| "password"
	| "clipboard"
	| "selection"
	/** Text and markup of the page. */
	| "page"
	/** A variable of the page of which nothing is known but its name; it counts where its members are named as tokens. */
	| "page-global"
	/** Answers of the site fetched with the visitor's session. */
	| "site-answer"
	/** Address and title of the page, referrer, history. */
	| "address"
	/** Data sent by other windows with postMessage. */
	| "message"
	/** Data that the page sends or receives through a replaced function. */
	| "request"
	| "geolocation"
	/** Camera, microphone, screen. */
	| "media"
	| "file"
	/** Accounts and signatures of a crypto wallet. */
	| "wallet"
	/** Answers of `prompt`, and of fields that the script made itself. */
	| "answer"
	/** Properties for a device fingerprint: screen, language, plugins, canvas. */
	| "device"
	/** Response of a third party's server; never secret, but dangerous as code. `what` names the host. */
	| "remote"
	/** An empty text with a name, such as `const WEBHOOK = ""`: whoever passes the script on may fill in an address. Never sent. */
	| "blank";

/** API of a text that is put into an element of one of several tags, `script` among them: one function makes all elements. */
export const MIXED_TEXT = "element text";

/** Name of a server in an origin of kind `remote` whose address could not be resolved. */
export const UNNAMED_SERVER = "a server that the code does not name";

/** Name of a server in such an origin whose place in the code is a placeholder. */
export const SERVER_TO_FILL_IN = "a server that whoever passes the script on fills in";

export interface Origin {
	readonly kind: OriginKind;
	/** As a reader would call it: `document.cookie`, `localStorage`, `input[type=password]`, `keydown event`. */
	readonly what: string;
	readonly offset: number;
}

/** Data that reached a sink, with its path from the place of reading to the sink. */
export interface Carried {
	readonly origin: Origin;
	readonly steps: readonly { readonly offset: number; readonly description: string }[];
	/** Its role in the sink. `target`: it decides the destination (not what is sent). */
	readonly role: "url" | "body" | "header" | "code" | "html" | "target";
	/** It may be lost on its way: it lay in an object passed to a function whose code is not known. */
	readonly unsure?: true;
	/** On its way calls of one function were evaluated as one: it may be the data of one call at the receiver of another. */
	readonly merged?: true;
	/** Only the skeptical run brings it here: the exact run was here without it, or ended without coming here. */
	readonly doubted?: true;
}

export interface Destination {
	readonly kind: /** The page's own site: relative, `location.origin`, or a host a specific `@match` covers. */
		| "same-site"
		/** A resolved host that is none of the page's. */
		| "third-party"
		/** Comes out of the page itself (a link's `href`, a form's `action`). */
		| "page-given"
		/** `data:`, `blob:`, `about:`, `mailto:`. */
		| "local"
		| "unresolved";
	/**
	 * Lower case without port, when `third-party` or a named same-site host. For `*.x.example` only the known end:
	 * `.x.example`.
	 */
	readonly host: string | null;
	readonly scheme: string | null;
	/** `@connect` names it. A bare `*` does not count. */
	readonly declared: boolean;
	/** The resolved beginning of the address, for quoting; null when nothing is known. */
	readonly address: string | null;
	/** A placeholder stands where the server belongs: whoever passes the script on fills it in. */
	readonly placeholder?: boolean;
	/** The known part belongs to the page's own site; the unknown part could name another host. */
	readonly doubtful?: boolean;
	/** `unresolved` only for the skeptical run: the exact run knows all destinations of this place. */
	readonly doubted?: true;
}

export type SinkKind =
	/** Sends a request without leaving the page. */
	| "request"
	/** Leaves or opens a page. */
	| "navigation"
	/** Submits a form. */
	| "submit"
	/** Opens a frame. */
	| "frame"
	/** Runs text as code: `eval`, `Function`, string timers, script text, `javascript:` addresses. */
	| "run-code"
	/** Loads code from an address: script elements, `import()`, workers, `GM_addElement('script')`. */
	| "load-code"
	/** Parses text as markup into the page. */
	| "write-html"
	/** Shows text in an element of the script's own: `details.text`. */
	| "show-text"
	/** `postMessage` to another window. */
	| "post-message"
	/**
	 * Data is handed to a receiver that is not in the text: a browser extension, the app around the page, or a function of the page
	 * that is named as one that sends (`details.receiver`: `extension`, `app`, `page`).
	 */
	| "hand-over"
	| "write-clipboard"
	| "write-cookie"
	| "write-storage"
	/** Changes a field's value, a link's `href`, a form's `action`. */
	| "change-page"
	/** `click()`, `submit()`, synthetic events on elements of the page. */
	| "act-on-page"
	/** Asks a wallet: `ethereum.request`. */
	| "wallet-request"
	/** `Notification`, `alert`, `confirm`, `prompt`. */
	| "ask-visitor"
	/** Replaces or removes what protects: CSP meta, `beforeunload`, sandbox attributes, permission dialogs. */
	| "weaken";

export interface Sink {
	readonly kind: SinkKind;
	/** `fetch`, `Image.src`, `navigator.sendBeacon`, `GM_xmlhttpRequest`, `eval`, `Element.innerHTML`, `a.href`. */
	readonly api: string;
	readonly offset: number;
	/** Empty for sinks without a destination. */
	readonly destinations: readonly Destination[];
	readonly carried: readonly Carried[];
	/**
	 * What triggered it. `purpose`: the visitor used a control of the script (its button, its menu command) or clicked
	 * the bookmarklet. `page-event`: a click, key or load on the page. `automatic`: without any event.
	 */
	readonly trigger: "purpose" | "page-event" | "automatic";
	/** The script never uses the response, or never shows the image: the request only transmits data. */
	readonly responseIgnored: boolean;
	/** Inside a loop or a repeated timer. */
	readonly repeated: boolean;
	/**
	 * Known text arguments and properties, at most 600 characters each: `{ method: "POST", text: "0x12…", selector:
	 * ".like" }`.
	 */
	readonly details: Readonly<Record<string, readonly string[]>>;
	/** Its destinations and data may belong to different requests of one function. */
	readonly isMixed?: boolean;
	/** Part of its text is unknown (run-code, write-html). */
	readonly partlyUnknown: boolean;
}

export interface Read {
	readonly origin: Origin;
	readonly trigger: Sink["trigger"];
}

export interface Listener {
	/** `keydown`, `submit`, `paste`, `message`, … */
	readonly event: string;
	/** `window`, `document`, `page element`, `own element`. */
	readonly on: string;
	readonly offset: number;
}

/** Suffix of a name in `Hook.gives`: not the function itself is exposed, but one that calls it. */
export const THROUGH = " (through a function)";

/** A function of the page or browser that the script replaces, or exposes to the page. */
export interface Hook {
	/** `window.fetch`, `XMLHttpRequest.prototype.send`, `Storage.prototype.setItem`, `unsafeWindow.x`. */
	readonly target: string;
	readonly offset: number;
	/**
	 * For values exposed to the page (`unsafeWindow.x = …`): the privileged functions they are or close over
	 * (`GM_xmlhttpRequest`).
	 */
	readonly gives: readonly string[];
	/** The script puts the browser's own function back here (`window.confirm = own`). */
	readonly restores?: boolean;
}

export interface Unresolved {
	readonly kind: /** A member of a global object by a name that could not be computed, and called or assigned. */
		| "computed-global"
		/**
		 * A member of a document, an element or the navigator by such a name, that is only read, or given a harmless
		 * value.
		 */
		| "computed-member"
		/** Text run as code whose content is unknown. */
		| "unknown-code"
		/** A request to an address of which no host is known. */
		| "unknown-target"
		/** A member of a browser object whose name does not occur in the text: computed to hide it. */
		| "hidden-name"
		/** `with`, direct eval scope, and the like. */
		| "dynamic-scope";
	readonly what: string;
	readonly offset: number;
}
