// @vitest-environment happy-dom
import { reader, visitor } from "@scriptorium/remote-kit/host.test-support";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openWithExtension } from "../../sandbox-run/played-extension.test-support.tsx";
import { playServer, serverResult } from "../../sandbox-run/played-server.test-support.ts";
import { TestingPanel } from "./testing-panel.tsx";

afterEach(cleanup);

function open({
	server = playServer(),
	session = reader,
	capabilities = null as readonly string[] | null,
	isShown = true,
} = {}) {
	const signIns: number[] = [];
	const panel = (
		<TestingPanel
			code="javascript:run()"
			title="Order tea"
			plan={null}
			isShown={isShown}
			onSignIn={() => signIns.push(1)}
		/>
	);
	return { ...openWithExtension(panel, { session, fetch: server.fetch, capabilities }), server, signIns };
}
const place = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const button = (name: string) => screen.getByRole("button", { name });
const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
async function run() {
	await waitFor(() => expect(place(/In a browser of this hub/).checked).toBe(true));
	fireEvent.click(button("Run Test"));
}
const state = () => screen.getByRole("status").textContent;

it("is preferred to the sandbox where there is no extension, and to nothing else", async () => {
	open();
	expect(place(/In a sandbox/).checked).toBe(true);
	await waitFor(() => expect(place(/In a browser of this hub/).checked).toBe(true));
	expect(place(/In a tab/).disabled).toBe(true);
	expect(screen.getByText(/as a visitor who is signed in nowhere, from its own network/)).toBeTruthy();
	fireEvent.click(place(/In a sandbox/));
	expect(place(/In a sandbox/).checked).toBe(true);
	cleanup();

	open({ capabilities: ["execute-script"] });
	await waitFor(() => expect(place(/In a browser of this hub/).disabled).toBe(false));
	expect(place(/In a tab/).checked).toBe(true);
	fireEvent.click(place(/In a browser of this hub/));
	expect(place(/In a browser of this hub/).checked).toBe(true);
});

it("asks the server only when it is on the screen, and says why it runs no tests", async () => {
	const { server } = open({ isShown: false });
	expect(server.statusRequests()).toBe(0);
	cleanup();

	open({ server: playServer({ available: false, reason: "No Chromium was found." }) });
	await screen.findByText("This server runs no tests. No Chromium was found.");
	expect(place(/In a browser of this hub/).disabled).toBe(true);
	expect(place(/In a sandbox/).checked).toBe(true);
	cleanup();

	open({ server: playServer(null) });
	await screen.findByText(/The server did not answer/);
});

it("offers the sign-in to visitors", async () => {
	const { signIns } = open({ session: visitor });
	fireEvent.click(await screen.findByRole("button", { name: "Sign in to use it" }));
	expect(signIns).toHaveLength(1);
	expect(place(/In a browser of this hub/).disabled).toBe(true);
	expect(place(/In a sandbox/).checked).toBe(true);
});

it("tells how far the run is, and shows its measures, pictures and where it ran", async () => {
	const { server, notices } = open();
	fireEvent.change(screen.getByLabelText("Test URL"), { target: { value: "https://shop.test/" } });
	await run();
	expect(state()).toBe("Sending the code to the server…");
	await waitFor(() => expect(server.runs).toHaveLength(1));
	expect(server.runs[0]?.body).toEqual({
		code: "javascript:run()",
		testUrl: "https://shop.test/",
		device: "desktop",
	});
	const states: (string | null)[] = [];
	for (const event of [
		{ type: "queued", position: 3 },
		{ type: "queued", position: 2 },
		{ type: "queued", position: 1 },
		{ type: "phase", phase: "starting" },
		{ type: "phase", phase: "loading" },
		{ type: "phase", phase: "running" },
	]) {
		await server.send(event);
		states.push(state());
	}
	expect(states).toEqual([
		"2 runs are before yours",
		"1 run is before yours",
		"Your run is the next.",
		"The server starts a browser…",
		"Loading the page…",
		"Running…",
	]);
	await server.end({
		logs: [{ level: "warn", message: "out of tea", timestamp: 1500 }],
		notes: ["A dialog was answered with OK."],
		networkRequests: [
			{ method: "GET", url: "https://shop.test/tea", status: 200, by: "page" },
			{ method: "POST", url: "https://shop.test/order", status: 404, by: "script" },
		],
	});
	expect(notices).toEqual(["success: Test completed successfully"]);
	expect(screen.getByText("Success")).toBeTruthy();
	screen.getByText("Ran in a browser of this hub (Desktop 1920x1080), on “Tea” (https://shop.test/tea).");
	expect(screen.getByRole("list", { name: "About this run" }).textContent).toBe("A dialog was answered with OK.");
	expect(["Execution time", "DOM mutations", "Load time", "Memory"].map(fact)).toEqual([
		"12.3 ms",
		"7",
		"321 ms",
		"about 2.4 MB",
	]);
	expect(screen.getByRole("list", { name: "Console Logs" }).textContent).toContain("out of tea");
	const network = within(screen.getByRole("region", { name: "Network", hidden: true }));
	const [, first, second] = network.getAllByRole("row", { hidden: true });
	expect(first?.textContent).toBe("POSThttps://shop.test/order404Script");
	expect(first?.querySelector("[data-failed]")?.textContent).toBe("404");
	expect(second?.textContent).toBe("GEThttps://shop.test/tea200Page");
	expect(second?.querySelector("[data-failed]")).toBeNull();
});

