/**
 * Calls back after all listeners of a window were removed, those of extensions included: that is what `document.open()` does (HTML,
 * "document open steps", 9 and 10), and pages write themselves anew with it. No event tells of it. The nodes of the document change
 * with it, and observers of nodes stay; whether the listeners do, a listener on an event of its own shows.
 * @param page the window that is listened to
 * @param act called before any input can reach the new document
 * @param signal ends it
 */
export function onListenersRemoved(page: Window, act: () => void, signal: AbortSignal): void {
	const probe = crypto.getRandomValues(new Uint32Array(4)).join("-");
	let isHeard = false;
	const listen = (): void => page.addEventListener(probe, () => (isHeard = true), { signal });
	const observer = new MutationObserver(() => {
		isHeard = false;
		page.dispatchEvent(new Event(probe));
		if (isHeard) return;
		listen();
		act();
	});
	listen();
	observer.observe(page.document, { childList: true });
	signal.addEventListener("abort", () => observer.disconnect());
}
