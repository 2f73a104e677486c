import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the page is being printed, or shown as it would be printed.
 * @returns true from just before the browser lays the page out for paper until it is on the screen again
 */
export function useIsPrinting(): boolean {
	const [isPrinting, setPrinting] = useState(false);
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		// The browser lays the page out as soon as the listeners have returned.
		const set = (value: boolean) => flushSync(() => setPrinting(value));
		window.addEventListener("beforeprint", () => set(true), { signal });
		window.addEventListener("afterprint", () => set(false), { signal });
		// Developer tools emulate the medium without these events.
		const medium = window.matchMedia("print");
		medium.addEventListener("change", ({ matches }) => set(matches), { signal });
		return () => listening.abort();
	}, []);
	return isPrinting;
}