it("shows the pictures, one at a time or both, and in full size", async () => {
	const { server } = open();
	await run();
	await waitFor(() => expect(server.runs).toHaveLength(1));
	await server.end({ pictures: { ...serverResult.pictures, before: null } });
	const pictures = within(screen.getByRole("region", { name: "Pictures of the page", hidden: true }));
	expect(pictures.getByRole("img", { hidden: true }).getAttribute("alt")).toBe("The page after the script: Tea");
	pictures.getByText("There is no picture before the script.");
	const before = pictures.getByRole("button", { name: "Before", hidden: true });
	expect(before.getAttribute("aria-pressed")).toBe("false");
	fireEvent.click(before);
	expect(before.getAttribute("aria-pressed")).toBe("true");
	fireEvent.click(
		pictures.getByRole("button", { name: "Open the picture after the script in full size", hidden: true }),
	);
	const dialog = await screen.findByRole("dialog", { name: "After" });
	expect(within(dialog).getByRole("img").getAttribute("width")).toBe("1920");
	fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("says what was not measured, and why the script failed", async () => {
	const { server, notices, noticeDetails } = open();
	await run();
	await waitFor(() => expect(server.runs).toHaveLength(1));
	await server.end({
		success: false,
		errors: ["TypeError: no tea"],
		executionTime: null,
		domMutations: null,
		loadTime: null,
		memory: null,
		effects: null,
	});
	expect(notices).toEqual(["error: Failed to test bookmarklet"]);
	expect(noticeDetails).toEqual(["TypeError: no tea"]);
	expect(within(screen.getByRole("list", { name: "Errors" })).getByText("TypeError: no tea")).toBeTruthy();
	expect(["Execution time", "DOM mutations", "Load time", "Memory"].map(fact)).toEqual(
		Array.from({ length: 4 }, () => "not measured"),
	);
	screen.getByText("What the script changed was not measured.");
});

it("ends the connection on Stop, and when the panel goes", async () => {
	const { server, notices, unmount } = open();
	await run();
	await waitFor(() => expect(server.runs).toHaveLength(1));
	button("Stop").focus();
	fireEvent.click(button("Stop"));
	await waitFor(() => expect(notices).toEqual(["info: The test run was stopped"]));
	expect(server.runs[0]?.signal?.aborted).toBe(true);
	expect(state()).toBe("");
	expect(document.activeElement).toBe(button("Run Test"));

	fireEvent.click(button("Run Test"));
	await waitFor(() => expect(server.runs).toHaveLength(2));
	unmount();
	expect(server.runs[1]?.signal?.aborted).toBe(true);
	await Promise.resolve();
	expect(notices).toHaveLength(1);
});

it.each([
	["rate_limited", 429, { retry_after_seconds: 1170 }, /Wait 20 minutes, then press Run Test again/, true],
	["rate_limited", 429, null, /You have used up your test runs on the server for now\. Wait, then/, true],
	["already_running", 409, null, /Another test run of yours has not ended/, false],
	["busy", 503, null, /Too many test runs wait on this server/, true],
	["browser_unavailable", 503, null, /The server has no browser for tests at the moment/, true],
	["url_not_allowed", 422, null, /The server does not open this test URL/, false],
	["code_unreadable", 422, { line: 3, message: "Unexpected token" }, /^Line 3: Unexpected token$/, false],
	["never heard of", 500, null, /The server could not run the test/, true],
])("says what to do next after %s (%i)", async (code, status, details, sentence, offersSandbox) => {
	const { server, notices, noticeDetails } = open();
	server.refuse(code, status, details);
	await run();
	const note = await screen.findByText(sentence);
	expect(notices).toEqual(["error: Failed to run test"]);
	expect(noticeDetails[0]).toBe(note.textContent);
	expect(state()).toBe("");
	expect(screen.queryByRole("button", { name: "Run in the sandbox instead" }) !== null).toBe(offersSandbox);
	fireEvent.click(place(/In a sandbox/));
	expect(screen.queryByText(sentence)).toBeNull();
});

it("runs in the sandbox instead only when the person says so", async () => {
	const { server } = open();
	server.refuse("browser_unavailable", 503);
	await run();
	const instead = await screen.findByRole("button", { name: "Run in the sandbox instead" });
	expect(place(/In a browser of this hub/).checked).toBe(true);
	expect(state()).toBe("");
	instead.focus();
	fireEvent.click(instead);
	expect(place(/In a sandbox/).checked).toBe(true);
	expect(state()).toBe("Loading the page…");
	expect(screen.queryByRole("button", { name: "Run in the sandbox instead" })).toBeNull();
	expect(document.activeElement).toBe(button("Run Test"));
});

it("offers the sign-in when the session has ended, and the next try when the connection was lost", async () => {
	const { server, signIns, notices } = open();
	await run();
	await waitFor(() => expect(server.runs).toHaveLength(1));
	server.cut();
	await screen.findByText(/The server cannot be reached/);
	server.refuse("unauthenticated", 401);
	fireEvent.click(button("Run Test"));
	await screen.findByText(/You are not signed in any more/);
	fireEvent.click(button("Sign in"));
	expect(signIns).toHaveLength(1);
	expect(notices).toEqual(["error: Failed to run test", "error: Failed to run test"]);
});

it("sends nothing without code or a complete address", async () => {
	const { server, notices, noticeDetails } = open();
	fireEvent.change(screen.getByLabelText("Test URL"), { target: { value: "shop" } });
	await run();
	expect(notices).toEqual(["error: Failed to run test"]);
	expect(noticeDetails).toEqual([
		"Enter a complete address of at most 2,000 characters, such as https://example.com/.",
	]);
	expect(document.activeElement).toBe(screen.getByLabelText("Test URL"));
	expect(server.runs).toEqual([]);
});
