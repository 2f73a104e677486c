interface Opening {
	/** Firefox has it on elements. */
	readonly openOrClosedShadowRoot?: ShadowRoot | null;
}

/** What is in a shadow root, the page's own closed ones included. Only for content scripts. */
export function closedShadowRoot(host: Element): ShadowRoot | null {
	if (host.shadowRoot !== null) return host.shadowRoot;
	if (import.meta.env.FIREFOX) return (host as Element & Opening).openOrClosedShadowRoot ?? null;
	return host instanceof HTMLElement ? (chrome.dom.openOrClosedShadowRoot(host) as ShadowRoot | null) : null;
}
