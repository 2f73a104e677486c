import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { containsAcross } from "@scriptorium/selectors/composed-tree";
import {
	bodyOf,
	documentElementOf,
	isConnected,
	isShown,
	matches,
	queryAll,
	rootOf,
} from "@scriptorium/selectors/intact-dom";
import { operableAround } from "./event-element.ts";
import type { PageRecorder } from "./page-recorder.ts";
import { rootsOfPage } from "./shadow-roots.ts";

const USABLE =
	'a[href],button,input,select,textarea,summary,[role="button"],[role="menuitem"],[role="option"],[role="tab"],[tabindex]';
/** Elements that may open something when the pointer comes, as the entries of a menu. */
const TRIGGER =
	'a[href],button,summary,[role="button"],[role="menuitem"],[role="tab"],[aria-haspopup],[aria-expanded],[aria-controls]';
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
	/** Described before the page reacts, as by opening a menu, which changes the element; null until there was time for it. */
	target: RecordedTarget | null;
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
	/** The document and the shadow roots whose events and changes are heard. */
	const entered = new WeakSet<Node>();
	/** Cached interactive elements of all roots; null when the page has changed. */
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
		const last = trail.at(-1);
		if (last !== undefined && isConnected(last.over)) last.target ??= recorder.describe(last.over);
		if (usable === null || changes.takeRecords().length > 0)
			usable = enterRoots()
				.flatMap((root) => [...queryAll(root, USABLE)])
				.slice(0, MAX_USABLE);
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
	const arrive = (event: PointerEvent): void => {
		// The page moved under a resting pointer: the user hovered nothing.
		if (pointer === `${event.screenX} ${event.screenY}`) return;
		const element = recorder.elementFor(event);
		if (element === null || event.pointerType === "touch") return;
		// Its root was attached to an element that was there before, which nothing reports: what it shows is not an effect of the hover.
		if (!entered.has(rootOf(element))) {
			usable = null;
			visible = null;
		}
		const over = operableAround(element);
		if (over === documentElementOf(document) || over === bodyOf(document) || over === trail.at(-1)?.over) return;
		// Other elements are described when the page is idle: the pointer crosses many.
		const target = matches(over, TRIGGER) ? recorder.describe(over) : null;
		trail = [...trail.slice(-2), { over, since: Date.now(), target }];
		stir();
	};
	window.addEventListener("pointerover", arrive, listen);
	// Delayed effects, as a menu that opens after a pause, are attributed to their own hover or action.
	const changes = new MutationObserver(() => {
		usable = null;
		if (Date.now() - lastStir < AFTERMATH_MS) askForLook();
	});
	const enterRoots = (): readonly Node[] => {
		const roots = rootsOfPage(recorder.shadowRootOf);
		for (const root of roots.filter((each) => !entered.has(each))) {
			entered.add(root);
			changes.observe(root, { subtree: true, childList: true, attributes: true });
			// A pointer that moves within a shadow root sends no `pointerover` out of it.
			if (root instanceof ShadowRoot) root.addEventListener("pointerover", arrive as (event: Event) => void, listen);
		}
		return roots;
	};
	enterRoots();
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
		if (containsAcross(element, over)) return;
		const selector = hover.target ?? (isConnected(over) ? recorder.describe(over) : null);
		if (selector === null) return;
		recorder.add({ type: "hover", selector, duration: Math.max(0, Date.now() - since) });
	};
}
