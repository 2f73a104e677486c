// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { flowOf, stepOf } from "@scriptorium/flow/document/any-flow.test-support";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useFlowStore } from "../../editor/flow-store.ts";
import { selectSteps } from "../../editor/selection.ts";
import { useChosenTarget } from "../../flow-output/output-target-store.ts";
import type { OutputTarget } from "../../flow-output/output-targets.ts";
import { button, clipboard, flow, generate, open, resetPanelEachTest, settings } from "./code-panel.test-support.tsx";

resetPanelEachTest();

const lineOf = (text: string) => {
	const line = [...document.querySelectorAll<HTMLElement>("pre code > span")].find((each) =>
		each.textContent?.includes(text),
	);
	if (line === undefined) throw new Error(`no line with ${text}`);
	return line;
};

it("says what to do while there is no code", () => {
	open();
	expect(
		screen.getByText("No code generated yet. Build your flow and click Generate Code to see the result."),
	).toBeTruthy();
	expect(screen.queryByRole("button")).toBeNull();
});

it("copies the code, and says so for two seconds", async () => {
	const code = await generate();
	const { notices } = open();
	const copied: string[] = [];
	clipboard(async (text) => void copied.push(text));
	vi.useFakeTimers();
	await act(async () => void fireEvent.click(button("Copy Code")));
	expect(copied).toEqual([code]);
	expect(notices).toEqual(["success: Code copied to clipboard!"]);
	act(() => void vi.advanceTimersByTime(1999));
	expect(button("Copied!")).toBeTruthy();
	act(() => void vi.advanceTimersByTime(1));
	expect(button("Copy Code")).toBeTruthy();
});

it("says when the clipboard refuses", async () => {
	await generate();
	const { notices } = open();
	clipboard(() => Promise.reject(new Error("no")));
	await act(async () => void fireEvent.click(button("Copy Code")));
	expect(notices).toEqual(["error: Failed to copy code"]);
	expect(button("Copy Code")).toBeTruthy();
});

it.each([
	["bookmarklet", "Say-hello.js"],
	["userscript", "Say-hello.user.js"],
] as const)("downloads a %s", async (target, name) => {
	useChosenTarget.setState({ target });
	const code = await generate(target);
	const { notices } = open();
	const files: [string, string][] = [];
	const blobs: Blob[] = [];
	vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
		if (blob instanceof Blob) blobs.push(blob);
		return "blob:x";
	});
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		files.push([this.download, this.href]);
	});
	fireEvent.click(button("Download"));
	await waitFor(() => expect(files).toEqual([[name, "blob:x"]]));
	expect(await blobs[0]?.text()).toBe(code);
	expect(notices).toEqual(["success: Code downloaded!"]);
});

it("marks the lines of the selected step, and selects the step of a clicked line", async () => {
	await generate();
	open();
	act(() => useFlowStore.getState().select(selectSteps("Second")));
	expect(lineOf('"two"').dataset.marked).toBe("true");
	expect(lineOf('"one"').dataset.marked).toBeUndefined();
	expect(screen.getByText("Marked: the lines of “Second”. Click a line to select its step.")).toBeTruthy();
	fireEvent.click(lineOf('"one"'));
	expect(useFlowStore.getState().selection.steps).toEqual(["First"]);
	expect(lineOf('"one"').dataset.marked).toBe("true");
});

it("minifies with terser, and says that lines have no steps then", async () => {
	const code = await generate("bookmarklet", { minify: true });
	expect(code.trim().split("\n")).toHaveLength(1);
	expect(code).not.toContain("// ");
	open();
	expect(screen.getByText(/Minified code has no lines for its steps/)).toBeTruthy();
});

it("offers the address of the bookmarklet as a link to drag, with its size", async () => {
	await generate();
	open();
	const link = document.querySelector("a[data-drag-link]");
	expect(link?.textContent).toBe("Say hello");
	const address = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Address of the bookmarklet" }).value;
	await waitFor(() => expect(decodeURIComponent(address())).toMatch(/^javascript:[^\n]+$/));
	expect(link?.getAttribute("href")).toBe(address());
	expect(screen.getByText(`${(address().length / 1000).toFixed(1)} kB`)).toBeTruthy();
	expect(screen.queryByText(/Firefox keeps at most/)).toBeNull();
});

