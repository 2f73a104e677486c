import type { PageRecorder } from "./page-recorder.ts";

/**
 * Records how the browser's question was answered whether a page may be left. It does not say: who stays has refused, and a page that
 * goes after all was let go.
 */
export function watchLeaving(recorder: PageRecorder, signal: AbortSignal): void {
	/** The last time that the page was about to be left. */
	let question: { readonly event: Event; isRecorded: boolean } | null = null;
	const record = (key: object, accepted: boolean): void => {
		recorder.add({ type: "dialog", dialog: "beforeunload", message: "", accepted }, key);
	};
	window.addEventListener(
		"beforeunload",
		(event) => {
			// Browsers show no dialog in a page without user activation.
			if (!event.isTrusted || !navigator.userActivation.hasBeenActive) return;
			const asked = { event, isRecorded: false };
			question = asked;
			// After the page's own listeners, and after the answer, as no script runs while the dialog is open.
			setTimeout(() => {
				if (asked !== question || !event.defaultPrevented || signal.aborted) return;
				asked.isRecorded = true;
				record(asked, false);
			});
		},
		{ capture: true, signal },
	);
	window.addEventListener(
		"pagehide",
		() => {
			// The next page can be there before a moment after the answer.
			if (question?.event.defaultPrevented !== true) return;
			if (!question.isRecorded || recorder.isLast(question)) record(question, true);
			question = null;
		},
		{ capture: true, signal },
	);
}
