import { openShadowRootOf } from "@scriptorium/selectors/intact-dom";

interface Opening {
	/** Firefox has it on elements. */
	readonly openOrClosedShadowRoot?: ShadowRoot | null;
}

/** What is in a shadow root, the page's own closed ones included. Only for content scripts. */
export function closedShadowRoot(host: Element): ShadowRoot | null {
	const open = openShadowRootOf(host);
	if (open !== null) return open;
	if (import.meta.env.FIREFOX) return (host as Element & Opening).openOrClosedShadowRoot ?? null;
	return host instanceof HTMLElement ? (chrome.dom.openOrClosedShadowRoot(host) as ShadowRoot | null) : null;
}
