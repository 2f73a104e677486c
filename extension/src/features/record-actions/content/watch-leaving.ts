import type { PageRecorder } from "./page-recorder.ts";

/**
 * Records how the browser's question was answered whether a page may be left. It does not say: who stays has refused, and a page that
 * goes after all was let go.
 */
export function watchLeaving(recorder: PageRecorder, signal: AbortSignal): void {
	let asked: object | null = null;
	const record = (accepted: boolean): void =>
		recorder.add({ type: "dialog", dialog: "beforeunload", message: "", accepted }, asked);
	window.addEventListener(
		"beforeunload",
		(event) => {
			// Nobody is asked in a page that nobody has touched.
			if (!event.isTrusted || !navigator.userActivation.hasBeenActive) return;
			// After the page's own listeners, and after the answer: no script runs while somebody is asked.
			setTimeout(() => {
				if (!event.defaultPrevented || signal.aborted) return;
				asked = {};
				record(false);
			});
		},
		{ capture: true, signal },
	);
	window.addEventListener(
		"pagehide",
		() => {
			if (asked !== null && recorder.isGrowing(asked)) record(true);
		},
		{ capture: true, signal },
	);
}
