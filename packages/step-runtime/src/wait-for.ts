import { nextFrame } from "./next-frame.ts";
import { repeatOnChange } from "./watch-changes.ts";

/**
 * Waits until something can be read from the page.
 * @param read returns null as long as it is not there; called again when the page has changed
 * @param timeout milliseconds
 * @returns the first value that is not null; null when time is up
 */
export async function waitFor<Value>(read: () => Value | null, timeout: number): Promise<Value | null> {
	const end = performance.now() + timeout;
	const repeated = repeatOnChange((watch) => {
		watch(document);
		return read();
	});
	try {
		for (;;) {
			const isLast = performance.now() >= end;
			const value = repeated.look(isLast);
			if (value !== null || isLast) return value;
			await nextFrame();
		}
	} finally {
		repeated.stop();
	}
}
