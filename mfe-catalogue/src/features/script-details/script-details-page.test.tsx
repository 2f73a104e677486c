// @vitest-environment happy-dom

import { detailsRow } from "@scriptorium/hub-data/scripts/rows.test-support";
import { createTestHost, reader, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { ScriptDetailsPage } from "./script-details-page.tsx";

afterEach(cleanup);

function open(answer: () => Response, session = visitor) {
	const test = createTestHost(session, async () => answer());
	const slots = {
		star: () => "the star",
		install: () => "the panel",
		security: () => "the analysis",
		code: () => "the code",
		versions: () => "the versions",
	};
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

it("shows the script, its author's link, its tags and what other features add", async () => {
	open(() => Response.json([detailsRow]));
	await screen.findByRole("heading", { level: 1, name: detailsRow.title });
	expect(screen.getByRole("link", { name: "Ada Author" }).getAttribute("href")).toBe("/ada");
	expect((await screen.findByRole("link", { name: "csv" })).getAttribute("href")).toBe("/explore?category=csv");
	const shown = document.body.textContent;
	for (const part of ["the star", "the panel", "the analysis", "the code", "the versions"])
		expect(shown).toContain(part);
	expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
	expect(document.title).toBe(`${detailsRow.title} · Scriptorium`);
});

it("offers Edit to the owner only", async () => {
	open(() => Response.json([{ ...detailsRow, owner_id: reader.user?.id }]), reader);
	const edit = await screen.findByRole("link", { name: "Edit" });
	expect(edit.getAttribute("href")).toBe(`/bookmarklet/${detailsRow.id}/edit`);
});

it("leads the owner of a draft to where it can be published", async () => {
	open(() => Response.json([{ ...detailsRow, is_published: false, owner_id: reader.user?.id }]), reader);
	const notice = await screen.findByRole("complementary", { name: "Draft" });
	expect(within(notice).getByRole("link").getAttribute("href")).toBe("/manage-bookmarklets?tab=drafts");
	cleanup();
	open(() => Response.json([{ ...detailsRow, is_published: false }]), reader);
	await screen.findByRole("complementary", { name: "Draft" });
	expect(screen.queryByRole("link", { name: "Publish it in My Bookmarklets" })).toBeNull();
});

it("leads to the builder from a script with a flow, and to its code beside it", async () => {
	open(() => Response.json([{ ...detailsRow, owner_id: reader.user?.id, has_flow: true }]), reader);
	const edit = await screen.findByRole("link", { name: "Edit" });
	expect(edit.getAttribute("href")).toBe(`/builder?edit=${detailsRow.id}`);
	const code = screen.getByRole("link", { name: "Edit Code" });
	expect(code.getAttribute("href")).toBe(`/bookmarklet/${detailsRow.id}/edit`);
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

it.each([
	["Waiting for review", { moderation_status: "pending" }],
	["Removed by a moderator", { moderation_status: "removed" }],
	["Draft", { is_published: false }],
])("says why a script is not public: %s", async (title, row) => {
	open(() => Response.json([{ ...detailsRow, owner_id: reader.user?.id, ...row }]), reader);
	await screen.findByRole("complementary", { name: title });
});

it("leads the author of a removed script, and nobody else, to the appeal", async () => {
	const removed = { ...detailsRow, owner_id: reader.user?.id, moderation_status: "removed" };
	open(() => Response.json([removed]), reader);
	const link = await screen.findByRole("link", { name: "Open my notifications" });
	expect(link.getAttribute("href")).toBe("/notifications");
	cleanup();
	open(() => Response.json([{ ...removed, owner_id: "99999999-9999-4999-8999-999999999999" }]), reader);
	await screen.findByRole("complementary", { name: "Removed by a moderator" });
	expect(screen.queryByRole("link", { name: "Open my notifications" })).toBeNull();
});

it("says nothing of who can see a public script", async () => {
	open(() => Response.json([{ ...detailsRow, moderation_status: "approved" }]));
	await screen.findByRole("heading", { level: 1, name: detailsRow.title });
	expect(screen.queryByRole("complementary")).toBeNull();
});
