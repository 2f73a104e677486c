/** Query of the home page that starts the tour: links of the footer and elsewhere have it. */
export const TOUR_QUERY = "?tour";

/**
 * Whether the tour may start by itself in this browser: it has been neither finished nor closed, and the browser is driven by a person and
 * not by a program, which would find a dialog in its way (https://www.w3.org/TR/webdriver2/#interface). This is the only part of the tour
 * that each page loads.
 * @returns false where storage is blocked: a tour that cannot remember its end would start at every visit
 */
export function isTourNew(): boolean {
	try {
		return !navigator.webdriver && localStorage.getItem("feature-tour-seen") === null;
	} catch {
		return false;
	}
}
