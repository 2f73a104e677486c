// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { click, show } from "./recorder-card.test-support.tsx";

beforeEach(() => {
	// Without a layout nothing would be visible.
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(200);
	vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(90);
	vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 90));
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const rows = () => screen.getByRole("list", { name: "Recorded actions" }).querySelectorAll("li");
const press = (key: string) =>
	act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

it("has one stop of the tab key in a short recording, and leads by arrow keys", async () => {
	const { view } = show({ actions: Array.from({ length: 30 }, (_, at) => click(at)) });
	view();
	await screen.findByRole("list", { name: "Recorded actions" });
	expect(rows()).toHaveLength(30);
	expect([...rows()].filter(({ tabIndex }) => tabIndex === 0)).toEqual([rows()[0]]);
	rows()[0]?.focus();
	await press("PageDown");
	expect(document.activeElement).toBe(rows()[10]);
	await press("ArrowUp");
	expect(document.activeElement).toBe(rows()[9]);
});

it("has only some of a thousand actions in the page, each with its number", async () => {
	const { view } = show({ actions: Array.from({ length: 1000 }, (_, at) => click(at)) });
	view();
	await vi.waitFor(() => expect(rows()[0]?.getAttribute("aria-setsize")).toBe("1000"));
	expect(rows().length).toBeLessThan(40);
	rows()[0]?.focus();
	await press("End");
	expect(document.activeElement?.textContent).toContain("#row-999");
	await press("PageUp");
	expect(document.activeElement?.textContent).toContain("#row-989");
	expect(document.activeElement?.getAttribute("aria-posinset")).toBe("990");
});
