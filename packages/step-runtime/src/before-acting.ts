/**
 * Told when a step has found its element and is about to use it: what it does next may load another page. A run that goes on after a
 * page load puts its own function here; the step waits for the promise that it returns, if any.
 */
export const beforeActing: { tell: () => void | Promise<void> } = {
	tell: () => undefined,
};
