import { vi } from "vitest";

/**
 * Below the time limit of tests, so that a failure names the missing state. The libraries' default of one second is too
 * short for a busy machine.
 */
const TIMEOUT_MS = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = TIMEOUT_MS) => waitFor(callback, options);

if (typeof document !== "undefined") {
	const { configure } = await import("@testing-library/dom");
	configure({ asyncUtilTimeout: TIMEOUT_MS });
}
