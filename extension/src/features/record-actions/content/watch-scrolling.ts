import type { PageRecorder } from "./page-recorder.ts";

/** How long after a wheel's turn, a swipe or a key a page still scrolls because of it, in milliseconds. */
const MOMENTUM = 1000;
const SCROLLING_KEYS = new Set(["PageDown", "PageUp", "Home", "End", "ArrowDown", "ArrowUp", " "]);

/** Records where somebody scrolled to; what a page scrolls by itself is not theirs. */
export function watchScrolling(recorder: PageRecorder, signal: AbortSignal): void {
	let meant = Number.NEGATIVE_INFINITY;
	const mean = (event: Event): void => {
		if (event.isTrusted) meant = event.timeStamp;
	};
	const listen = { capture: true, passive: true, signal };
	window.addEventListener("wheel", mean, listen);
	window.addEventListener("touchmove", mean, listen);
	window.addEventListener("keydown", (event) => SCROLLING_KEYS.has(event.key) && mean(event), listen);
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
		const at = element ?? document.scrollingElement ?? document.documentElement;
		if (!at.isConnected) return;
		const position = { x: Math.round(at.scrollLeft), y: Math.round(at.scrollTop) };
		recorder.add(
			{
				...{ type: "scroll", position, smooth: getComputedStyle(at).scrollBehavior === "smooth" },
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
			const element = target instanceof Element && target !== document.scrollingElement ? target : null;
			if (element !== null && recorder.isOwn(element)) return;
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
	window.addEventListener("pagehide", catchUp, listen);
	signal.addEventListener("abort", () => {
		for (const { stop } of waiting.values()) stop();
	});
}

function isOnBar({ clientX, clientY }: PointerEvent, element: Element): boolean {
	const { left, top } = element.getBoundingClientRect();
	return (
		clientX - left > element.clientLeft + element.clientWidth ||
		clientY - top > element.clientTop + element.clientHeight
	);
}
