// @vitest-environment happy-dom

import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fill, open, press, type } from "./write-script.test-support.tsx";

/** IndexedDB, which this environment does not have. */
vi.mock("../../script-form/drafts/draft-store.ts", () => ({
	createDraftStore: () => ({ read: async () => null, write: async () => undefined, remove: async () => undefined }),
}));
/** The editor's file does not arrive: the plain field is enough. */
vi.mock("@scriptorium/ui-kit/code-editor/code-editor", () => {
	throw new Error("404");
});
afterEach(cleanup);

/** A model that does not answer. */
const untilAborted = (signal: AbortSignal | null) =>
	new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }));

const generated = { category: "download", tags: ["csv", "table"], confidence: 0.874 };

it("generates empty tags and the missing category before it saves, and says with which confidence", async () => {
	const { named, notices } = open("/create", { tags: () => Response.json(generated) });
	await fill(null);
	type("Tags", " , ");
	press("Create Bookmarklet");
	await screen.findByText("the script's page");
	expect(notices[0]).toBe("success: Generated tags with 87% confidence");
	expect(named("save_script")[0]?.body).toMatchObject({ p_tags: ["csv", "table"], p_category: "download" });
});

it("keeps a chosen category, and saves without tags when they cannot be generated", async () => {
	const { named, notices } = open("/create");
	await fill();
	type("Tags", "");
	press("Create Bookmarklet");
	await screen.findByText("the script's page");
	expect(notices[0]).toBe("warning: Failed to generate tags, proceeding without them");
	expect(named("save_script")[0]?.body).toMatchObject({ p_tags: [], p_category: "productivity" });
});

it("asks for a category when none could be generated", async () => {
	const { named } = open("/create");
	await fill(null);
	type("Tags", "");
	press("Create Bookmarklet");
	await screen.findByText("Please select a category.");
	await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Category")));
	expect(named("save_script")).toEqual([]);
});

it("does not ask for a category while one is on its way, and saves without tags when it is told to", async () => {
	const { named, notices } = open("/create", { tags: untilAborted });
	await fill(null);
	type("Tags", "");
	press("Create Bookmarklet");
	await screen.findByText("Generating tags...");
	expect(screen.queryByText("Please select a category.")).toBeNull();
	press("Save without tags");
	await screen.findByText("Please select a category.");
	expect(notices).toEqual(["warning: Failed to generate tags, proceeding without them"]);
	type("Category", "productivity");
	press("Create Bookmarklet");
	await screen.findByText("Generating tags...");
	press("Save without tags");
	await screen.findByText("the script's page");
	expect(named("save_script").map(({ body }) => body.p_tags)).toEqual([[]]);
});
