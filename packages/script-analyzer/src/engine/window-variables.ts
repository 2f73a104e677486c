/**
 * Properties of the window that stay the browser's own when a program declares a `var` of their name: an assignment is ignored,
 * or goes to their setter, which converts the text, leaves the page or sets a handler. Other properties are replaced by the
 * variable (`[Replaceable]` in the HTML standard's interface Window). `tests/journeys/script-scopes.spec.ts` compares Chromium's.
 */
const READ_ONLY: ReadonlySet<string> = new Set([
	"window",
	"document",
	"top",
	"history",
	"navigation",
	"navigator",
	"customElements",
	"closed",
	"frameElement",
	"localStorage",
	"sessionStorage",
	"indexedDB",
	"crypto",
	"caches",
	"isSecureContext",
	"crossOriginIsolated",
	"originAgentCluster",
	"trustedTypes",
	"cookieStore",
	"speechSynthesis",
	"documentPictureInPicture",
	"fence",
	"sharedStorage",
	"launchQueue",
	"credentialless",
	"viewport",
	"styleMedia",
	"crashReport",
	"undefined",
	"NaN",
	"Infinity",
]);

/** Of these, the ones with a setter. */
const HAS_SETTER = /^(?:location|name|status|defaultStatus|defaultstatus|opener|on[a-z]\w*)$/;

/**
 * Whether an assignment to a variable calls a setter of the window.
 *
 * @param name name of a `var` at the top of a program
 * @returns true for `location`, `name` and handlers such as `onclick`
 */
export function callsWindowSetter(name: string): boolean {
	return HAS_SETTER.test(name);
}

/**
 * Whether the browser keeps its own property, so that a variable's value is not what was assigned.
 *
 * @param name name of a `var` at the top of a program
 * @returns false for names that the variable replaces
 */
export function isKeptByBrowser(name: string): boolean {
	return READ_ONLY.has(name) || HAS_SETTER.test(name);
}
