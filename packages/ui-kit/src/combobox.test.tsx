// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { useRef, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { comboboxField } from "./combobox-field.tsx";
import { DialogSurface } from "./dialog-surface.tsx";
import { LocaleProvider } from "./locale.tsx";
import { type Suggestion, SuggestionList } from "./search-suggestions/suggestion-list.tsx";

const suggestions: readonly Suggestion[] = [
	{ kind: "script", label: "Table to CSV", risk: "green", scripts: null, path: "/sam/table-to-csv" },
	{ kind: "script", label: "Table to Markdown", risk: "amber", scripts: null, path: "/ines/table-to-markdown" },
	{ kind: "tag", label: "table", risk: null, scripts: 4, path: "/explore?category=table" },
];

interface FieldProps {
	ask: (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[] | null>;
	onChoose: (path: string) => void;
	onSubmit?: () => void;
}
function Field({ ask, onChoose, onSubmit }: FieldProps) {
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	return (
		<LocaleProvider locale="en">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit?.();
				}}
			>
				<input
					{...comboboxField}
					ref={input}
					aria-label="Search"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
				<SuggestionList input={input} typed={typed} ask={ask} onChoose={({ path }) => onChoose(path)} />
			</form>
		</LocaleProvider>
	);
}

const field = () => screen.getByRole("combobox", { name: "Search" });
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;
const type = async (value: string) => {
	fireEvent.change(field(), { target: { value } });
	fireEvent.input(field(), { target: { value } });
	await act(() => vi.advanceTimersByTimeAsync(200));
};
const press = (key: string) => fireEvent.keyDown(field(), { key });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test("shows suggestions in groups, with the risk of scripts, and passes axe", async () => {
	render(<Field ask={async () => suggestions} onChoose={() => undefined} />);
	expect(field().getAttribute("aria-expanded")).toBe("false");
	await type("tab");
	expect(field().getAttribute("aria-expanded")).toBe("true");
	const list = screen.getByRole("listbox", { name: "Suggestions" });
	expect(field().getAttribute("aria-controls")).toBe(list.id);
	expect(within(list).getAllByRole("option")).toHaveLength(3);
	const scripts = within(within(list).getByRole("group", { name: "Scripts" })).getAllByRole("option");
	expect(scripts.map(({ textContent }) => textContent)).toEqual(["Table to CSVLow", "Table to MarkdownMedium"]);
	expect(within(list).getByRole("group", { name: "Tags" }).textContent).toContain("4 scripts");
	vi.useRealTimers();
	const found = await axe.run(document.body, {
		rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
	});
	expect(found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});

test("arrow keys move from the field through the options and back; Enter opens the active one", async () => {
	const chosen: string[] = [];
	const submit = vi.fn<() => void>();
	render(<Field ask={async () => suggestions} onChoose={(path) => chosen.push(path)} onSubmit={submit} />);
	await type("tab");
	expect(active()).toBeNull();
	press("ArrowDown");
	expect(active()).toContain("Table to CSV");
	press("ArrowUp");
	expect(active()).toBeNull();
	press("ArrowUp");
	expect(active()).toContain("table4 scripts");
	press("ArrowDown");
	press("ArrowDown");
	press("ArrowDown");
	expect(fireEvent.keyDown(field(), { key: "Enter" }), "Enter does not submit").toBe(false);
	expect(chosen).toEqual(["/ines/table-to-markdown"]);
	expect(screen.queryByRole("listbox")).toBeNull();
	await type("tabl");
	expect(fireEvent.keyDown(field(), { key: "Enter" }), "Enter is the field's own").toBe(true);
	expect(screen.queryByRole("listbox")).toBeNull();
});

test("a press on an option keeps the focus and opens it; leaving the field and Escape close the list", async () => {
	const chosen: string[] = [];
	render(<Field ask={async () => suggestions} onChoose={(path) => chosen.push(path)} />);
	field().focus();
	await type("tab");
	const option = screen.getByRole("option", { name: /Table to CSV/ });
	expect(fireEvent.mouseDown(option)).toBe(false);
	fireEvent.click(option);
	expect(chosen).toEqual(["/sam/table-to-csv"]);
	await type("table");
	press("Escape");
	expect(screen.queryByRole("listbox")).toBeNull();
	expect(field()).toHaveProperty("value", "table");
	press("ArrowDown");
	expect(screen.getByRole("listbox")).toBeTruthy();
	act(() => field().blur());
	expect(screen.queryByRole("listbox")).toBeNull();
});

test("asks once typing pauses, cancels what is outdated, and shows nothing after a failure", async () => {
	const asked: { typed: string; signal: AbortSignal; answer: (found: readonly Suggestion[] | null) => void }[] = [];
	const ask: FieldProps["ask"] = (typed, signal) =>
		new Promise((resolve) => asked.push({ typed, signal, answer: resolve }));
	render(<Field ask={ask} onChoose={() => undefined} />);
	for (const value of ["t", "ta"]) fireEvent.change(field(), { target: { value } });
	await type("tab");
	expect(asked.map(({ typed }) => typed)).toEqual(["tab"]);
	await type("tabl");
	expect(asked[0]?.signal.aborted).toBe(true);
	await act(async () => asked[1]?.answer(suggestions));
	await act(async () => asked[0]?.answer([]));
	expect(screen.getAllByRole("option")).toHaveLength(3);
	await type("table");
	expect(screen.getAllByRole("option"), "the earlier ones stay while the next load").toHaveLength(3);
	await act(async () => asked[2]?.answer(null));
	expect(screen.queryByRole("listbox")).toBeNull();
	await type("");
	expect(asked).toHaveLength(3);
});

test("in a dialog, Escape closes the list first and then the dialog", async () => {
	vi.useRealTimers();
	const closed = vi.fn<(open: boolean) => void>();
	render(
		<DialogSurface open onOpenChange={closed} title="Search" closeLabel="Close">
			<Field ask={async () => suggestions} onChoose={() => undefined} />
		</DialogSurface>,
	);
	const user = userEvent.setup();
	await user.type(field(), "tab");
	await screen.findByRole("listbox");
	await user.keyboard("{Escape}");
	expect(screen.queryByRole("listbox")).toBeNull();
	expect(closed).not.toHaveBeenCalled();
	await user.keyboard("{Escape}");
	expect(closed).toHaveBeenCalledWith(false);
});
