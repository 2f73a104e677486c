import { bodyOf, documentElementOf, isConnected, isShown, isWithin, queryAll } from "@scriptorium/selectors/intact-dom";
import { operableAround } from "./event-element.ts";
import type { PageRecorder } from "./page-recorder.ts";

const USABLE =
	'a[href],button,input,select,textarea,summary,[role="button"],[role="menuitem"],[role="option"],[role="tab"],[tabindex]';
/** Maximum number of interactive elements whose visibility is watched. */
const MAX_USABLE = 1500;
/** Time after an action or a hover during which a page may still show its effect. */
const AFTERMATH_MS = 2000;
/** Events of user actions, which may change what a page shows. */
const ACTIONS = ["pointerdown", "pointerup", "click", "keydown", "keyup", "input", "change", "wheel", "drop"];
/** Events that end an action: visibility is checked as soon as the page has reacted, before the pointer moves on. */
const ENDS = new Set(["pointerup", "click", "keyup", "change", "drop"]);

interface Hover {
	readonly over: Element;
	/** Milliseconds since 1970. */
	readonly since: number;
}

/**
 * Detects elements that appear because of a hover, as the entries of a menu. Checks visibility after actions and while the page is
 * idle.
 * @returns a function to call with an element before its click is recorded; records the hover that revealed it
 */
export function recordHovering(recorder: PageRecorder, signal: AbortSignal): (element: Element) => void {
	/** Elements that were hovered since the last action, in order. */
	let trail: Hover[] = [];
	/** Visible elements at the last check; null after an action, as its effects are no effects of a hover. */
	let visible: ReadonlySet<Element> | null = null;
	let revealed = new Map<Element, Hover>();
	/** Elements that were revealed before the press, for the click that follows. */
	let atPress = revealed;
	/** Cached interactive elements; null when the page has changed. */
	let usable: readonly Element[] | null = null;
	let asked = 0;
	let soon: ReturnType<typeof setTimeout> | undefined;
	let lastStir = Number.NEGATIVE_INFINITY;
	let pointer = "";

	/** @param isShort checks only elements that were not visible before */
	const look = (isShort = false): void => {
		cancelIdleCallback(asked);
		clearTimeout(soon);
		asked = 0;
		if (usable === null || changes.takeRecords().length > 0)
			usable = [...queryAll(document, USABLE)].slice(0, MAX_USABLE);
		const before = visible;
		const known = isShort ? before : null;
		const now = new Set(usable.filter((element) => known?.has(element) || isShown(element)));
		visible = now;
		if (before === null) return;
		// An element that has just appeared did not reveal the others.
		const hover = trail.findLast(({ over }) => !now.has(over) || before.has(over));
		for (const element of now) if (hover !== undefined && !before.has(element)) revealed.set(element, hover);
	};
	const askForLook = (): void => {
		if (asked === 0) asked = requestIdleCallback(() => look(), { timeout: 500 });
	};
	const stir = (): void => {
		lastStir = Date.now();
		askForLook();
	};
	const forget = ({ type, isTrusted }: Event): void => {
		if (!isTrusted) return;
		if (type === "pointerdown") {
			// Check before the page reacts, as a fast user leaves no idle time.
			if (asked !== 0 && visible !== null) look(true);
			atPress = revealed;
		}
		revealed = new Map();
		trail = [];
		visible = null;
		stir();
		clearTimeout(soon);
		if (ENDS.has(type)) soon = setTimeout(look);
	};
	const listen = { capture: true, passive: true, signal };
	for (const type of ACTIONS) window.addEventListener(type, forget, listen);
	window.addEventListener(
		"pointermove",
		({ screenX, screenY }) => {
			pointer = `${screenX} ${screenY}`;
		},
		listen,
	);
	window.addEventListener(
		"pointerover",
		(event) => {
			// The page moved under a resting pointer: the user hovered nothing.
			if (pointer === `${event.screenX} ${event.screenY}`) return;
			const element = recorder.elementFor(event);
			if (element === null || event.pointerType === "touch") return;
			const over = operableAround(element);
			if (over === documentElementOf(document) || over === bodyOf(document) || over === trail.at(-1)?.over) return;
			trail = [...trail.slice(-2), { over, since: Date.now() }];
			stir();
		},
		listen,
	);
	// Delayed effects, as a menu that opens after a pause, are attributed to their own hover or action.
	const changes = new MutationObserver(() => {
		usable = null;
		if (Date.now() - lastStir < AFTERMATH_MS) askForLook();
	});
	changes.observe(document, { subtree: true, childList: true, attributes: true });
	askForLook();
	signal.addEventListener("abort", () => {
		cancelIdleCallback(asked);
		clearTimeout(soon);
		changes.disconnect();
	});

	return (element) => {
		const hover = atPress.get(element);
		atPress = new Map();
		if (hover === undefined) return;
		const { over, since } = hover;
		if (over === element || isWithin(element, over) || !isConnected(over)) return;
		recorder.add({ type: "hover", selector: recorder.describe(over), duration: Math.max(0, Date.now() - since) });
	};
}
