import {
	boxOf,
	documentElementOf,
	isConnected,
	scrollerOf,
	scrollLeftOf,
	scrollTopOf,
} from "@scriptorium/selectors/intact-dom";
import { editedAround, fieldKind } from "./fields.ts";
import type { PageRecorder } from "./page-recorder.ts";

/** How long after a wheel's turn, a swipe or a key a page still scrolls because of it, in milliseconds. */
const MOMENTUM = 1000;
const SCROLLING_KEYS = new Set(["PageDown", "PageUp", "Home", "End", "ArrowDown", "ArrowUp", " "]);

/** Records where somebody scrolled to; what a page scrolls by itself is not theirs. */
export function recordScrolling(recorder: PageRecorder, signal: AbortSignal): void {
	let meant = Number.NEGATIVE_INFINITY;
	const mean = (event: Event): void => {
		if (event.isTrusted) meant = event.timeStamp;
	};
	const listen = { capture: true, passive: true, signal };
	window.addEventListener("wheel", mean, listen);
	window.addEventListener("touchmove", mean, listen);
	window.addEventListener(
		"pointerdown",
		(event) => {
			// On a bar for scrolling, which belongs to the element but lies outside of its content.
			const [element] = event.composedPath();
			if (element instanceof Element && isOnBar(event, element)) meant = Number.POSITIVE_INFINITY;
			else meant = Number.NEGATIVE_INFINITY;
		},
		listen,
	);

	const waiting = new Map<Element | null, { readonly stop: () => void }>();
	const record = (element: Element | null): void => {
		waiting.delete(element);
		const at = element ?? scrollerOf(document) ?? documentElementOf(document);
		if (!isConnected(at)) return;
		const position = { x: Math.round(scrollLeftOf(at)), y: Math.round(scrollTopOf(at)) };
		recorder.add(
			{
				type: "scroll",
				position,
				smooth: getComputedStyle(at).scrollBehavior === "smooth",
				...(element === null ? {} : { selector: recorder.describe(element) }),
			},
			element ?? document,
		);
	};
	window.addEventListener(
		"scroll",
		(event) => {
			if (!event.isTrusted || event.timeStamp - meant > MOMENTUM) return;
			const { target } = event;
			const element = target instanceof Element && target !== scrollerOf(document) ? target : null;
			// A line of text follows its caret, and goes back to its beginning when it is left.
			if (element !== null && (recorder.isOwn(element) || fieldKind(element) === "text")) return;
			if (waiting.has(element)) return;
			const timer = setTimeout(() => record(element), recorder.options.throttleMs);
			waiting.set(element, { stop: () => clearTimeout(timer) });
		},
		listen,
	);
	// What was scrolled before something else happens is recorded before it.
	const catchUp = (): void => {
		for (const [element, { stop }] of waiting) {
			stop();
			record(element);
		}
	};
	window.addEventListener("pointerdown", catchUp, listen);
	window.addEventListener(
		"keydown",
		(event) => {
			const isForText = isWriting(event);
			if (isForText) meant = Number.NEGATIVE_INFINITY;
			if (SCROLLING_KEYS.has(event.key) && !isForText) mean(event);
			else catchUp();
		},
		listen,
	);
	window.addEventListener("pagehide", catchUp, listen);
	signal.addEventListener("abort", () => {
		for (const { stop } of waiting.values()) stop();
	});
}

/** What scrolls then follows the caret. */
function isWriting(event: KeyboardEvent): boolean {
	const [element] = event.composedPath();
	if (!(element instanceof Element)) return false;
	const kind = fieldKind(editedAround(element));
	// In a single line these two still turn the page.
	if (kind === "text") return event.key !== "PageDown" && event.key !== "PageUp";
	return kind === "lines" || kind === "rich";
}

function isOnBar({ clientX, clientY }: PointerEvent, element: Element): boolean {
	const { left, top } = boxOf(element);
	return (
		clientX - left > element.clientLeft + element.clientWidth ||
		clientY - top > element.clientTop + element.clientHeight
	);
}
