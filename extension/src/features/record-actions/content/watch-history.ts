import { redactAddress } from "@scriptorium/redaction/redact-address";
import type { PageRecorder } from "./page-recorder.ts";

/**
 * Records what the browser's own buttons for back and forward lead to. Only the page is told whether one of them was pressed or a script
 * went back, in answer to a click for example; the worker hears the same of both, and makes one action of what is recorded here and
 * what it hears. Browsers without the Navigation API leave it to the worker.
 */
export function watchHistory(recorder: PageRecorder, signal: AbortSignal): void {
	if (window !== window.top || !("navigation" in window)) return;
	const { navigation } = window;
	navigation.addEventListener(
		"navigate",
		({ navigationType, userInitiated, destination }) => {
			if (navigationType !== "traverse" || !userInitiated) return;
			const here = navigation.currentEntry?.index ?? Number.POSITIVE_INFINITY;
			recorder.add({
				type: "navigate",
				targetUrl: redactAddress(destination.url),
				waitForLoad: !destination.sameDocument,
				cause: destination.index > here ? "forward" : "back",
			});
		},
		{ signal },
	);
}
