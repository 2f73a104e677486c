/** All elements of the page in the order of the document, with those in open shadow roots. */
export function everyElement(root: Document | ShadowRoot = document): Element[] {
	return [...root.querySelectorAll("*")].flatMap((element) => [
		element,
		...(element.shadowRoot ? everyElement(element.shadowRoot) : []),
	]);
}

/** Elements that match, with those in open shadow roots. */
export const findDeep = (selector: string): HTMLElement[] =>
	everyElement().filter((element): element is HTMLElement => element.matches(selector));

/** Returns the parent element; for the top element of a shadow root, its host. */
export function parentOf(element: Element): Element | null {
	if (element.parentElement) return element.parentElement;
	const root = element.getRootNode();
	return root instanceof ShadowRoot ? root.host : null;
}
