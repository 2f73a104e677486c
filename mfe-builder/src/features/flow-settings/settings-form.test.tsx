// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { emptyHistory } from "../../editor/edit-history.ts";
import { emptyEdited } from "../../editor/edited-flow.ts";
import { useFlowStore } from "../../editor/flow-store.ts";
import { SettingsForm } from "./settings-form.tsx";

beforeEach(() => useFlowStore.setState({ ...emptyEdited, ...emptyHistory }));
afterEach(cleanup);

const settings = () => useFlowStore.getState().settings;
const type = (name: RegExp, value: string) =>
	fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

it("shows all fields with their defaults, once it is unfolded", async () => {
	const { rerender } = render(<SettingsForm isOpen={false} onOpenChange={() => undefined} />);
	expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
	rerender(<SettingsForm isOpen onOpenChange={() => undefined} />);
	await screen.findByRole("textbox", { name: "Name" });
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("");
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Description" }).value).toBe("");
	expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Category" }).value).toBe("utility");
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Target URL Pattern" }).value).toBe("*");
	expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
		"Utility",
		"Productivity",
		"Developer",
		"Social",
		"Data",
		"Automation",
		"Customization",
		"Other",
	]);
	const switches = screen.getAllByRole("switch");
	expect(
		switches.map((each) => [each.getAttribute("aria-labelledby") ?? "", each.getAttribute("aria-checked")][1]),
	).toEqual(["false", "true", "true", "true", "true"]);
	for (const name of ["Minify Code", "Wrap in IIFE", "Add Comments", "Use Async/Await", "Error Handling"]) {
		expect(screen.getByRole("switch", { name })).toBeTruthy();
	}
});

it("keeps what is typed as one change, and each switch as one of its own", async () => {
	render(<SettingsForm isOpen onOpenChange={() => undefined} />);
	await screen.findByRole("textbox", { name: "Name" });
	type(/Name/, "S");
	type(/Name/, "Say");
	type(/Description/, "Greets");
	type(/Target URL/, "*.example.com");
	fireEvent.change(screen.getByRole("combobox"), { target: { value: "social" } });
	fireEvent.click(screen.getByRole("switch", { name: "Minify Code" }));
	expect(settings()).toEqual({
		...DEFAULT_SETTINGS,
		name: "Say",
		description: "Greets",
		targetUrl: "*.example.com",
		category: "social",
		minify: true,
	});
	expect(useFlowStore.getState().past.map(({ label }) => label)).toEqual([
		"Change Name",
		"Change Description",
		"Change Target URL Pattern",
		"Change Category",
		"Change Minify Code",
	]);
	act(() => void useFlowStore.getState().undo());
	expect(settings().minify).toBe(false);
});
