/** How long a step waits for its target, which a remote may still be rendering, in milliseconds. */
export const MAX_TARGET_WAIT_MS = 3000;

export interface TargetListener {
	/** The element with the name is another one now; null while there is none. */
	onChange(target: HTMLElement | null): void;
	/** Nothing with the name has appeared in time. Later ones are still reported. */
	onMissing(): void;
}

/**
 * Follows the element that is marked with a name, through everything that the page renders anew.
 * @param page the document
 * @param name value of `data-tour`
 * @param listener is told about the element, at once if it is there
 * @returns a function that stops following
 */
export function followTarget(page: Document, name: string, listener: TargetListener): () => void {
	let current: HTMLElement | null = null;
	const look = () => {
		if (current !== null && isDisplayed(current)) return;
		const found = findTarget(page, name);
		if (found === current) return;
		current = found;
		listener.onChange(found);
	};
	const observer = new MutationObserver(look);
	observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ["data-tour", "hidden"] });
	// A narrower window has other targets: the links of the header are displayed on wide screens only.
	window.addEventListener("resize", look);
	const timer = setTimeout(() => {
		if (current === null) listener.onMissing();
	}, MAX_TARGET_WAIT_MS);
	look();
	return () => {
		observer.disconnect();
		window.removeEventListener("resize", look);
		clearTimeout(timer);
	};
}

/** The first one that is displayed: header and page may both have one. */
function findTarget(page: Document, name: string): HTMLElement | null {
	const marked = [...page.querySelectorAll(`[data-tour="${name}"]`)];
	return (
		marked.find((element): element is HTMLElement => element instanceof HTMLElement && isDisplayed(element)) ?? null
	);
}

function isDisplayed(element: HTMLElement): boolean {
	return element.isConnected && element.getClientRects().length > 0;
}
