/** Longest wait for an idle moment after the page was loaded, in milliseconds. */
const MAX_WAIT_MS = 3000;
/** Wait where the browser cannot tell whether it is idle (Safari). */
const FIXED_WAIT_MS = 500;

/** Calls back once when the page is loaded and the browser has nothing else to do: for what a visitor did not ask for. */
export function whenIdle(page: Window, callback: () => void): void {
	const wait = () => {
		if (typeof page.requestIdleCallback === "function")
			page.requestIdleCallback(() => callback(), { timeout: MAX_WAIT_MS });
		else page.setTimeout(callback, FIXED_WAIT_MS);
	};
	if (page.document.readyState === "complete") wait();
	else page.addEventListener("load", wait, { once: true });
}
