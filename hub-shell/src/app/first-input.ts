/** What a pointer, a finger or the keyboard is on when the person is about to ask for something. */
const CONTROLS = "a[href], button, input, select, textarea";
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Calls back once, when a person first points at or focuses a link or a control.
 * @param page the document
 * @param callback for code that the next screen is likely to need
 * @returns a function that stops listening
 */
export function onFirstInput(page: Document, callback: () => void): () => void {
	const listening = new AbortController();
	const listener = ({ target }: Event): void => {
		if (!(target instanceof Element) || target.closest(CONTROLS) === null) return;
		listening.abort();
		callback();
	};
	for (const sign of SIGNS) page.addEventListener(sign, listener, { passive: true, signal: listening.signal });
	return () => listening.abort();
}
