/**
 * Waits for the next frame.
 * @returns resolves with the frame, or after 100 ms where none come, as in a tab that is not shown
 */
export function nextFrame(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => resolve());
		setTimeout(resolve, 100);
	});
}

/**
 * Waits for a time.
 * @param ms milliseconds
 * @returns resolves afterwards
 */
export function pause(ms: number): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, ms);
	});
}
