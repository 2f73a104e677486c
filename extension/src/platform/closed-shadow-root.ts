import { openShadowRootOf } from "@scriptorium/selectors/intact-dom";

interface Opening {
	/** Available on elements in Firefox. */
	readonly openOrClosedShadowRoot?: ShadowRoot | null;
}

/** The shadow root of an element, also a closed one. Only for content scripts. */
export function closedShadowRoot(host: Element): ShadowRoot | null {
	const open = openShadowRootOf(host);
	if (open !== null) return open;
	if (import.meta.env.FIREFOX) return (host as Element & Opening).openOrClosedShadowRoot ?? null;
	return host instanceof HTMLElement ? (chrome.dom.openOrClosedShadowRoot(host) as ShadowRoot | null) : null;
}
