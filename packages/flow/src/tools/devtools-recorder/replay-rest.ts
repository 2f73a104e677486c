/**
 * Waits until what moves or fades in a page is at rest, for a second at most, as some pages never are. It is true after the first
 * evaluation.
 */
export const AT_REST = `(async () => {
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	const moving = document.getAnimations().filter(({ playState }) => playState === "running");
	const ended = Promise.allSettled(moving.map(({ finished }) => finished));
	await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000))]);
	return true;
})()`;
