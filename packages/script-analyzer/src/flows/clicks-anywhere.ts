import type { Trace } from "../trace/trace.ts";

/** Events of a press with a mouse, a pen or a finger. */
export const CLICKS = /^(?:click|auxclick|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end))$/;

/** Whether the script listens to clicks on the whole document or window, so that a click on anything may have an effect. */
export function listensToAnyClick({ listeners }: Trace): boolean {
	return listeners.some(({ event, on }) => CLICKS.test(event) && (on === "document" || on === "window"));
}
