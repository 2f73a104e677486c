// @vitest-environment happy-dom
import { addPseudoLocales } from "@scriptorium/ui-kit/pseudo-locale";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rita, showInHost } from "../../host-context/test-host.test-support.tsx";
import type { CommandEffect } from "./commands.ts";
import { PaletteDialog } from "./palette-dialog.tsx";

function show({ typed = "", ...options }: Parameters<typeof showInHost>[1] & { typed?: string } = {}) {
	const effects: CommandEffect[] = [];
	const closed: boolean[] = [];
	showInHost(
		<PaletteDialog
			open
			onOpenChange={(open) => closed.push(open)}
			takeTyped={() => typed}
			onCommand={(effect) => effects.push(effect)}
		/>,
		options,
	);
	return { effects, closed, field: screen.getByRole("combobox") };
}
const offered = () => screen.getAllByRole("option").map((option) => option.textContent);

beforeEach(() => {
	// cmdk scrolls the chosen command into view; happy-dom has no layout.
	Element.prototype.scrollIntoView = () => undefined;
});
addPseudoLocales();
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

test("opens to be typed into", () => {
	const { field } = show();
	expect(document.activeElement).toBe(field);
});

test("begins with what was typed while its code was loaded", () => {
	const { field } = show({ typed: "dark" });
	expect(field).toHaveProperty("value", "dark");
	expect(offered()).toEqual(["Dark theme", "Search bookmarklets for “dark”"]);
});

test("selects the words of last time when it opens, so that the next letter replaces them", () => {
	const { field } = show();
	if (!(field instanceof HTMLInputElement)) throw new Error("no text field");
	fireEvent.change(field, { target: { value: "dark" } });
	field.blur();
	field.focus();
	expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
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
	expect(offered()).toHaveLength(22);
});

const row = { id: null, username: null, slug: null, risk_level: null, scripts: null };
const rows = [
	{ ...row, kind: "script", label: "Table to CSV", username: "sam", slug: "table-to-csv", risk_level: "amber" },
	{ ...row, kind: "tag", label: "dark", scripts: 4 },
];
/** The hub's answers, one after the other; the last one again and again. */
const answerWith = (...answers: (() => Promise<Response>)[]) =>
	vi.stubGlobal("fetch", () => (answers.length > 1 ? answers.shift() : answers[0])?.());

test("scripts come first with their risk, then pages and actions, and Enter opens the first script", async () => {
	answerWith(() => Promise.resolve(Response.json(rows)));
	const { effects, field } = show();
	fireEvent.change(field, { target: { value: "dark" } });
	expect(screen.getByRole("status").textContent).toBe("Searching scripts…");
	await screen.findByRole("option", { name: /Table to CSV/ });
	expect(offered()).toEqual(["Table to CSVMedium", "Dark theme", "dark4 scripts", "Search bookmarklets for “dark”"]);
	await waitFor(() => expect(screen.getByRole("option", { selected: true }).textContent).toContain("Table to CSV"));
	fireEvent.keyDown(field, { key: "Enter" });
	expect(effects).toEqual([{ kind: "go", to: "/sam/table-to-csv" }]);
	// Opened before: offered while nothing is typed.
	expect(offered()[0]).toBe("Table to CSV");
});

test.each(["dark theme", "check the acc"])(
	"words that name a command run it, also once scripts were found: %s",
	async (words) => {
		answerWith(() => Promise.resolve(Response.json(rows)));
		const { effects, field } = show();
		fireEvent.change(field, { target: { value: words } });
		await screen.findByRole("option", { name: /Table to CSV/ });
		const [first] = screen.getAllByRole("option");
		await waitFor(() => expect(first?.getAttribute("aria-selected")).toBe("true"));
		fireEvent.keyDown(field, { key: "Enter" });
		expect(effects).toEqual([words === "dark theme" ? { kind: "theme", theme: "dark" } : { kind: "audit" }]);
	},
);

test("says that no script was found, and offers another try after a failure", async () => {
	answerWith(
		() => Promise.resolve(Response.json([])),
		() => Promise.resolve(Response.json({ message: "down" }, { status: 503 })),
		() => Promise.resolve(Response.json(rows)),
	);
	const { field } = show();
	fireEvent.change(field, { target: { value: "zebra" } });
	await screen.findByText("No script found for “zebra”.");
	fireEvent.change(field, { target: { value: "table" } });
	await screen.findByText("Scripts could not be searched.");
	fireEvent.click(screen.getByRole("option", { name: "Try Again" }));
	await screen.findByRole("option", { name: /Table to CSV/ });
});
