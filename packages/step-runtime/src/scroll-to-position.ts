import {
	documentElementOf,
	documentOf,
	scrollerOf,
	scrollLeftOf,
	scrollTopOf,
} from "@scriptorium/selectors/intact-dom";
import { findElement } from "./find-element.ts";
import { nextFrame } from "./next-frame.ts";
import type { Target } from "./target.ts";

/** Milliseconds for a page that grows while it is scrolled. */
const GROWTH_MS = 1000;

/**
 * Scrolls an element, or the page, to a position.
 * @param target the element; null, or `html`, is the page
 * @param left pixels
 * @param top pixels
 * @param isSmooth whether the way there is shown
 * @throws StepError when the element is not there
 */
export async function scrollToPosition(
	target: Target | null,
	left: number,
	top: number,
	isSmooth = false,
): Promise<void> {
	const element = target === null ? documentElementOf(document) : await findElement(target, { mayBeHidden: true });
	const page = documentOf(element) ?? document;
	const box = (element === documentElementOf(page) && scrollerOf(page)) || element;
	const end = performance.now() + GROWTH_MS;
	const isThere = (): boolean => Math.abs(scrollLeftOf(box) - left) < 2 && Math.abs(scrollTopOf(box) - top) < 2;
	do {
		box.scrollTo({
			left,
			top,
			behavior: isSmooth && performance.now() < end ? "smooth" : "instant",
		});
		await nextFrame();
	} while (!isThere() && performance.now() < end);
	if (isSmooth && !isThere()) box.scrollTo({ left, top, behavior: "instant" });
}
