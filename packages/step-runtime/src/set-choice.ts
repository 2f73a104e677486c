import { assign, attribute, isConnected, matches } from "@scriptorium/selectors/intact-dom";
import { clickOn } from "./click.ts";
import { findElement } from "./find-element.ts";
import { focusAround } from "./pointer.ts";
import { sendChange } from "./send-event.ts";
import { StepError } from "./step-error.ts";
import type { Target } from "./target.ts";
import { waitFor } from "./wait-for.ts";

/**
 * Chooses options of a list, and no others. Waits for options that are yet to come.
 * @param target the list
 * @param values values of the options, or else their labels
 * @throws StepError when the list or one of the options is not there
 */
export async function selectOptions(target: Target, values: readonly string[]): Promise<void> {
	const optionsOf = (list: Element): readonly HTMLOptionElement[] => [
		...((list as Partial<HTMLSelectElement>).options ?? []),
	];
	const optionOf = (list: Element, wanted: string): HTMLOptionElement | undefined =>
		optionsOf(list).find(({ value }) => value === wanted) ?? optionsOf(list).find(({ label }) => label === wanted);
	const problemOf = (list: Element): string | null => {
		const missing = values.find((value) => optionOf(list, value) === undefined);
		return missing === undefined ? null : `option "${missing}" not found`;
	};
	const list = await findElement(target, { problemOf, mayBeHidden: true });
	focusAround(list);
	const chosen = new Set(values.map((value) => optionOf(list, value)));
	for (const option of optionsOf(list)) assign(option, "selected", chosen.has(option));
	sendChange(list, "input");
	sendChange(list, "change");
}

/** Milliseconds in which a page shows that a box was ticked. */
const SETTLED_MS = 1000;

/**
 * Ticks a box, or takes the tick away, by a click if it is not as wanted. Pages often hide the box and paint over it.
 * @param target a check box, radio button or switch
 * @param checked how it has to be
 * @throws StepError when it is not there, or does not change
 */
export async function setChecked(target: Target, checked: boolean): Promise<void> {
	const isChecked = (box: Element): boolean =>
		"checked" in box ? matches(box, ":checked") : attribute(box, "aria-checked") === "true";
	const box = await findElement(target, { mayBeHidden: true });
	if (isChecked(box) === checked) return;
	await clickOn(box);
	// Not every page keeps up the state of a box of its own.
	if (!("checked" in box)) return;
	// The page may replace the box by another one.
	const isDone = await waitFor(() => (!isConnected(box) || isChecked(box) === checked ? true : null), SETTLED_MS);
	if (isDone === null)
		throw new StepError(checked ? "not ticked by a click" : "still ticked after a click", target.name);
}
