import { queryAll } from "@scriptorium/selectors/intact-dom";

/** Maximum number of descendants whose style is read for one element, to bound the cost. Further descendants are left out. */
const MAX_ELEMENTS = 30;
/** Matches a string, or a function that yields text such as `attr()`, in a computed `content`. An empty string draws only a shape. */
const TEXT = /"(?:[^"\\]|\\.)*[^"\s\\](?:[^"\\]|\\.)*"|\b(?:attr|counters?)\(/;

/**
 * Tells whether a style sheet adds text to the name of an element by `::before` or `::after`, for example an icon of an icon font or
 * the asterisk of a required field. Browsers include this text in the accessible name; a name that is read from the document lacks it.
 * @param element an element of the page
 * @param labels its labels
 * @returns whether it, its content, or one of its labels has such a text
 */
export function hasCssText(element: Element, labels: readonly Element[]): boolean {
	const all = [element, ...labels].flatMap((one) => [one, ...[...queryAll(one, "*")].slice(0, MAX_ELEMENTS)]);
	return all.some((one) => ["::before", "::after"].some((part) => hasText(getComputedStyle(one, part).content)));
}

/** Without the addresses of pictures. */
const hasText = (content: string): boolean => TEXT.test(content.replaceAll(/url\((?:"[^"]*"|[^")]*)\)/g, ""));
