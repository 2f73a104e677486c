/**
 * The last moments to send something from a page. Chromium drops what a window sends at `pagehide` when a script closes it: its frame
 * is gone by then for the browser (`window.close()`, also by its opener). `beforeunload` comes before that, but not in a frame that is
 * removed, and not always to the end: the page stays if the user says so, and when the address turns out to be a download.
 */
const LEAVING = ["beforeunload", "pagehide"];

/**
 * Calls back when a page is about to go: once or twice, and possibly without its going.
 * @param act called with the browser's own event; whatever it sends must do no harm when sent again, or when the page stays
 * @param options of the listeners; those without `capture` are called after those with it
 */
export function onLeaving(
	act: (event: Event) => void,
	options: { readonly capture?: boolean; readonly signal: AbortSignal },
): void {
	for (const type of LEAVING) window.addEventListener(type, (event) => event.isTrusted && act(event), options);
}
