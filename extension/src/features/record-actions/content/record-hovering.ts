import { bodyOf, documentElementOf, isConnected, isShown, isWithin, queryAll } from "@scriptorium/selectors/intact-dom";
import { operableAround } from "./event-element.ts";
import type { PageRecorder } from "./page-recorder.ts";

const USABLE =
	'a[href],button,input,select,textarea,summary,[role="button"],[role="menuitem"],[role="option"],[role="tab"],[tabindex]';
/** Of a page with more than that not all are watched. */
const MOST = 1500;
/** How long after an action, or after the pointer has come onto something, a page may still show what belongs to it, in milliseconds. */
const AFTERMATH = 2000;
/** What people do that makes a page show other things, and what the browser makes of it. */
const ACTIONS = ["pointerdown", "pointerup", "click", "keydown", "keyup", "input", "change", "wheel", "drop"];
/** With these an action is over: the page is looked at as soon as it has reacted, before the pointer goes on. */
const ENDS = new Set(["pointerup", "click", "keyup", "change", "drop"]);

interface Hover {
	readonly over: Element;
	/** Milliseconds since 1970. */
	readonly since: number;
}

/**
 * Notices what appears because the pointer was moved onto something else, a menu for example, with nothing done in between. Looks at the
 * page after what was done, and while it is idle.
 * @returns to be called with an element before a click on it is recorded
 */
export function recordHovering(recorder: PageRecorder, signal: AbortSignal): (element: Element) => void {
	/** What the pointer was moved onto since the last action, the last one last. */
	let trail: Hover[] = [];
	/** Null after an action: what is there now is what the action has brought up. */
	let visible: ReadonlySet<Element> | null = null;
	let revealed = new Map<Element, Hover>();
	/** What was revealed until the button went down, for the click that comes of it. */
	let atPress = revealed;
	/** Null when the page has changed since. */
	let usable: readonly Element[] | null = null;
	let asked = 0;
	let soon: ReturnType<typeof setTimeout> | undefined;
	let lastStir = Number.NEGATIVE_INFINITY;
	let pointer = "";

	/** @param isShort only at what was not there: what has gone makes no difference any more */
	const look = (isShort = false): void => {
		cancelIdleCallback(asked);
		clearTimeout(soon);
		asked = 0;
		if (usable === null || changes.takeRecords().length > 0) usable = [...queryAll(document, USABLE)].slice(0, MOST);
		const before = visible;
		const known = isShort ? before : null;
		const now = new Set(usable.filter((element) => known?.has(element) || isShown(element)));
		visible = now;
		if (before === null) return;
		// What has itself just appeared has not revealed the rest.
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
			// Before the page reacts; a hand that is quick leaves no idle moment.
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
			// A page that moves under a pointer at rest: the person has gone nowhere.
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
	// A menu that waits a little before it opens, a popup that an action has brought up later: each at its time, not with what comes next.
	const changes = new MutationObserver(() => {
		usable = null;
		if (Date.now() - lastStir < AFTERMATH) askForLook();
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
