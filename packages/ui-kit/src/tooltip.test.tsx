// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { placeBeside } from "./place-beside.ts";
import { Tooltip } from "./tooltip.tsx";
import { HINT_DELAY_MS, HINT_GRACE_MS } from "./use-hint.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	// The hint of the test before must not let this one's come at once.
	vi.advanceTimersByTime(1000);
	vi.useRealTimers();
});

function show() {
	const clicked = vi.fn();
	render(
		<Tooltip content="Ctrl K">
			<Button onClick={clicked}>Search</Button>
		</Tooltip>,
	);
	return { button: screen.getByRole("button"), clicked };
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.queryByRole("tooltip")?.textContent ?? null;

describe("a hint", () => {
	test("comes with the keyboard's focus, describes its button, and goes with Escape", () => {
		const { button } = show();
		expect(button.getAttribute("aria-describedby")).toBeNull();
		act(() => button.focus());
		pass(0);
		expect(shown()).toBe("Ctrl K");
		expect(screen.getByRole("button", { description: "Ctrl K" })).toBe(button);
		fireEvent.keyDown(button, { key: "Escape" });
		expect(shown()).toBeNull();
		expect(document.activeElement).toBe(button);
	});

	test("comes when the pointer rests, not under a finger, and not once the pointer has gone", () => {
		const { button } = show();
		fireEvent.pointerEnter(button, { pointerType: "touch" });
		pass(HINT_DELAY_MS);
		expect(shown()).toBeNull();
		fireEvent.pointerEnter(button, { pointerType: "mouse" });
		pass(HINT_DELAY_MS - 1);
		expect(shown()).toBeNull();
		fireEvent.pointerLeave(button);
		pass(HINT_DELAY_MS);
		expect(shown()).toBeNull();
		fireEvent.pointerEnter(button, { pointerType: "mouse" });
		pass(HINT_DELAY_MS);
		expect(shown()).toBe("Ctrl K");
	});

	test("stays while the pointer is on the hint itself; the next one then comes at once", () => {
		const { button } = show();
		fireEvent.pointerEnter(button, { pointerType: "mouse" });
		pass(HINT_DELAY_MS);
		fireEvent.pointerLeave(button);
		pass(HINT_GRACE_MS - 1);
		fireEvent.pointerEnter(screen.getByRole("tooltip"), { pointerType: "mouse" });
		pass(1000);
		expect(shown()).toBe("Ctrl K");
		fireEvent.pointerLeave(screen.getByRole("tooltip"));
		pass(HINT_GRACE_MS);
		expect(shown()).toBeNull();
		fireEvent.pointerEnter(button, { pointerType: "mouse" });
		pass(0);
		expect(shown()).toBe("Ctrl K");
	});

	test("goes when its button is pressed, and the press counts", () => {
		const { button, clicked } = show();
		act(() => button.focus());
		pass(0);
		fireEvent.pointerDown(button);
		fireEvent.click(button);
		expect(shown()).toBeNull();
		expect(clicked).toHaveBeenCalledOnce();
	});
});

describe("its place", () => {
	const view = { width: 400, height: 300 };
	const size = { width: 100, height: 20 };
	const anchor = { left: 150, top: 140, width: 40, height: 20 };

	test.each([
		["top", { left: 120, top: 114 }],
		["bottom", { left: 120, top: 166 }],
		["left", { left: 44, top: 140 }],
		["right", { left: 196, top: 140 }],
	] as const)("%s, centered", (side, place) => {
		expect(placeBeside(anchor, size, side, view)).toEqual(place);
	});

	test("is on the other side where only that has room, and inside the window", () => {
		expect(placeBeside({ ...anchor, top: 5 }, size, "top", view).top).toBe(31);
		expect(placeBeside({ ...anchor, left: 0 }, size, "top", view).left).toBe(8);
		expect(placeBeside({ ...anchor, left: 390 }, size, "top", view).left).toBe(292);
		expect(placeBeside({ ...anchor, top: 5, height: 290 }, size, "top", view).top).toBe(8);
	});
});
