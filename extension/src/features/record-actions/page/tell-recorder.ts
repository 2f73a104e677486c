import { BYE, HELLO, WHO_IS_THERE } from "../page-channel.ts";

/** Whoever looks for the recorder first, the other answers: which of its parts a browser runs first is not said. */
export function tellRecorder(page: Window, name: string): { tell(told: object): void; onBye(act: () => void): void } {
	const greet = (): void => void page.dispatchEvent(new CustomEvent(HELLO, { detail: name }));
	page.addEventListener(WHO_IS_THERE, greet, { once: true });
	greet();
	return {
		tell: (told) => void page.dispatchEvent(new CustomEvent(name, { detail: JSON.stringify(told) })),
		onBye: (act) => page.addEventListener(name + BYE, act, { once: true }),
	};
}
