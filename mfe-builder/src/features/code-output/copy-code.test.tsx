// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { useFlowStore } from "../../editor/flow-store.ts";
import { useCodeWriting } from "../../flow-output/code-writing.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import { outputTargets } from "../../flow-output/output-targets.ts";
import { button, clipboard, generate, open, resetPanelEachTest, settings } from "./code-panel.test-support.tsx";

resetPanelEachTest();

it.each(outputTargets)("copies the code for %s that was chosen, although it is still being written", async (target) => {
	const before = await generate(target === "bookmarklet" ? "script" : "bookmarklet");
	useChosenTarget.setState({ target: target === "bookmarklet" ? "script" : "bookmarklet" });
	const { notices } = open();
	const copied: string[] = [];
	clipboard(async (text) => void copied.push(text));
	fireEvent.change(screen.getByRole("combobox", { name: "Write the code as" }), { target: { value: target } });
	fireEvent.click(button("Copy Code"));
	await waitFor(() => expect(notices).toEqual(["success: Code copied to clipboard!"]));
	expect(copied).toEqual([useFlowStore.getState().generated?.code]);
	// A bookmarklet and a JavaScript file have the same code.
	if (target !== "bookmarklet" && target !== "script") expect(copied).not.toEqual([before]);
	expect(useChosenTarget.getState().target).toBe(target);
});

it("copies minified code as soon as Minify Code is on, and never the former code", async () => {
	const before = await generate();
	const { notices } = open();
	const copied: string[] = [];
	clipboard(async (text) => void copied.push(text));
	act(() => useFlowStore.getState().change("Minify", () => ({ settings: { ...settings, minify: true } })));
	fireEvent.click(button("Copy Code"));
	fireEvent.click(button("Copy Code"));
	await waitFor(() => expect(notices.at(-1)).toBe("success: Code copied to clipboard!"));
	expect(copied).toEqual([useFlowStore.getState().generated?.code]);
	expect(copied[0]?.length).toBeLessThan(before.length);
	// The address, too, although its own short form is not there yet.
	act(() =>
		useFlowStore.getState().change("Edit", () => ({ flow: flowOf([stepOf("log", "Other", { message: "new" })]) })),
	);
	fireEvent.click(button("Copy URL"));
	await waitFor(() => expect(notices.at(-1)).toBe("success: Bookmarklet URL copied to clipboard!"));
	expect(decodeURIComponent(copied[1] ?? "")).toContain("new");
});

it("copies and downloads nothing, and says so, when the code cannot be generated any more", async () => {
	await generate();
	const { notices, noticeDetails } = open();
	const copied: string[] = [];
	clipboard(async (text) => void copied.push(text));
	act(() => useFlowStore.getState().change("Edit", () => ({ flow: flowOf([stepOf("click", "Press")]) })));
	fireEvent.click(button("Copy Code"));
	await waitFor(() => expect(notices.at(-1)).toBe("error: Failed to copy code"));
	expect(notices[0]).toBe("error: Flow has errors. Please fix them before generating code.");
	expect(noticeDetails.at(-1)).toBe("The code could not be generated.");
	fireEvent.click(button("Download"));
	await waitFor(() => expect(notices.at(-1)).toBe("error: Failed to download code"));
	expect(copied).toEqual([]);
});

it("does not call other code copied", async () => {
	await generate();
	const { notices } = open();
	clipboard(async () => undefined);
	fireEvent.click(button("Copy Code"));
	await waitFor(() => expect(button("Copied!")).toBeTruthy());
	fireEvent.change(screen.getByRole("combobox", { name: "Write the code as" }), { target: { value: "side" } });
	await waitFor(() => expect(button("Copy Code")).toBeTruthy());
	expect(notices).toHaveLength(1);
});

it.each([
	["generation", "choice"],
	["choice", "generation"],
])("shows the new code for the chosen target when a %s is followed by a %s before it has ended", async (first) => {
	await generate();
	open();
	act(() =>
		useFlowStore.getState().change("Edit", () => ({ flow: flowOf([stepOf("log", "Other", { message: "new" })]) })),
	);
	const press = () => fireEvent.click(button("Generate Code"));
	const choose = () =>
		fireEvent.change(screen.getByRole("combobox", { name: "Write the code as" }), { target: { value: "userscript" } });
	if (first === "generation") press();
	choose();
	if (first === "choice") press();
	await waitFor(() => expect(useChosenTarget.getState().target).toBe("userscript"));
	await waitFor(() => expect(useCodeWriting.getState().pending).toBeNull());
	expect(useFlowStore.getState().generated?.code).toMatch(/==UserScript==.*"new"/s);
});
