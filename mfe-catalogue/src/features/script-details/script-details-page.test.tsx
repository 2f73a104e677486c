// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestHost, reader, Surroundings, visitor } from "../../host/host.test-support.tsx";
import { detailsRow } from "../../host/rows.test-support.ts";
import { ScriptDetailsPage } from "./script-details-page.tsx";

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

function open(answer: () => Response, session = visitor) {
	const test = createTestHost(session, async () => answer());
	const slots = { star: () => "the star", install: () => "the panel", onCodeCopied: () => undefined };
	render(
		<Surroundings host={test.host} at={`/bookmarklet/${detailsRow.id}`}>
			<Routes>
				<Route path="/not-found" element="Page Not Found" />
				<Route path="/bookmarklet/:id" element={<ScriptDetailsPage address={{ id: detailsRow.id }} slots={slots} />} />
			</Routes>
		</Surroundings>,
	);
	return test;
}

it("shows the script, its author's link, its version and its tags", async () => {
	open(() => Response.json([detailsRow]));
	await screen.findByRole("heading", { level: 1, name: detailsRow.title });
	expect(screen.getByRole("link", { name: "Ada Author" }).getAttribute("href")).toBe("/ada");
	expect(screen.getByText("1.1.0")).toBeTruthy();
	expect(screen.getByRole("link", { name: "csv" }).getAttribute("href")).toBe("/explore?category=csv");
	expect(screen.getByText(/Not rated yet/)).toBeTruthy();
	expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
	expect(document.title).toBe(`${detailsRow.title} · Scriptorium`);
});

it("offers Edit to the owner only", async () => {
	open(() => Response.json([{ ...detailsRow, owner_id: reader.user?.id }]), reader);
	const edit = await screen.findByRole("link", { name: "Edit" });
	expect(edit.getAttribute("href")).toBe(`/bookmarklet/${detailsRow.id}/edit`);
});

it("leads to the not-found page when there is none", async () => {
	open(() => Response.json([]));
	await screen.findByText("Page Not Found");
});

it("says that it failed, with a way on, and recovers", async () => {
	let down = true;
	open(() => (down ? Response.json({ message: "down" }, { status: 503 }) : Response.json([detailsRow])));
	await screen.findByText("Error Loading Bookmarklet");
	expect(screen.getByRole("link", { name: "Explore Bookmarklets" }).getAttribute("href")).toBe("/explore");
	down = false;
	fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
	await screen.findByRole("heading", { level: 1, name: detailsRow.title });
});

it("stands in for a version without code", async () => {
	open(() => Response.json([{ ...detailsRow, version_id: null, semver: null, code: null, published_at: null }]));
	await screen.findByText(/This bookmarklet has no code yet\./);
});

it("copies the code and says so for two seconds", async () => {
	const { notices } = open(() => Response.json([detailsRow]));
	await screen.findByRole("heading", { level: 1, name: /Table to CSV/ });
	vi.useFakeTimers();
	await act(async () => {
		fireEvent.click(screen.getByRole("button", { name: "Copy the code of Table to CSV" }));
	});
	expect(copied).toEqual([detailsRow.code]);
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
