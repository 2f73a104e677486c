import { useEffect } from "react";
import { endWaiting } from "./first-use.ts";

/** Loads what would wait for a first use, as soon as `isSo`: then the page shows something that the server did not render. */
export function useCannotWait(isSo: boolean): void {
	useEffect(() => {
		if (isSo) endWaiting();
	}, [isSo]);
}

/**
 * The same where the page's address has a fragment. It is read from the browser: the router tells of it in a transition, which React does
 * not complete while it waits for the code of the parts below.
 */
export function useFragmentCannotWait(): void {
	useEffect(() => {
		if (window.location.hash !== "") endWaiting();
	}, []);
}
