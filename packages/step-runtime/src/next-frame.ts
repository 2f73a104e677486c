/**
 * Waits for the next frame.
 * @returns resolves to true with the frame; to false after 100 ms where none came, as in a tab that is not shown
 */
export function nextFrame(): Promise<boolean> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => resolve(true));
		setTimeout(() => resolve(false), 100);
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
