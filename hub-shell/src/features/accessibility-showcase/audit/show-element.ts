import { AUDIT_PART } from "./audit-document.ts";

export interface ShownElement {
	/** Removes the ring; the focus stays where it is. */
	hide(): void;
}

/** Shows an element of the page. `name` is what people call it, `from` the button that asked. */
export type ShowOnPage = (element: Element | null, name: string, from: HTMLElement) => void;

interface ShowOptions {
	/** Class of the ring. */
	readonly ringClass: string;
	/** Called when Escape is pressed on the element: the focus goes back to the finding. */
	onReturn(): void;
}

/**
 * Scrolls to an element of the page, draws a ring around it and moves the focus to it, so that somebody with a keyboard goes on from there.
 * @returns null when the element is no longer on the page
 */
export function showElement(element: Element, { ringClass, onReturn }: ShowOptions): ShownElement | null {
	if (!element.isConnected) return null;
	element.scrollIntoView({ block: "start", inline: "nearest", behavior: "instant" });
	const life = new AbortController();
	const ring = drawRing(element, ringClass, life.signal);
	const focused = focusableFor(element);
	takeFocus(focused);
	const hide = () => {
		life.abort();
		ring.remove();
	};
	focused.addEventListener(
		"keydown",
		(event) => {
			if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
			// A dialog around the element stays open.
			event.preventDefault();
			event.stopPropagation();
			hide();
			onReturn();
		},
		{ signal: life.signal },
	);
	return { hide };
}

function drawRing(element: Element, ringClass: string, signal: AbortSignal): HTMLElement {
	const ring = element.ownerDocument.createElement("div");
	ring.className = ringClass;
	ring.ariaHidden = "true";
	ring.setAttribute(AUDIT_PART, "ring");
	const place = () => {
		const { top, left, width, height } = element.getBoundingClientRect();
		ring.style.translate = `${left}px ${top}px`;
		ring.style.inlineSize = `${width}px`;
		ring.style.blockSize = `${height}px`;
	};
	place();
	element.ownerDocument.body.append(ring);
	addEventListener("scroll", place, { capture: true, passive: true, signal });
	addEventListener("resize", place, { signal });
	const sizes = new ResizeObserver(place);
	sizes.observe(element);
	sizes.observe(element.ownerDocument.body);
	signal.addEventListener("abort", () => sizes.disconnect());
	return ring;
}

/** A tab opens when it gets the focus, and the page would be another one: the open tab of its row takes the focus instead. */
function focusableFor(element: Element): Element {
	if (!element.matches("[role=tab]")) return element;
	return element.closest("[role=tablist]")?.querySelector("[role=tab][aria-selected=true]") ?? element;
}

/** An element that cannot have the focus gets it nevertheless, until it loses it. */
function takeFocus(element: Element): void {
	if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
	element.focus({ preventScroll: true });
	if (element.ownerDocument.activeElement === element) return;
	element.setAttribute("tabindex", "-1");
	element.focus({ preventScroll: true });
	element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
