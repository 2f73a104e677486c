import { findElement } from "./find-element.ts";
import { enterFrames } from "./look-up.ts";
import { type Target, TIMEOUT_MS } from "./target.ts";
import { waitFor } from "./wait-for.ts";

/**
 * Finds the elements that a loop goes through.
 * @param target a typed selector, which may find any number of elements, or one recorded element
 * @returns elements in document order; none when none appears within the target's time
 * @throws StepError when a recorded element is not there
 */
export async function findElements(target: Target): Promise<readonly Element[]> {
	const { findAll, timeout = TIMEOUT_MS } = target;
	if (findAll === undefined) return [await findElement(target)];
	const found = await waitFor(() => {
		const page = enterFrames(target, () => undefined);
		const all = "wanted" in page ? [] : findAll(page);
		return all.length > 0 ? all : null;
	}, timeout);
	return found ?? [];
}
