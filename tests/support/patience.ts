import { vi } from "vitest";

/** [ms] Less than a test may take, so that what was waited for is named. The libraries' own second measures the machine. */
const PATIENCE = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

if (typeof document !== "undefined") {
	const { configure } = await import("@testing-library/dom");
	configure({ asyncUtilTimeout: PATIENCE });
}
