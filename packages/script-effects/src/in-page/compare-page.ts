/** How many elements of a page changed in which way, between two moments. */
export interface PageComparison {
	/** New elements, without those inside of new ones. */
	added: number;
	/** Elements that are gone, without those inside of others that are gone. */
	removed: number;
	/** Elements that were visible and no longer are, without those inside of others. */
	hidden: number;
	/** Elements that are there since before and became visible, without those inside of others. */
	shown: number;
	/** Elements whose own text is another. */
	texts: number;
	/** Visible elements with other colors, font, size, spacing or effects. */
	restyled: number;
}

/**
 * Compares the page before and after a script, as its computed styles say: what a style sheet does to elements is a change like any
 * other. Scrolls to the first change that is out of view. The text of this function is sent to pages: it refers to nothing outside of
 * itself.
 * @returns compares the page with what it was when this function was called
 */
export function comparePage(): () => PageComparison {
	/** Larger pages are compared up to this number of elements. */
	const MAX_ELEMENTS = 3000;
	const LOOK = [
		"color",
		"backgroundColor",
		"backgroundImage",
		"fontSize",
		"fontFamily",
		"fontWeight",
		"lineHeight",
		"letterSpacing",
		"wordSpacing",
		"textDecorationLine",
		"textAlign",
		"borderTopColor",
		"borderTopWidth",
		"outlineStyle",
		"boxShadow",
		"filter",
		"opacity",
		"transform",
		"position",
		"maxWidth",
		"userSelect",
	] as const;
	/** Elements that show nothing themselves. */
	const UNSEEN = /^(?:style|script|link|meta|title|template|base|noscript)$/;
	interface State {
		readonly parent: Element | null;
		readonly isVisible: boolean;
		readonly text: string;
		readonly look: string;
	}
	const stateOf = (element: Element): State => {
		const style = getComputedStyle(element);
		const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
		return {
			parent: element.parentElement,
			isVisible: element.getClientRects().length > 0 && style.visibility === "visible",
			text: own.map((node) => node.textContent?.trim() ?? "").join("\n"),
			look: LOOK.map((name) => style[name]).join("\n"),
		};
	};
	const list = (): Element[] => {
		const all = [document.documentElement, ...document.querySelectorAll("body, body *, body ~ *")];
		return all.filter((element) => !UNSEEN.test(element.localName)).slice(0, MAX_ELEMENTS);
	};
	const before = new Map(list().map((element) => [element, stateOf(element)]));
	const scrolledTo = [scrollX, scrollY].join();
	const show = (changed: readonly Element[]): void => {
		const [first] = changed.filter((element) => element.getClientRects().length > 0);
		if (first === undefined || scrolledTo !== [scrollX, scrollY].join()) return;
		const { top, bottom } = first.getBoundingClientRect();
		if (bottom < 0 || top > innerHeight) first.scrollIntoView({ block: "center", behavior: "instant" });
	};
	return () => {
		const changed: Record<keyof PageComparison, Element[]> = {
			added: [],
			removed: [],
			hidden: [],
			shown: [],
			texts: [],
			restyled: [],
		};
		for (const element of list()) {
			const [was, now] = [before.get(element), stateOf(element)];
			if (was === undefined) {
				if (element.parentElement === null || before.has(element.parentElement)) changed.added.push(element);
				continue;
			}
			if (was.isVisible && !now.isVisible) changed.hidden.push(element);
			if (!was.isVisible && now.isVisible) changed.shown.push(element);
			if (was.text !== now.text) changed.texts.push(element);
			if (was.isVisible && now.isVisible && was.look !== now.look) changed.restyled.push(element);
		}
		for (const [element, { parent }] of before)
			if (!element.isConnected && (parent === null || parent.isConnected)) changed.removed.push(element);
		for (const kind of ["hidden", "shown"] as const) {
			const all = new Set(changed[kind]);
			changed[kind] = changed[kind].filter(({ parentElement }) => parentElement === null || !all.has(parentElement));
		}
		const { added, removed, hidden, shown, texts, restyled } = changed;
		// A new style for the whole page begins at its top anyway.
		show([...added, ...shown, ...texts, ...(restyled.length < before.size / 2 ? restyled : [])]);
		return {
			added: added.length,
			removed: removed.length,
			hidden: hidden.length,
			shown: shown.length,
			texts: texts.length,
			restyled: restyled.length,
		};
	};
}
