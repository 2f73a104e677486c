/** What says that somebody uses the page. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll", "focusin"] as const;

/** Events that start another attempt to load code. Not pointer movements: they would start one after the other. */
const DELIBERATE = ["pointerdown", "keydown"] as const;

let settle: () => void = () => undefined;

/** Whether the page was scrolled before this module was loaded, which happens after the first paint. The shell repeats early presses. */
const isUsedAlready = () => window.scrollY > 0;

/**
 * Resolves when somebody begins to use the page, or when code says that it cannot wait. At once on the server, which renders
 * everything.
 */
export const firstUse: Promise<void> =
	typeof document === "undefined"
		? Promise.resolve()
		: new Promise((resolve) => {
				settle = listen(SIGNS, resolve);
				if (isUsedAlready()) settle();
			});

/** Resolves at the next press of a key or a pointer button. */
export const nextUse = (): Promise<void> => new Promise((resolve) => void listen(DELIBERATE, resolve));

/**
 * Calls a function once: at the first event of some types, or when the returned function is called.
 * @param types of events on the window
 * @param onFirst the function
 * @returns ends the listening and calls `onFirst`
 */
function listen(types: readonly string[], onFirst: () => void): () => void {
	const ended = new AbortController();
	const end = () => {
		ended.abort();
		onFirst();
	};
	for (const type of types) addEventListener(type, end, { passive: true, capture: true, signal: ended.signal });
	return end;
}

/** Ends the waiting for a first use: there is something to show that the server did not render. */
export function endWaiting(): void {
	settle();
}
