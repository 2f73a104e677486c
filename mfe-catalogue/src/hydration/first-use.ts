/** What says that somebody uses the page. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll", "focusin"] as const;

let settle: () => void = () => undefined;

/**
 * Resolves when somebody begins to use the page, or when code says that it cannot wait. At once on the server, which renders
 * everything.
 */
export const firstUse: Promise<void> =
	typeof document === "undefined"
		? Promise.resolve()
		: new Promise((resolve) => {
				const ended = new AbortController();
				settle = () => {
					ended.abort();
					resolve();
				};
				for (const sign of SIGNS)
					addEventListener(sign, settle, { passive: true, capture: true, signal: ended.signal });
			});

/** Ends the waiting for a first use: there is something to show that the server did not render. */
export function endWaiting(): void {
	settle();
}
