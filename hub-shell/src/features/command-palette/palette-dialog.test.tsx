// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rita, showInHost } from "../../host-context/test-host.test-support.tsx";
import type { CommandEffect } from "./commands.ts";
import { PaletteDialog } from "./palette-dialog.tsx";

function show(options: Parameters<typeof showInHost>[1] = {}) {
	const effects: CommandEffect[] = [];
	const closed: boolean[] = [];
	showInHost(
		<PaletteDialog open onOpenChange={(open) => closed.push(open)} onCommand={(effect) => effects.push(effect)} />,
		options,
	);
	return { effects, closed, field: screen.getByRole("combobox") };
}
const offered = () => screen.getAllByRole("option").map((option) => option.textContent);

beforeEach(() => {
	// cmdk scrolls the chosen command into view; happy-dom has no layout.
	Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

test("opens to be typed into", () => {
	const { field } = show();
	expect(document.activeElement).toBe(field);
});

test("words narrow the commands, and can always be searched for", () => {
	const { effects, closed, field } = show();
	fireEvent.change(field, { target: { value: "dark" } });
	expect(offered()).toEqual(["Dark theme", "Search bookmarklets for “dark”"]);
	fireEvent.click(screen.getByRole("option", { name: "Dark theme" }));
	fireEvent.change(field, { target: { value: "a&b" } });
	fireEvent.click(screen.getByRole("option", { name: "Search bookmarklets for “a&b”" }));
	expect(effects).toEqual([
		{ kind: "theme", theme: "dark" },
		{ kind: "go", to: "/explore?search=a%26b" },
	]);
	expect(closed).toEqual([false, false]);
});

test("offers what the person may do, in their language", () => {
	show({ session: rita, locale: "en-XA" });
	expect(screen.getByRole("dialog").textContent).not.toContain("Log out");
	expect(offered()).toHaveLength(16);
});
