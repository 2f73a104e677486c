/** Runs in the page: mouse and clicks on what belongs to the page, without leaving it. */
export function usePageControls(): void {
	const events = (element: Element, kinds: readonly string[]) => {
		for (const kind of kinds)
			element.dispatchEvent(new MouseEvent(kind, { bubbles: true, composed: true, cancelable: true, view: window }));
	};
	for (const element of [...document.querySelectorAll("main[data-p] [data-p], nav [data-p]")].slice(0, 220)) {
		const control = element.matches("button, a, summary, [role=button], video, img, [contenteditable], h1, p, td");
		if (!control && element.children.length > 0) continue;
		events(element, ["pointerover", "mouseover", "mousemove"]);
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

/** Runs in the page: it is "hidden", "visible" again, or "left". */
export function changeVisibility(state: string): void {
	const shown = state === "visible";
	Object.defineProperty(document, "visibilityState", { value: shown ? "visible" : "hidden", configurable: true });
	Object.defineProperty(document, "hidden", { value: !shown, configurable: true });
	document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	dispatchEvent(new Event(shown ? "focus" : "blur"));
	if (state === "left") for (const kind of ["pagehide", "beforeunload", "unload"]) dispatchEvent(new Event(kind));
}

/** Runs in the page: the whole text of an element is selected. */
export function selectText(selector: string): void {
	const element = document.querySelector(selector);
	if (element === null) return;
	getSelection()?.selectAllChildren(element);
	document.dispatchEvent(new Event("selectionchange"));
	element.dispatchEvent(new MouseEvent("mouseup", { bubbles: true, cancelable: true, view: window }));
}
