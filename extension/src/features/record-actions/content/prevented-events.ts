import { onLeaving } from "./leaving.ts";

/** Events before which the page's reaction to an earlier one is known: the next event may come before a timer. */
const NEXT = ["keydown", "keyup", "beforeinput", "compositionstart", "pointerdown", "focusout"];

/**
 * Watches for events that a page prevents to react itself.
 * @returns a function that takes an event while it is dispatched, and what to do once all listeners of the page were called, if one of
 * them has prevented it; only for the last event
 */
export function watchPrevented(signal: AbortSignal): (event: Event, act: () => void) => void {
	let pending: { readonly event: Event; readonly act: () => void } | null = null;
	const decide = (): void => {
		// A listener can move the focus before it prevents the event.
		if (pending === null || pending.event.eventPhase !== Event.NONE) return;
		const { event, act } = pending;
		pending = null;
		if (event.defaultPrevented && !signal.aborted) act();
	};
	for (const type of NEXT) window.addEventListener(type, decide, { capture: true, signal });
	onLeaving(decide, { capture: true, signal });
	return (event, act) => {
		const own = { event, act };
		pending = own;
		setTimeout(() => own === pending && decide());
	};
}
