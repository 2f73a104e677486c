import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { accessibleName } from "@scriptorium/selectors/accessible-name";
import { roleOf } from "@scriptorium/selectors/element-role";
import { isRendered, rootOf, tagOf } from "@scriptorium/selectors/intact-dom";
import type { PageIndex } from "@scriptorium/selectors/page-index";
import { namedElements } from "@scriptorium/selectors/unique-names";

const MAX_NAME_LENGTH = 400;

/**
 * Finds the place of an element among those of its role and name, as the third of several "Buy" buttons. Playwright can find it by
 * that where nothing but its position tells it from the others.
 * @param element a recorded element
 * @param page index of the page's current state
 * @returns nothing for an element that is the only one, is not in the document itself, or has no role or name
 */
export function placeAmongAlike(element: Element, page: PageIndex): Pick<RecordedTarget, "alike"> {
	const role = roleOf(element);
	// Other tools know no role of a summary.
	if (role === null || tagOf(element) === "summary" || rootOf(element) !== document) return {};
	const name = accessibleName(element, role, page.labelsOf);
	if (name === "" || name.length > MAX_NAME_LENGTH) return {};
	const shown = (namedElements(role, page).get(name) ?? []).filter(isRendered);
	const nth = shown.indexOf(element);
	// The order of elements in shadow roots is not the same in all tools.
	if (shown.length < 2 || nth < 0 || shown.some((other) => rootOf(other) !== document)) return {};
	return { alike: { role, name, nth } };
}
