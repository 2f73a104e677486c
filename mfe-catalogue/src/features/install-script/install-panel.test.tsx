// @vitest-environment happy-dom

import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type InstallableScript, InstallPanel } from "./install-panel.tsx";

afterEach(cleanup);

const id = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";
const script = {
	id,
	slug: "json-viewer",
	title: "JSON Viewer",
	kind: "userscript" as const,
	versionId: null,
	riskLevel: "unrated" as const,
	code: "// ==UserScript==\n// @name JSON Viewer\n// @match https://example.org/*\n// @grant GM_setClipboard\n// ==/UserScript==\nGM_setClipboard('x');",
};
const fileUrl = `http://hub.test/scripts/${id}/json-viewer.user.js`;

function open(shown: InstallableScript = script) {
	const recorded: unknown[] = [];
	const tracked: unknown[] = [];
	const test = createTestHost(visitor, async (input, init) => {
		if (String(input).endsWith("/record_install")) recorded.push(JSON.parse(String(init?.body)));
		return Response.json(true);
	});
	render(
		<Surroundings host={{ ...test.host, track: (event) => tracked.push(event) }}>
			<InstallPanel script={shown} />
		</Surroundings>,
	);
	return { ...test, recorded, tracked };
}
const connect = (test: ReturnType<typeof open>) =>
	act(() => {
		test.extension.set({ state: "connected", version: "1.0.0", capabilities: [], message: null });
	});
const install = () => screen.getByRole("button", { name: /^Install JSON Viewer/ });

it("says before installing where it runs, what it asks for, and what is lost as a bookmark", () => {
	open();
	expect(screen.getByText("example.org")).toBeTruthy();
	expect(screen.getByText("Write to your clipboard")).toBeTruthy();
	expect(screen.getByText(/has to do without GM_setClipboard/)).toBeTruthy();
	expect(screen.getByText(/choose Remove/)).toBeTruthy();
});

it("asks the connected extension to install the file, and leaves counting it to the extension", async () => {
	const test = open();
	connect(test);
	fireEvent.click(install());
	await waitFor(() => expect(test.installsAsked).toEqual([fileUrl]));
	await waitFor(() =>
		expect(test.tracked).toEqual([expect.objectContaining({ action: "extension", properties: { outcome: "opened" } })]),
	);
	expect(test.recorded).toEqual([]);
	expect(test.notices).toEqual(["info: Continue in the extension"]);
});

it("links to the file that script managers recognise, and leaves counting it to the server that sends it", async () => {
	const test = open();
	const link = screen.getByRole("link", { name: "Installable file" });
	expect(link.getAttribute("href")).toBe(fileUrl);
	expect(link.getAttribute("type")).toBe("text/javascript");
	expect(link.getAttribute("rel")?.split(" ")).toEqual(["noopener", "nofollow"]);
	link.addEventListener("click", (event) => event.preventDefault());
	fireEvent.click(link);
	await waitFor(() => expect(test.tracked).toEqual([expect.objectContaining({ type: "install", action: "user.js" })]));
	expect(test.recorded).toEqual([]);
});

it("explains both ways when no extension answers, and goes on when it does", async () => {
	const test = open();
	fireEvent.click(install());
	const dialog = await screen.findByRole("dialog");
	expect(test.installsAsked).toEqual([]);
	expect(dialog.querySelector(`a[href="${fileUrl}"]`)).not.toBeNull();
	connect(test);
	fireEvent.click(screen.getByRole("button", { name: "Install" }));
	await waitFor(() => expect(test.installsAsked).toEqual([fileUrl]));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("says of a bookmarklet, and of nothing else, what a strict site may block", () => {
	open();
	expect(screen.queryByText("On sites with a strict content policy")).toBeNull();
	cleanup();
	open({ ...script, kind: "bookmarklet", code: "javascript:alert(1)" });
	expect(screen.getByText("On sites with a strict content policy")).toBeTruthy();
	expect(screen.getByText(/some browsers do not start a bookmarklet.*is not known/)).toBeTruthy();
});
