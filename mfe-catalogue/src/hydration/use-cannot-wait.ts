import { useEffect } from "react";
import { endWaiting } from "./first-use.ts";

/** Loads what would wait for a first use, as soon as `isSo`: then the page shows something that the server did not render. */
export function useCannotWait(isSo: boolean): void {
	useEffect(() => {
		if (isSo) endWaiting();
	}, [isSo]);
}
