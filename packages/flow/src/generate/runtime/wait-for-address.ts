import { javascript, type RuntimePart } from "../runtime-part.ts";
import { waitFor } from "./wait-for.ts";

export const waitForAddress: RuntimePart = {
	name: "waitForAddress",
	needs: [waitFor],
	source: javascript`
// Waits until the page has an address, which the step before leads to. Addresses often hold numbers that are others
// each time: after two seconds the script goes on, and the next step waits for its element.
function waitForAddress(url) {
	const { href } = new URL(url, location.href);
	return waitFor(() => (location.href === href ? href : null), 2000);
}`,
};
