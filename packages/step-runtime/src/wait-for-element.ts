import { isConnected, isRendered } from "@scriptorium/selectors/intact-dom";
import { lookUp } from "./look-up.ts";
import { nextFrame } from "./next-frame.ts";
import { StepError } from "./step-error.ts";
import type { Target } from "./target.ts";
import { repeatOnChange } from "./watch-changes.ts";

/** What to wait for. A hidden element is there, or not. */
export type ElementState = "present" | "visible" | "hidden" | "absent";

/**
 * Waits until an element is present, visible, hidden or absent.
 * @param target the element
 * @param state what to wait for
 * @param timeout milliseconds
 * @throws StepError when time is up
 */
export async function waitForElement(target: Target, state: ElementState, timeout: number): Promise<void> {
	const end = performance.now() + timeout;
	const isGone = state === "hidden" || state === "absent";
	const repeated = repeatOnChange((watch) => lookUp(target, watch));
	try {
		for (;;) {
			const isLast = performance.now() >= end;
			const { element, count = 0, nearest, wanted } = repeated.look(isLast);
			const isThere = count > 0 || (element !== null && isConnected(element));
			const isShown = isThere && (element === null || isRendered(element));
			if ((state === "present" || state === "absent" ? isThere : isShown) !== isGone) return;
			if (isLast) {
				const problem = isGone ? "element still there" : isThere ? "element is hidden" : "Element not found";
				throw new StepError(problem, wanted, nearest?.() ?? null);
			}
			await nextFrame();
		}
	} finally {
		repeated.stop();
	}
}
