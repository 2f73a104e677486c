// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const atState = (state: DocumentReadyState) => void vi.spyOn(document, "readyState", "get").mockReturnValue(state);

test("waits for the page to be loaded, then for the browser to be idle", () => {
	let becomeIdle = (): void => undefined;
	vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
		becomeIdle = callback;
	});
	atState("interactive");
	const told = vi.fn();
	whenIdle(window, told);
	becomeIdle();
	expect(told).not.toHaveBeenCalled();
	window.dispatchEvent(new Event("load"));
	expect(told).not.toHaveBeenCalled();
	becomeIdle();
	expect(told).toHaveBeenCalledOnce();
});

test("a browser that cannot tell is given a moment", () => {
	vi.stubGlobal("requestIdleCallback", undefined);
	atState("complete");
	const told = vi.fn();
	whenIdle(window, told);
	expect(told).not.toHaveBeenCalled();
	vi.runAllTimers();
	expect(told).toHaveBeenCalledOnce();
});
