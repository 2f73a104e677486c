import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

/**
 * Test files with a document that share a worker share the document too, and load Testing Library once: it registers its own
 * hooks for the first file only. Each test here starts with an empty page, empty stores and real clocks.
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

// A module whose loading the end of a file cuts off would stay failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
