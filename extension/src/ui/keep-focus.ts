/** Position of the focused element, kept so that the focus can be restored near it after the element is removed from the page. */
interface Place {
	readonly element: Element;
	/** Headings before the element, the nearest first; those inside of list items are left out. */
	readonly headings: readonly HTMLElement[];
	/** Position in the list around it: `index` of the list item, and `control`, the index of the element among the controls of that item. */
	readonly inList: { readonly list: Element; readonly index: number; readonly control: number } | null;
}

const CONTROLS = "a[href], button, input, select, textarea";

/**
 * Keeps the keyboard's place when a control leaves the page because it was pressed: 'Remove' with its row, 'Undo' with its note. The
 * focus goes to the same control of the next item, else to the heading before the control. Never to another control, as somebody who
 * presses a key twice would press that one.
 * @param root of the page
 */
export function keepFocus(root: HTMLElement): void {
	let place: Place | null = null;
	root.addEventListener("focusin", ({ target }) => {
		place = target instanceof Element ? placeOf(target, root) : null;
	});
	// A press beside all controls takes the focus away on purpose; one on a control gives it the focus after this.
	root.addEventListener("pointerdown", () => {
		place = null;
	});
	new MutationObserver(() => {
		if (place === null || place.element.isConnected) return;
		const lost = place;
		place = null;
		// Parts that give the focus a place themselves do so first.
		setTimeout(() => {
			if (document.activeElement === null || document.activeElement === document.body) substituteOf(lost)?.focus();
		});
	}).observe(root, { childList: true, subtree: true });
}

function placeOf(element: Element, root: Element): Place {
	const headings = [...root.querySelectorAll<HTMLElement>("h1, h2, h3, h4")].filter(
		(heading) =>
			heading.closest("li") === null &&
			(heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
	);
	const item = element.closest("li");
	const list = item?.parentElement;
	if (!item || !list) return { element, headings: headings.reverse(), inList: null };
	const control = [...item.querySelectorAll(CONTROLS)].indexOf(element);
	return { element, headings: headings.reverse(), inList: { list, index: [...list.children].indexOf(item), control } };
}

function substituteOf({ headings, inList }: Place): HTMLElement | null {
	const control = inList && controlOf(inList);
	if (control !== null) return control;
	const heading = headings.find((one) => one.isConnected);
	if (heading === undefined) return null;
	if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
	return heading;
}

/** The same control of the item that is at the place of the former one now, or of the last one. */
function controlOf({ list, index, control }: NonNullable<Place["inList"]>): HTMLElement | null {
	if (!list.isConnected) return null;
	const item = list.children[Math.min(index, list.children.length - 1)];
	return item?.querySelectorAll<HTMLElement>(CONTROLS)[control] ?? null;
}
