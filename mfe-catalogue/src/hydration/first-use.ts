/** What says that somebody uses the page. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll", "focusin"] as const;

/** What somebody repeats who misses a part of the page. */
const DELIBERATE = ["pointerdown", "keydown"] as const;

let settle: () => void = () => undefined;

/** Signs that came before this module: it is loaded when the page is displayed already. */
const isUsedAlready = () => window.scrollY > 0 || navigator.userActivation?.hasBeenActive === true;

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

/** Resolves when somebody uses the page again. */
export const nextUse = (): Promise<void> => new Promise((resolve) => void listen(DELIBERATE, resolve));

/** Calls a function at the first of some events, or when the returned function is called, whatever is first. */
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
