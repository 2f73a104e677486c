import { HELLO, HELLO_REQUEST, NAME_RECEIVED, STOP } from "../page-channel.ts";

/**
 * Connects the recorder's part in the main world to the one in the isolated world. Either may start first, so each greets the other.
 * The name of the events is sent until it was received once, which is before the page's scripts run, so that they cannot learn it.
 */
export function connectToRecorder(
	page: Window,
	name: string,
): { send(event: object): void; onStop(act: () => void): void } {
	const greet = (): void => void page.dispatchEvent(new CustomEvent(HELLO, { detail: name }));
	page.addEventListener(name + NAME_RECEIVED, () => page.removeEventListener(HELLO_REQUEST, greet), { once: true });
	page.addEventListener(HELLO_REQUEST, greet);
	greet();
	return {
		send: (event) => void page.dispatchEvent(new CustomEvent(name, { detail: JSON.stringify(event) })),
		onStop: (act) => page.addEventListener(name + STOP, act, { once: true }),
	};
}
