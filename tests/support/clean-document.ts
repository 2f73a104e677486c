import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

/**
 * Cleans up after each test of the files that share a worker, and with it the document and all loaded modules. Testing Library is loaded
 * once in a worker, so it registers its own hooks for the first file only. Each test starts with an empty page, empty storage and the real
 * clock.
 */
beforeAll(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	document.head.replaceChildren();
	document.body.replaceChildren();
	localStorage.clear();
	sessionStorage.clear();
});

// An import that is interrupted by the end of a file would stay failed for the files that follow.
afterAll(() => vi.dynamicImportSettled());
