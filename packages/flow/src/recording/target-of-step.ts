import type { StepData } from "../document/flow-document.ts";
import { variablesIn } from "../document/variable-text.ts";
import type { RecordedTarget } from "./recorded-target.ts";
import { strategyOf } from "./strategy-of.ts";

/**
 * The element of a step: the recorded one, or that of a selector that was typed by hand.
 * @param data fields of the step
 * @returns null for a step without a selector
 */
export function targetOfStep({ selector = "", target }: StepData): RecordedTarget | null {
	// A selector that was edited by hand may mean another element than the recorded one.
	if (target !== undefined && (selector === "" || selector === target.primary)) return literally(target);
	if (selector.trim() === "") return null;
	return { primary: selector, strategy: strategyOf(selector), fallbacks: [], attributes: {} };
}

/**
 * Stands between `$` and `{` of texts that are no variables: the selectors of recorded elements. Tools spell selectors in their own
 * ways, so that a backslash would not stay one. It is a noncharacter of Unicode, which no text has, and `exportFlow` removes it.
 */
export const NO_VARIABLE = "\uFDD0";

function literally(target: RecordedTarget): RecordedTarget {
	const { primary, fallbacks } = target;
	if (![primary, ...fallbacks].some((selector) => variablesIn(selector).length > 0)) return target;
	const marked = (selector: string): string => selector.replaceAll("$" + "{", `$${NO_VARIABLE}{`);
	return { ...target, primary: marked(primary), fallbacks: fallbacks.map(marked) };
}
