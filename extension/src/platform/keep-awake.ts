/**
 * Shorter than the 30 seconds after which Chromium stops a worker without work. Neither an open port nor a response that is
 * awaited counts as work; a call of the extension's API does.
 */
const CALL_MS = 20_000;

let holders = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Keeps the worker alive, for work that only waits.
 * @returns a release function; the worker is stopped once all of them were called
 */
export function keepAwake(): () => void {
	holders += 1;
	timer ??= setInterval(() => void chrome.runtime.getPlatformInfo(), CALL_MS);
	let held = true;
	return () => {
		if (!held) return;
		held = false;
		holders -= 1;
		if (holders > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}
