// @vitest-environment happy-dom

import { createTestHost, Surroundings, visitor } from "@scriptorium/remote-kit/host.test-support";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { leak, reportRows } from "../../script-security/analysis.test-support.ts";
import { type InstallableScript, InstallPanel } from "./install-panel.tsx";

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const id = "6f1c2a34-9b7d-4c1e-8a55-0d6d8f6f9a10";
const script = {
	id,
	slug: "json-viewer",
	title: "JSON Viewer",
	kind: "userscript" as const,
	versionId: null,
	semver: "1.2.0",
	riskLevel: "unrated" as const,
	code: "// ==UserScript==\n// @name JSON Viewer\n// @match https://example.org/*\n// @grant GM_setClipboard\n// ==/UserScript==\nGM_setClipboard('x');",
};
const fileUrl = `http://hub.test/scripts/${id}/json-viewer.user.js`;

function open(shown: InstallableScript = script) {
	const recorded: unknown[] = [];
	const tracked: unknown[] = [];
	const test = createTestHost(visitor, async (input, init) => {
		if (String(input).includes("/versions?")) return Response.json(reportRows(leak));
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
const inDanger = { ...script, versionId: "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d", riskLevel: "red" as const };
const found = () => screen.findByRole("button", { name: /^Install JSON Viewer/ });
const install = () => screen.getByRole("button", { name: /^Install JSON Viewer/ });

it("says before installing where it runs, what it asks for, and what is lost as a bookmark", async () => {
	open();
	expect(await screen.findByText("example.org")).toBeTruthy();
	expect(screen.getByText("Write to your clipboard")).toBeTruthy();
	expect(screen.getByText(/has to do without GM_setClipboard/)).toBeTruthy();
	expect(screen.getByText(/choose Remove/)).toBeTruthy();
});

it("asks the connected extension to install the file, and leaves counting it to the extension", async () => {
	const test = open();
	connect(test);
	fireEvent.click(await found());
	await waitFor(() => expect(test.installsAsked).toEqual([fileUrl]));
	await waitFor(() =>
		expect(test.tracked).toEqual([expect.objectContaining({ action: "extension", properties: { outcome: "opened" } })]),
	);
	expect(test.recorded).toEqual([]);
	expect(test.notices).toEqual(["info: Continue in the extension"]);
});

it("waits for an extension that has not answered yet, when it is pressed before", async () => {
	const test = open();
	act(() => test.extension.set({ state: "connecting", version: null, capabilities: [], message: null }));
	fireEvent.click(await found());
	expect(screen.queryByRole("dialog")).toBeNull();
	connect(test);
	await waitFor(() => expect(test.installsAsked).toEqual([fileUrl]));
	expect(screen.queryByRole("dialog")).toBeNull();
});

it("links to the file that script managers recognize, and leaves counting it to the server that sends it", async () => {
	const test = open();
	const link = await screen.findByRole("link", { name: "Installable file" });
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
	fireEvent.click(await found());
	const dialog = await screen.findByRole("dialog");
	expect(test.installsAsked).toEqual([]);
	expect(dialog.querySelector(`a[href="${fileUrl}"]`)).not.toBeNull();
	connect(test);
	fireEvent.click(screen.getByRole("button", { name: "Install" }));
	await waitFor(() => expect(test.installsAsked).toEqual([fileUrl]));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("says of a bookmarklet, and of nothing else, what a strict site may block", async () => {
	open();
	await found();
	expect(screen.queryByText("On sites with a strict content policy")).toBeNull();
	cleanup();
	open({ ...script, kind: "bookmarklet", code: "javascript:alert(1)" });
	expect(await screen.findByText("On sites with a strict content policy")).toBeTruthy();
	const note = screen.getByText("On sites with a strict content policy").closest("details");
	if (!note) throw new Error("no note");
	expect(note.open).toBe(false);
	expect(screen.queryByText(/some browsers do not start a bookmarklet/)).toBeNull();
	note.open = true;
	fireEvent(note, new Event("toggle"));
	expect(await screen.findByText(/some browsers do not start a bookmarklet.*is unknown/)).toBeTruthy();
});

it("offers no link to drag that no browser keeps, and says which keep a long one", async () => {
	const bookmarklet = (length: number) => ({
		...script,
		kind: "bookmarklet" as const,
		code: `javascript:alert("${"x".repeat(length)}")`,
	});
	open(bookmarklet(3_000_000));
	expect(await screen.findByText(/too long for a bookmark: browsers keep addresses of up to 2 MB/)).toBeTruthy();
	expect(document.querySelector("[data-drag-link]")).toBeNull();
	cleanup();
	open(bookmarklet(100_000));
	expect(await screen.findByText(/Firefox keeps no bookmark of this length/)).toBeTruthy();
	expect(document.querySelector("[data-drag-link]")).toBeTruthy();
	cleanup();
	open(bookmarklet(1_000));
	await waitFor(() => expect(document.querySelector("[data-drag-link]")).toBeTruthy());
	expect(screen.queryByText(/Firefox keeps no bookmark/)).toBeNull();
});

it.each(["userscript", "bookmarklet"] as const)(
	"offers no way to install a High Risk %s before consent",
	async (kind) => {
		const code = kind === "bookmarklet" ? "javascript:alert(1)" : script.code;
		const test = open({ ...inDanger, kind, code });
		connect(test);
		const consent = await screen.findByRole("checkbox", { name: /want to install it anyway: The page's cookies/ });
		const copy = await screen.findByRole("button", { name: /^Copy link/ });
		const buttons = [install(), copy, screen.getByRole("button", { name: "JSON Viewer" })];
		for (const button of buttons) expect((button as HTMLButtonElement).disabled).toBe(true);
		expect(document.querySelectorAll("a[data-drag-link], a[href$='.user.js']")).toHaveLength(0);
		expect(install().className).not.toContain("primary");
		fireEvent.click(install());
		expect(test.installsAsked).toEqual([]);

		fireEvent.click(consent);
		expect(document.querySelectorAll("a[data-drag-link], a[href$='.user.js']")).toHaveLength(3);
		expect((copy as HTMLButtonElement).disabled).toBe(false);
		fireEvent.click(install());
		await waitFor(() => expect(test.installsAsked).toEqual([fileUrl]));
	},
);

it("asks for consent in the dialog too, where findings and score are shown", async () => {
	const test = open(inDanger);
	fireEvent.click(await screen.findByRole("checkbox"));
	fireEvent.click(await found());
	const dialog = await screen.findByRole("dialog");
	expect(dialog.textContent).toContain("Score 12 out of 100");
	expect(dialog.textContent).toContain("Looks like an attack.");
	expect(within(dialog).getByRole("list", { name: "Access" }).textContent).toContain("Contacts collector.example");
	expect(within(dialog).getByRole("list", { name: "Most serious findings" }).textContent).toContain(
		"The page's cookies",
	);
	fireEvent.click(within(dialog).getByRole("checkbox"));
	expect(dialog.querySelector("a[href$='.user.js']")).toBeNull();
	connect(test);
	expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "Install" }).disabled).toBe(true);
});

it("says that it is installed, offers the newer version, and follows what the extension reports", async () => {
	const test = open();
	test.installedScripts.set(fileUrl, { version: "1.1.0", enabled: true });
	connect(test);
	await screen.findByText("Installed, version 1.1.0");
	expect(screen.getByText("Version 1.2.0 is available.")).toBeTruthy();
	expect(screen.getByText(/choose Manage scripts, then Remove/)).toBeTruthy();
	fireEvent.click(screen.getByRole("button", { name: /^Update JSON Viewer/ }));
	await waitFor(() => expect(test.installsAsked).toEqual([fileUrl]));

	test.installedScripts.set(fileUrl, { version: "1.2.0", enabled: false });
	act(() => test.scriptChanges.set(1));
	await screen.findByText("Installed, version 1.2.0");
	expect(screen.getByText("It is switched off in the extension.")).toBeTruthy();
	expect(screen.getByRole("button", { name: /^Install again: JSON Viewer/ })).toBeTruthy();

	test.installedScripts.clear();
	act(() => test.scriptChanges.set(2));
	await waitFor(() => expect(screen.queryByText(/^Installed/)).toBeNull());
	expect(install().textContent).toBe("Install");
});

it("has a link to drag for a mouse, and numbered steps without any for a finger", async () => {
	open({ ...script, kind: "bookmarklet", code: "javascript:alert(1)" });
	const way = await screen.findByRole("region", { name: "Add to bookmarks" });
	const of = (pointer: string) => {
		const part = way.querySelector<HTMLElement>(`[data-pointer="${pointer}"]`);
		if (!part) throw new Error(`nothing for a ${pointer} pointer`);
		return part;
	};
	expect(within(of("coarse")).getAllByRole("listitem")).toHaveLength(8);
	expect(within(of("coarse")).getByRole("button", { name: /^Copy the address/ }).textContent).toBe("Copy the address");
	expect(of("coarse").querySelector("[data-drag-link]")).toBeNull();
	expect(of("coarse").textContent).not.toMatch(/\bdrag|Ctrl|right-click|hold with the mouse/i);
	await waitFor(() =>
		expect(decodeURIComponent(of("fine").querySelector("[data-drag-link]")?.getAttribute("href") ?? "")).toMatch(
			/^javascript:void function \(\) \{\nalert\(1\)\n\}/,
		),
	);
});

it("is a link to the file for script managers, and answers keys as a button", async () => {
	const test = open();
	connect(test);
	const button = await found();
	expect(button.getAttribute("href")).toBe(fileUrl);
	fireEvent.keyDown(button, { key: " " });
	await waitFor(() => expect(test.installsAsked).toEqual([fileUrl]));
});
