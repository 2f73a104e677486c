import { pageTestRunLimits } from "@scriptorium/shared-protocol/page-test-run-limits";
import { mayRunOn } from "./site-rules.ts";

export interface TestAddress {
	/** As the browser writes it. */
	readonly url: string;
	readonly origin: string;
}

/**
 * Reads the address that a page of the hub wants to be opened for a test run.
 * @param text as it was sent
 * @param hubOrigin origin of the hub, on whose pages nothing runs
 * @returns null for an address at which nothing may run, or that carries a name and password
 */
export function readTestAddress(text: string, hubOrigin: string): TestAddress | null {
	if (text.length > pageTestRunLimits.openUrl || !URL.canParse(text) || !mayRunOn(text, hubOrigin)) return null;
	const { href, origin, username, password } = new URL(text);
	return username === "" && password === "" ? { url: href, origin } : null;
}
