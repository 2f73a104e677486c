import {
	attribute,
	boxOf,
	closest,
	isConnected,
	isRendered,
	isShown,
	matches,
	tagOf,
} from "@scriptorium/selectors/intact-dom";
import { beforeActing } from "./before-acting.ts";
import { type Lookup, lookUp } from "./look-up.ts";
import { nextFrame } from "./next-frame.ts";
import { type Place, reachPoint } from "./pointer-place.ts";
import { isShownByPointer } from "./shown-by-pointer.ts";
import { StepError } from "./step-error.ts";
import { type Target, TIMEOUT_MS } from "./target.ts";
import { repeatOnChange } from "./watch-changes.ts";

/** After so many waits of 100 ms without a frame, the page is taken for one that is not shown. */
const MAX_MISSED_FRAMES = 10;
/** Part of the time during which the page itself may still show what is hidden. */
const SHOWN_BY_PAGE = 0.1;
/** Part of the time during which something better than what is there may still come. */
const WAITED = 0.5;

/** The conditions that an element has to meet before a step uses it. It is always attached, enabled and at rest. */
export interface Needs {
	/** The element may be hidden, as the box that a page paints over. */
	readonly mayBeHidden?: boolean;
	/** The mouse has to reach the element, preferably here. */
	readonly place?: Place;
	/** The obstacle to using the element, in words; null when there is none. */
	readonly problemOf?: (element: Element) => string | null;
}

/**
 * Waits until a target is found and is visible, enabled and at rest, for as long as the target says.
 * @param target what to look for
 * @param needs what else has to be true of it
 * @returns the element
 * @throws StepError when time is up
 */
export async function findElement(target: Target, needs: Needs = {}): Promise<Element> {
	const { timeout = TIMEOUT_MS } = target;
	const end = performance.now() + timeout;
	const repeated = repeatOnChange((watch) => lookUp(target, watch));
	let before = "";
	let missedFrames = 0;
	try {
		for (;;) {
			const left = end - performance.now();
			const found = repeated.look(left <= 0);
			const { element, nearest = nothing } = found;
			const now = element === null ? "" : boxText(element);
			let problem = problemIn(found, needs, 1 - left / timeout);
			// Transitions move elements from frame to frame: without a frame between two looks, an equal place proves nothing.
			const isAtRest = now === before && (missedFrames === 0 || missedFrames >= MAX_MISSED_FRAMES);
			// An element that never rests is taken as it is when time is up.
			if (problem === null && element !== null && (isAtRest || left <= 0)) {
				problem = coverOf(element, needs);
				if (problem === null) {
					// Waited for only when there is something to wait for: the element may change in the meantime.
					const kept = beforeActing.tell();
					if (kept !== undefined) await kept;
					if (isConnected(element)) return element;
				}
			}
			if (left <= 0) throw new StepError(problem ?? "", found.wanted, nearest());
			before = now;
			missedFrames = (await nextFrame()) ? 0 : missedFrames + 1;
		}
	} finally {
		repeated.stop();
	}
}

/** @param passed the part of the time that has passed, from 0 to 1 */
function problemIn(found: Lookup, { mayBeHidden, problemOf }: Needs, passed: number): string | null {
	const { element, isGuess, problem = "" } = found;
	if (element === null) return problem;
	// What stands in the place of an element that is yet to come must not be taken for it.
	if (!isConnected(element) || (isGuess && passed < WAITED)) return "element not found";
	const isHidden = !mayBeHidden && !isRendered(element);
	if (isHidden && (passed < SHOWN_BY_PAGE || !isShownByPointer(element))) return "element is hidden";
	// What only says that it is disabled does not stop the mouse: it is pressed all the same, after time to become enabled.
	const saysDisabled = closest(element, "[aria-disabled=true]") !== null && passed < WAITED;
	if (saysDisabled || matches(element, ":disabled")) return "element is disabled";
	return problemOf?.(element) ?? null;
}

function coverOf(element: Element, { place }: Needs): string | null {
	// What the mouse would show is not hit before.
	const cover = place === undefined || !isRendered(element) ? null : reachPoint(element, place).cover;
	const isReached = cover === null || (!isShown(element) && isShownByPointer(element));
	return isReached ? null : `element is covered by ${tagIn(cover)}`;
}

/** The tag of an element as pages write it, as `<div id="menu">`. */
function tagIn(element: Element): string {
	const names = ["id", "class", "role"].map((name) => [name, attribute(element, name)] as const);
	return `<${[tagOf(element), ...names.filter(([, value]) => value).map(([name, value]) => `${name}="${value}"`)].join(" ")}>`;
}

const nothing = (): null => null;

function boxText(element: Element): string {
	const { x, y, width, height } = boxOf(element);
	return [x, y, width, height].join();
}
