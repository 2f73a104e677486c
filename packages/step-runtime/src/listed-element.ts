import { findAll } from "@scriptorium/selectors/find-all";
import { isRendered } from "@scriptorium/selectors/intact-dom";
import { StepError } from "./step-error.ts";
import type { Found, Target } from "./target.ts";
import { onlyOneOf } from "./typed-element.ts";

/** Selectors that would match any element at a position. */
const BY_PLACE = /[>~+]|:nth-|^xpath/;

/**
 * An element that another tool recorded: the visible one of the first selector that finds exactly one.
 * @param selectors of one element in Puppeteer's spelling, best first
 * @returns the target
 */
export function oneOf(selectors: readonly string[]): Target {
	const [name = ""] = selectors;
	const find = (page: Document): Found => {
		let several: readonly Element[] = [];
		for (const selector of selectors) {
			const found = visibleOf(selector, page);
			const [only] = found;
			// A later selector may only decide between those that an earlier one has found.
			if (only !== undefined && found.length === 1 && (several.length === 0 || several.includes(only)))
				return { element: only, count: 1, isGuess: selector !== name && BY_PLACE.test(selector) };
			if (several.length === 0) several = found;
		}
		return onlyOneOf(several.length === 1 ? [] : several);
	};
	return { name, find };
}

/** The visible elements of a selector, or else the hidden ones. */
function visibleOf(selector: string, page: Document): readonly Element[] {
	try {
		const all = findAll(selector.split(" >>> "), page);
		const visible = all.filter(isRendered);
		return visible.length === 0 ? all : visible;
	} catch (error) {
		if (error instanceof DOMException) throw new StepError("the selector cannot be read", selector);
		throw error;
	}
}
