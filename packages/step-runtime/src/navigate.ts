import { nextFrame } from "./next-frame.ts";
import { StepError } from "./step-error.ts";
import { waitFor } from "./wait-for.ts";

/** The script ends with its page. */
const never = (): Promise<void> => new Promise(() => undefined);

/**
 * Completes an address. What a variable holds must not be run as code: `javascript:` is no address of a page.
 * @param url an address, also relative to the page
 * @throws StepError when it is no address of the web
 */
function webAddress(url: string): URL {
	const made = URL.canParse(url, location.href) ? new URL(url, location.href) : null;
	if (made === null || !/^https?:$/.test(made.protocol)) throw new StepError("not an address of the web", url);
	return made;
}

/**
 * Goes on where the page is shown already, else loads it: the script ends with its page then.
 * @param url the page
 * @param arrived where `url` leads on to
 * @throws StepError when it is no address of the web
 */
export async function goTo(url: string, arrived = url): Promise<void> {
	const { href } = webAddress(url);
	const wanted = webAddress(arrived).href;
	const isThere = location.href === wanted;
	const isSamePage = isThere || location.href.split("#")[0] === wanted.split("#")[0];
	if (!isThere) location.assign(isSamePage ? wanted : href);
	await (isSamePage ? nextFrame() : never());
}

/**
 * Opens a page in a tab of its own, if the browser lets pages do so.
 * @param url the page
 * @throws StepError when it is no address of the web
 */
export async function openTab(url: string): Promise<void> {
	window.open(webAddress(url).href, "_blank", "noopener");
	await nextFrame();
}

/** Loads the page anew; the script ends with it. */
export function reload(): Promise<void> {
	location.reload();
	return never();
}

/** Milliseconds for a page of the history to come. */
const TRAVEL_MS = 5000;

/**
 * Goes back or forward. The script goes on only where the page stays the same document.
 * @param by -1 is back, 1 is forward
 * @param timeout milliseconds for the page to come
 * @throws StepError when there is no page to go to
 */
export async function travel(by: -1 | 1, timeout = TRAVEL_MS): Promise<void> {
	let hasArrived = false;
	addEventListener(
		"popstate",
		() => {
			hasArrived = true;
		},
		{ once: true },
	);
	history.go(by);
	const done = await waitFor(() => (hasArrived ? true : null), timeout);
	if (done === null) throw new StepError("there is no page to go to", by < 0 ? "back" : "forward");
}

/** Addresses often have numbers that are others each time: afterwards the next step waits for its element. */
const ADDRESS_MS = 2000;

/**
 * Waits until the page has an address that the step before leads to, and then goes on in any case.
 * @param url the address
 * @param timeout milliseconds
 */
export async function waitForAddress(url: string, timeout = ADDRESS_MS): Promise<void> {
	const { href } = new URL(url, location.href);
	await waitFor(() => (location.href === href ? true : null), timeout);
}
