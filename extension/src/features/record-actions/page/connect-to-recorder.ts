import { BYE, HEARD, HELLO, WHO_IS_THERE } from "../page-channel.ts";

/**
 * Whoever looks for the other first is answered by it: which of the recorder's parts a browser runs first is not said. The name is told
 * until it has been heard once, which is before the page's scripts run: they could ask for it, too.
 */
export function tellRecorder(page: Window, name: string): { tell(told: object): void; onBye(act: () => void): void } {
	const greet = (): void => void page.dispatchEvent(new CustomEvent(HELLO, { detail: name }));
	page.addEventListener(name + HEARD, () => page.removeEventListener(WHO_IS_THERE, greet), { once: true });
	page.addEventListener(WHO_IS_THERE, greet);
	greet();
	return {
		tell: (told) => void page.dispatchEvent(new CustomEvent(name, { detail: JSON.stringify(told) })),
		onBye: (act) => page.addEventListener(name + BYE, act, { once: true }),
	};
}
