type Page = typeof globalThis;

/**
 * Runs code that observes the page and has no way to stop (web-vitals, https://github.com/GoogleChrome/web-vitals), so that it can be
 * stopped. While its code runs, and the observers' callbacks with the microtask that they queue, the page's `PerformanceObserver` and
 * `addEventListener` are replaced by ones that remember what they register; everybody else gets the browser's own.
 * @param page the global object that the code uses
 * @param run registers observers and listeners on the window
 * @returns a function that disconnects the observers and removes the listeners
 */
export function runStoppable(page: Page, run: () => void): () => void {
	const Native = page.PerformanceObserver;
	if (Native === undefined) return () => undefined;
	const stopping = new AbortController();
	const { signal } = stopping;
	const observers = new Set<PerformanceObserver>();
	const ownListen = Object.getOwnPropertyDescriptor(page, "addEventListener");
	const listen = page.addEventListener.bind(page);

	class StoppableObserver extends Native {
		constructor(callback: PerformanceObserverCallback) {
			super((...heard) => {
				if (signal.aborted) return;
				enter();
				try {
					callback(...heard);
				} finally {
					queueMicrotask(leave);
				}
			});
			observers.add(this);
		}
	}
	function enter(): void {
		page.PerformanceObserver = StoppableObserver;
		const value = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
			listen(type, listener, { ...optionsOf(options), signal });
		Object.defineProperty(page, "addEventListener", { value, configurable: true });
	}
	function leave(): void {
		page.PerformanceObserver = Native;
		if (ownListen) Object.defineProperty(page, "addEventListener", ownListen);
		else Reflect.deleteProperty(page, "addEventListener");
	}

	enter();
	try {
		run();
	} finally {
		leave();
	}
	return () => {
		stopping.abort();
		for (const observer of observers) observer.disconnect();
	};
}

function optionsOf(options: unknown): AddEventListenerOptions {
	return typeof options === "object" ? { ...options } : { capture: options === true };
}