it("warns of addresses from 60 kB", async () => {
	await generate();
	const { generated } = useFlowStore.getState();
	const from = { flow, settings: { ...settings, minify: true } };
	const ofSize = (bytes: number) => generated && { ...generated, from, code: "x".repeat(bytes - "javascript:".length) };
	useFlowStore.setState({ generated: ofSize(59_999) });
	open();
	expect(screen.queryByText(/Firefox keeps at most/)).toBeNull();
	act(() => useFlowStore.setState({ generated: ofSize(60_000) }));
	expect(screen.getByText(/60\.0 kB is a lot for a bookmark: Firefox keeps at most 64 kB/)).toBeTruthy();
});

it("shows the code as another target, from the flow that it was generated from", async () => {
	await generate();
	open();
	act(() =>
		useFlowStore.getState().change("Edit", () => ({ flow: flowOf([stepOf("alert", "Other", { message: "three" })]) })),
	);
	expect(screen.getByText("The flow or its settings have changed since this code was generated.")).toBeTruthy();
	fireEvent.change(screen.getByRole("combobox", { name: "Write the code as" }), { target: { value: "userscript" } });
	await waitFor(() => expect(useChosenTarget.getState().target).toBe("userscript"));
	expect(useFlowStore.getState().generated?.code).toContain('"two"');
	expect(screen.queryByText("Bookmarklet URL")).toBeNull();
	fireEvent.click(button("Generate Code"));
	await waitFor(() => expect(useFlowStore.getState().generated?.code).toContain('"three"'));
});

it("shows a chosen target while its code is being written, and keeps the last of several", async () => {
	await generate();
	open();
	const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Write the code as" });
	for (const value of ["playwright", "userscript", "bookmarklet", "userscript"]) {
		fireEvent.change(select, { target: { value } });
		expect(select.value).toBe(value);
	}
	await waitFor(() => expect(useChosenTarget.getState().target).toBe("userscript"));
	expect(select.value).toBe("userscript");
	expect(useFlowStore.getState().generated?.code).toContain("==UserScript==");
});

it("keeps the code that is shown when the generator of another target cannot be loaded", async () => {
	const code = await generate();
	const { notices, noticeDetails } = open();
	vi.doMock("@scriptorium/flow/tools/export-flow", () => {
		throw new Error("404");
	});
	fireEvent.change(screen.getByRole("combobox", { name: "Write the code as" }), { target: { value: "playwright" } });
	await waitFor(() => expect(notices).toEqual(["error: Failed to generate code"]));
	expect(noticeDetails[0]).toMatch(/^A part of the builder could not be loaded\./);
	expect([useChosenTarget.getState().target, useFlowStore.getState().generated?.code]).toEqual(["bookmarklet", code]);
	expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Write the code as" }).value).toBe("bookmarklet");
	vi.doUnmock("@scriptorium/flow/tools/export-flow");
});

it("runs a test through its owner, and says that it runs", async () => {
	await generate();
	const onTestRun = vi.fn();
	open(onTestRun);
	fireEvent.click(button("Test Run"));
	expect(onTestRun).toHaveBeenCalledOnce();
	cleanup();
	open(onTestRun, true);
	fireEvent.click(button("Testing..."));
	expect(onTestRun).toHaveBeenCalledOnce();
});

it.each<[OutputTarget, string]>([
	["playwright", 'import { test } from "@playwright/test";'],
	["puppeteer", 'import puppeteer from "puppeteer";'],
	["replay", '"type": "waitForExpression"'],
	["side", '"command": "echo"'],
])("writes the flow for %s", async (target, part) => {
	expect(await generate(target, { minify: true })).toContain(part);
	expect(useFlowStore.getState().generated?.notes[0]).toMatch(/^No page is opened before step 1\./);
});
