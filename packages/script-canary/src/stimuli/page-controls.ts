/** Runs in the page: moves the mouse over the page's own elements and clicks them, without leaving the page. */
export function usePageControls(): void {
	const events = (element: Element, kinds: readonly string[]) => {
		for (const kind of kinds)
			element.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true, cancelable: true, view: window }));
	};
	for (const element of [...document.querySelectorAll("nav [data-p], main[data-p] [data-p]")].slice(0, 320)) {
		const control = element.matches("button, a, summary, [role=button], video, img, [contenteditable], h1, p, td");
		if (!control && element.children.length > 0) continue;
		events(element, ["pointerover", "pointerenter", "mouseover", "mouseenter", "mousemove"]);
		if (element.matches("input, nav *")) events(element, ["pointerout", "pointerleave", "mouseout", "mouseleave"]);
		if (element.matches("button[type=submit], form button:not([type]), #send-coins, #copy-address")) continue;
		events(element, ["pointerdown", "mousedown", "pointerup", "mouseup"]);
		if (element instanceof HTMLElement) element.click();
	}
	const paragraph = document.querySelector("#text");
	if (paragraph) events(paragraph, ["dblclick", "contextmenu"]);
	const video = document.querySelector("video");
	video?.dispatchEvent(new Event("play"));
	video?.dispatchEvent(new Event("ended"));
	scrollTo(0, document.body.scrollHeight);
	dispatchEvent(new Event("scroll"));
	dispatchEvent(new Event("resize"));
	scrollTo(0, 0);
}

/** Runs in the page: simulates that the page becomes "hidden" or "visible", or is "left" (unloaded). */
export function changeVisibility(state: string): void {
	const shown = state === "visible";
	Object.defineProperty(document, "visibilityState", { value: shown ? "visible" : "hidden", configurable: true });
	Object.defineProperty(document, "hidden", { value: !shown, configurable: true });
	document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	dispatchEvent(new Event(shown ? "focus" : "blur"));
	if (state === "left") for (const kind of ["pagehide", "beforeunload", "unload"]) dispatchEvent(new Event(kind));
}

/** Runs in the page: selects the whole text of an element, by mouse or by keyboard. */
export function selectText(selector: string, byMouse: boolean): void {
	const element = document.querySelector(selector);
	if (element === null) return;
	getSelection()?.selectAllChildren(element);
	document.dispatchEvent(new Event("selectionchange"));
	if (byMouse) element.dispatchEvent(new MouseEvent("mouseup", { bubbles: true, cancelable: true, view: window }));
}
