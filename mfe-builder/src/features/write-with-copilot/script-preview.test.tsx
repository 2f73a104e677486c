// @vitest-environment happy-dom
import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { emptyForm } from "../../script-form/script-form.ts";
import { ScriptPreview } from "./script-preview.tsx";
import type { Turn } from "./turns/read-turns.ts";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const CODE = `// ==UserScript==
// @name     Notes
// @match    *://*/*
// @match    https://example.com/*
// @grant    GM_setValue
// ==/UserScript==
GM_setValue("a", 1); fetch("https://notes.example/save"); localStorage.setItem("b", "2");
`;

function open(writtenBy: Pick<Turn, "origin" | "model"> | null, code = CODE) {
	const { host, notices } = createTestHost(visitor, async () => Response.error());
	render(
		<Surroundings host={host} at="/create">
			<ScriptPreview
				values={{ ...emptyForm, code }}
				writtenBy={writtenBy}
				codeBefore={null}
				rating="rating"
				result={analyzeScript({ code })}
				onAccept={() => undefined}
				onKeepPrevious={() => undefined}
			>
				{null}
			</ScriptPreview>
		</Surroundings>,
	);
	return notices;
}
const button = (name: string) => screen.getByRole("button", { name });

it("says for 2 seconds that the code was copied, and when it could not be", async () => {
	vi.useFakeTimers();
	const copied: string[] = [];
	const write = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
	const notices = open(null);
	await act(async () => fireEvent.click(button("Copy code")));
	expect(copied).toEqual([CODE]);
	button("Copied!");
	await act(async () => void vi.advanceTimersByTime(1999));
	button("Copied!");
	await act(async () => void vi.advanceTimersByTime(1));
	write.mockRejectedValue(new Error("not allowed"));
	await act(async () => fireEvent.click(button("Copy code")));
	expect(notices).toEqual(["error: The code could not be copied. Select it and copy it with the keyboard."]);
	button("Copy code");
});

it("explains the code by what the check found: three in the hint, all of them when it is pressed", async () => {
	open(null);
	const opener = button("What this code does");
	fireEvent.pointerEnter(opener, { pointerType: "mouse" });
	const hint = await screen.findByRole("tooltip");
	const shown = hint.textContent;
	expect(hint.querySelectorAll("br")).toHaveLength(3);
	fireEvent.click(opener);
	const all = screen.getAllByText(/^Line \d+$/);
	expect(shown).toContain(`and ${all.length - 3} more`);
	screen.getByText(/Contacts notes\.example through fetch\./);
});

it.each([
	["a template", { origin: { templateId: "dark-mode", values: {}, sites: [] }, model: null }, /tested template/],
	["a model", { origin: null, model: "writer-1" }, /by the model writer-1/],
])("says that %s wrote the code", (_name, by, said) => {
	open(by);
	screen.getByText(said);
	screen.getByText("Every site (*://*/*), https://example.com/*");
});

it("names nobody for code that the person typed", () => {
	open({ origin: null, model: null }, "javascript:void 0");
	expect(screen.queryByText(/Written/)).toBeNull();
	screen.getByText("The page on which you click it");
});
