/** @throws 'Root element not found' when the page is not the hub's document. */
export function findRoot(page: Document): HTMLElement {
	const root = page.getElementById("root");
	if (!root) throw new Error("Root element not found");
	return root;
}
