// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { createSingleKeysPreference } from "./single-keys.ts";
import { useShortcuts } from "./use-shortcuts.ts";

afterEach(cleanup);

function Page({ isOn, onShortcut }: { isOn: boolean; onShortcut: (shortcut: string) => void }) {
	useShortcuts(isOn, onShortcut);
	return <input aria-label="field" />;
}

test("the list has every shortcut and the switch, which is kept for the next visit", () => {
	localStorage.clear();
	render(<ShortcutsDialog open onOpenChange={() => undefined} singleKeys={createSingleKeysPreference(localStorage)} />);
	for (const text of ["Open the command palette", "Focus search", "Show keyboard shortcuts"]) {
		expect(screen.getByText(text)).toBeTruthy();
	}
	const toggle = screen.getByRole("switch", { name: /Single-key shortcuts/ });
	expect(toggle.getAttribute("aria-checked")).toBe("true");
	fireEvent.click(toggle);
	expect(toggle.getAttribute("aria-checked")).toBe("false");
	expect(createSingleKeysPreference(localStorage).isOn.getSnapshot()).toBe(false);
});

test("keys are heard on the page, not in a field, and not when switched off", () => {
	const heard: string[] = [];
	const { rerender } = render(<Page isOn onShortcut={(shortcut) => heard.push(shortcut)} />);
	fireEvent.keyDown(document.body, { key: "/" });
	fireEvent.keyDown(screen.getByLabelText("field"), { key: "/" });
	fireEvent.keyDown(screen.getByLabelText("field"), { key: "k", ctrlKey: true });
	rerender(<Page isOn={false} onShortcut={(shortcut) => heard.push(shortcut)} />);
	fireEvent.keyDown(document.body, { key: "?" });
	expect(heard).toEqual(["search", "palette"]);
});
