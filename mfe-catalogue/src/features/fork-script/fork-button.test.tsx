// @vitest-environment happy-dom

import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ForkButton } from "./fork-button.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const script = {
	id: "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10",
	title: "Table to CSV",
	description: "Saves any table of a page.",
};
const forked = {
	id: "7a2d3b45-0c8e-4d2f-9b66-1e7e9a7a0b21",
	slug: "table-to-csv-enhanced",
	version_id: "8b3e4c56-1d9f-4e3a-8c77-2f8f0b8b1c32",
	semver: "1.0.0",
	moderation_status: "none",
};

function open(session: HubSession, answer: () => Response) {
	const asked: unknown[] = [];
	const test = createTestHost(session, async (url, init) => {
		const path = String(url instanceof Request ? url.url : url);
		if (!path.includes("/rpc/fork_script")) return new Response("{}", { status: 503 });
		asked.push(JSON.parse(String(init?.body)));
		return answer();
	});
	render(
		<Surroundings host={test.host} at="/ada/table-to-csv">
			<Routes>
				<Route path="/ada/table-to-csv" element={<ForkButton script={script} />} />
				<Route path="/bookmarklet/:id/edit" element="the edit page" />
			</Routes>
		</Surroundings>,
	);
	return { ...test, asked };
}
/** The first press loads the dialog. */
async function openDialog() {
	press("Fork");
	return screen.findByRole("dialog");
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("forks with the default title and goes to the copy's edit page", async () => {
	const { notices, asked } = open(reader, () => Response.json([forked]));
	const form = (await openDialog()).querySelector("form");
	expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "Table to CSV (Enhanced)");
	type(/^Improvements/, "Keeps the headings");
	press("Fork Bookmarklet");
	// A press that came before the busy button was drawn.
	if (form) fireEvent.submit(form);
	await screen.findByText("the edit page");
	expect(asked).toEqual([
		{
			p_bookmarklet_id: script.id,
			p_title: "Table to CSV (Enhanced)",
			p_description: script.description,
			p_improvements: "Keeps the headings",
		},
	]);
	expect(notices).toEqual(["success: Bookmarklet forked successfully!"]);
});

it("takes a suggested title, and refuses a bad one at the field", async () => {
	const { asked } = open(reader, () => Response.json([forked]));
	await openDialog();
	press("My Table to CSV");
	expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "My Table to CSV");
	type(/^Title/, "ab");
	press("Fork Bookmarklet");
	expect(screen.getByText("Title must be at least 3 characters.")).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByLabelText(/^Title/));
	expect(asked).toEqual([]);
});

it("says why it failed, and keeps what was typed when the dialog is closed", async () => {
	const refusal = { code: "PT404", message: "This script does not exist or is not public.", details: null, hint: null };
	const { notices } = open(reader, () => Response.json(refusal, { status: 404 }));
	await openDialog();
	type(/^Title/, "A better table");
	press("Fork Bookmarklet");
	await waitFor(() => expect(notices).toEqual(["error: Failed to fork bookmarklet"]));
	expect((await screen.findByRole("alert")).textContent).toContain(refusal.message);
	press("Cancel");
	await openDialog();
	expect(screen.getByLabelText(/^Title/)).toHaveProperty("value", "A better table");
});

it("sends a visitor to sign in, and opens for whoever comes back", async () => {
	const { notices, signInsAsked, pendingRunners, session } = open(visitor, () => Response.json([forked]));
	press("Fork");
	expect(notices).toEqual(["error: You need to be logged in to fork bookmarklets"]);
	const action = { kind: "fork-script/open", returnTo: "/ada/table-to-csv", payload: { scriptId: script.id } };
	expect(signInsAsked).toEqual([action]);
	expect(screen.queryByRole("dialog")).toBeNull();
	act(() => session.set(reader));
	pendingRunners.get("fork-script/open")?.({ ...action, payload: { scriptId: forked.id } });
	expect(screen.queryByRole("dialog")).toBeNull();
	pendingRunners.get("fork-script/open")?.(action);
	await screen.findByRole("dialog");
});
