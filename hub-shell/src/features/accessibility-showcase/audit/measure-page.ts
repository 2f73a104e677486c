import { breakpoints } from "@scriptorium/ui-kit/breakpoints";
import { AUDIT_PART } from "./audit-document.ts";

/** Least width and height of a touch target, and least size of text on a phone, in CSS pixels (spec 03 § 9). */
export const MIN_TARGET_PX = 44;
export const MIN_MOBILE_FONT_PX = 14;
/** Below this width a window counts as that of a phone: the breakpoint `sm` (spec 03 § 9). */
export const MOBILE_BELOW_PX = breakpoints.sm;

export interface SmallTarget {
	readonly element: Element;
	readonly name: string;
	/** Rounded to whole pixels. */
	readonly width: number;
	readonly height: number;
}

export interface SmallText {
	readonly element: Element;
	readonly name: string;
	readonly fontPx: number;
}

export interface PageMeasures {
	/** How many touch targets are visible; links within a sentence are none, by WCAG 2.5.5. */
	readonly targets: number;
	readonly smallTargets: readonly SmallTarget[];
	/** How many elements have visible text of their own. */
	readonly texts: number;
	readonly smallTexts: readonly SmallText[];
	readonly windowWidth: number;
}

const TARGETS = [
	"a[href]",
	"area[href]",
	"button",
	"input:not([type=hidden])",
	"select",
	"textarea",
	"summary",
	...["button", "link", "checkbox", "switch", "tab", "radio", "menuitem", "option", "slider", "combobox"].map(
		(role) => `[role=${role}]`,
	),
].join(", ");

/** Half a pixel: a target of 43.99 pixels is a rounding error of the layout. */
const TOLERANCE_PX = 0.5;
const MAX_NAME_LENGTH = 60;

/** Measures the touch targets and the text sizes of a page as they are laid out now. */
export function measurePage(page: Document): PageMeasures {
	const targets = [...page.querySelectorAll(TARGETS)].filter((element) => isTarget(element));
	const texts = textElements(page);
	return {
		targets: targets.length,
		smallTargets: targets.flatMap((element) => smallTarget(element)),
		texts: texts.length,
		smallTexts: texts.flatMap((element) => smallText(element)),
		windowWidth: page.documentElement.clientWidth,
	};
}

const isOfPage = (element: Element) =>
	element.closest(`[${AUDIT_PART}]`) === null &&
	element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function isTarget(element: Element): boolean {
	return (
		isOfPage(element) && !element.matches(":disabled") && !isHiddenFromSight(element) && !isWithinSentence(element)
	);
}

/** Shown to screen readers only, or until it has the focus: one pixel, cut off, or out of the window. */
function isHiddenFromSight(element: Element): boolean {
	const { width, height, bottom, right } = element.getBoundingClientRect();
	return width <= 1 || height <= 1 || bottom + scrollY <= 0 || right + scrollX <= 0;
}

function isWithinSentence(element: Element): boolean {
	if (getComputedStyle(element).display !== "inline") return false;
	const around = [...(element.parentElement?.childNodes ?? [])];
	return around.some(
		(node) => node !== element && node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? ""),
	);
}

function smallTarget(element: Element): readonly SmallTarget[] {
	const { width, height } = targetSize(element);
	const isSmall = Math.min(width, height) < MIN_TARGET_PX - TOLERANCE_PX;
	return isSmall ? [{ element, name: nameOf(element), width: Math.round(width), height: Math.round(height) }] : [];
}

/** Size of what reacts: the element, its labels, and what its style sheet lays over more of the page. */
function targetSize(element: Element): { readonly width: number; readonly height: number } {
	const boxes = [element, ...labelsOf(element)].map((part) => part.getBoundingClientRect());
	const parts = (["::before", "::after"] as const).map((part) => overlaySize(element, part));
	return {
		width: Math.max(...boxes.map(({ width }) => width), ...parts.map(({ width }) => width)),
		height: Math.max(...boxes.map(({ height }) => height), ...parts.map(({ height }) => height)),
	};
}

const labelsOf = (element: Element): readonly Element[] =>
	element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? [...(element.labels ?? [])] : [];

function overlaySize(element: Element, part: "::before" | "::after") {
	const { content, position, width, height, pointerEvents } = getComputedStyle(element, part);
	const reacts = content !== "none" && position === "absolute" && pointerEvents !== "none";
	return { width: (reacts && Number.parseFloat(width)) || 0, height: (reacts && Number.parseFloat(height)) || 0 };
}

function textElements(page: Document): readonly Element[] {
	const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
	const found = new Set<Element>();
	while (walker.nextNode()) {
		const { parentElement: element } = walker.currentNode;
		if (!element || found.has(element) || (walker.currentNode.nodeValue ?? "").trim() === "") continue;
		if (!element.matches("script, style, noscript, title") && isOfPage(element) && !isHiddenFromSight(element)) {
			found.add(element);
		}
	}
	return [...found];
}

function smallText(element: Element): readonly SmallText[] {
	const fontPx = Number.parseFloat(getComputedStyle(element).fontSize);
	return fontPx < MIN_MOBILE_FONT_PX ? [{ element, name: nameOf(element), fontPx }] : [];
}

/** What a person recognizes an element by: its label or text, else its kind. */
function nameOf(element: Element): string {
	const words = [element.getAttribute("aria-label"), element.textContent, element.getAttribute("placeholder")]
		.map((text) => (text ?? "").trim().replaceAll(/\s+/g, " "))
		.find((text) => text !== "");
	const kind = `<${element.localName}>`;
	return words === undefined ? kind : `${kind} ${words.slice(0, MAX_NAME_LENGTH)}`;
}
