import {
	boxOf,
	documentElementOf,
	isConnected,
	scrollerOf,
	scrollLeftOf,
	scrollTopOf,
} from "@scriptorium/selectors/intact-dom";
import { editedAround, fieldKind } from "./fields.ts";
import { onLeaving } from "./leaving.ts";
import type { PageRecorder } from "./page-recorder.ts";

/** Time after a wheel turn, a swipe or a key during which the page still scrolls because of it, in milliseconds. */
const MOMENTUM_MS = 1000;
const SCROLLING_KEYS = new Set(["PageDown", "PageUp", "Home", "End", "ArrowDown", "ArrowUp", " "]);

/** Records scroll positions of the user; scrolling by the page itself is ignored. */
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
			// On a scroll bar, which belongs to the element but is outside of its content.
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
			if (!event.isTrusted || event.timeStamp - meant > MOMENTUM_MS) return;
			const { target } = event;
			const element = target instanceof Element && target !== scrollerOf(document) ? target : null;
			// A text field scrolls with its caret, and back when it loses the focus.
			if (element !== null && (recorder.isOwn(element) || fieldKind(element) === "text")) return;
			if (waiting.has(element)) return;
			const timer = setTimeout(() => record(element), recorder.options.throttleMs);
			waiting.set(element, { stop: () => clearTimeout(timer) });
		},
		listen,
	);
	// Record a scroll before the action that follows it.
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
	onLeaving(catchUp, { capture: true, signal });
	signal.addEventListener("abort", () => {
		for (const { stop } of waiting.values()) stop();
	});
}

/** Whether a scroll was caused by the caret. */
function isWriting(event: KeyboardEvent): boolean {
	const [element] = event.composedPath();
	if (!(element instanceof Element)) return false;
	const kind = fieldKind(editedAround(element));
	// In a single-line field these two keys still scroll the page.
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
