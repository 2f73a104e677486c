// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createThemeChoice } from "./theme.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const root = document.documentElement;
beforeEach(() => {
	localStorage.clear();
	delete root.dataset.theme;
});
afterEach(cleanup);

test("a chosen theme is shown, kept, and found again; the system's own is the absence of one", () => {
	const choice = createThemeChoice(document, localStorage);
	render(<ThemeSwitch choice={choice} />);
	expect(screen.getByRole("radio", { name: "System" })).toHaveProperty("checked", true);
	fireEvent.click(screen.getByRole("radio", { name: "Dark" }));
	expect(root.dataset.theme).toBe("dark");
	delete root.dataset.theme;
	expect(createThemeChoice(document, localStorage).theme.getSnapshot()).toBe("dark");
	expect(root.dataset.theme).toBe("dark");
	fireEvent.click(screen.getByRole("radio", { name: "System" }));
	expect(root.dataset.theme).toBeUndefined();
	expect(localStorage).toHaveLength(0);
});

test("another tab's choice is followed, and nonsense is the system's theme", () => {
	const choice = createThemeChoice(document, localStorage);
	window.dispatchEvent(new StorageEvent("storage", { key: "scriptorium-theme", newValue: "light" }));
	expect(choice.theme.getSnapshot()).toBe("light");
	expect(root.dataset.theme).toBe("light");
	window.dispatchEvent(new StorageEvent("storage", { key: "scriptorium-theme", newValue: "<script>" }));
	expect(root.dataset.theme).toBeUndefined();
});

test("the script that runs before the first paint shows the same theme from the same key", async () => {
	createThemeChoice(document, localStorage).choose("dark");
	delete root.dataset.theme;
	vi.resetModules();
	await import("../../start/before-paint.ts");
	expect(root.dataset.theme).toBe("dark");
});
