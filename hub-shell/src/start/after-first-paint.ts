/** Longest wait in ms: a page in the background is not painted, and some browsers do not report paints. */
const TIME_LIMIT_MS = 1000;

/**
 * Waits until the browser has displayed the content that came with the page, so that no code of ours delays it.
 * @param page the browser's window
 * @returns resolves in a task of its own
 */
export function afterFirstPaint(page: Window & typeof globalThis): Promise<void> {
	return new Promise((resolve) => {
		const start = () => {
			clearTimeout(timer);
			observer.disconnect();
			resolve();
		};
		const timer = setTimeout(start, TIME_LIMIT_MS);
		const observer = new page.PerformanceObserver((entries) => {
			if (entries.getEntriesByName("first-contentful-paint").length > 0) start();
		});
		if (page.document.visibilityState === "hidden") start();
		else observer.observe({ type: "paint", buffered: true });
	});
}
