// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { fill, open, press, type } from "../write-script.test-support.tsx";

vi.mock("../../../script-form/drafts/draft-store.ts", () => ({
	createDraftStore: () => ({ read: async () => null, write: async () => undefined, remove: async () => undefined }),
}));
/** The plain field stands in for the editor. */
vi.mock("@scriptorium/ui-kit/code-editor/code-editor", () => {
	throw new Error("404");
});
afterEach(cleanup);

const BROKEN = "const a = 1;\nalert(a;";

async function stop() {
	const opened = open("/create");
	await fill();
	type("Bookmarklet Code", BROKEN);
	press("Create Bookmarklet");
	const message = await screen.findByText("Line 2, column 8: Unexpected token");
	return { ...opened, message };
}

it("stops a script with a syntax error at the code, with the focus, and forgets it with the next change", async () => {
	const { named, message } = await stop();
	expect(document.activeElement?.contains(message)).toBe(true);
	expect(document.activeElement?.getAttribute("tabindex")).toBe("-1");
	expect(screen.getByRole("button", { name: "Go to line 2, column 8" })).toBeTruthy();
	expect(named("save_script")).toEqual([]);
	type("Bookmarklet Code", "alert(a);");
	expect(screen.queryByText(/^Line 2, column 8/)).toBeNull();
	press("Create Bookmarklet");
	await screen.findByText("the script's page");
});

it("gives the message the focus again when it is stopped again", async () => {
	const { message } = await stop();
	screen.getByLabelText("Title").focus();
	press("Create Bookmarklet");
	await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
});

it("publishes it anyway when told to: browsers may be newer than the parser", async () => {
	const { named } = await stop();
	press("Publish anyway");
	await screen.findByText("the script's page");
	expect(named("save_script")[0]?.body).toMatchObject({ p_code: BROKEN });
});

it("saves it as a draft without a question", async () => {
	const { named } = open("/create");
	await fill();
	type("Bookmarklet Code", BROKEN);
	press("Save as draft");
	await screen.findByText("the drafts");
	expect(named("save_script")[0]?.body).toMatchObject({ p_code: BROKEN, p_publish: false });
});
