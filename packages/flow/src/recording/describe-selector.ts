/** Puppeteer's notation for an element found by accessible name and role, as the recorder writes it. */
const ARIA = /^aria\/(?:\[name="(?<quoted>(?:\\.|[^"\\])*)"\]|(?<plain>[^[]*))(?:\[role="(?<role>[^"]*)"\])?$/;

/**
 * A recorded selector as people read it.
 * @param selector In the notation of recordings: CSS, or Puppeteer's `aria/`, `text/`, `xpath/` and `pierce/`.
 * @returns Words where they say the same: “Save” (button) for `aria/Save[role="button"]`, “Save” for `text/Save`;
 * any other selector unchanged.
 */
export function describeSelector(selector: string): string {
	if (selector.startsWith("text/")) return `“${selector.slice("text/".length)}”`;
	const parts = ARIA.exec(selector)?.groups;
	if (parts === undefined) return selector;
	const name = parts.quoted?.replace(/\\(.)/g, "$1") ?? parts.plain ?? "";
	if (name === "") return parts.role ?? selector;
	return parts.role === undefined ? `“${name}”` : `“${name}” (${parts.role})`;
}
