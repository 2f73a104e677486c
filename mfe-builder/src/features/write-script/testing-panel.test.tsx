// @vitest-environment happy-dom
import { NO_EFFECTS } from "@scriptorium/script-effects/no-effects.test-support";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openWithExtension } from "../../sandbox-run/played-extension.test-support.tsx";
import { TestingPanel } from "./testing-panel.tsx";

afterEach(cleanup);

const script = "// ==UserScript==\n// @name A\n// @match https://shop.test/*\n// ==/UserScript==\nrun();";
const measures = { time: 12.34, mutations: 7, errors: [], requests: [], effects: NO_EFFECTS };

const panel = (code: string) => (
	<TestingPanel code={code} title="Order tea" plan={null} isShown onSignIn={() => undefined} />
);
const open = (code = script) => openWithExtension(panel(code));
const type = (url: string) => fireEvent.change(screen.getByLabelText("Test URL"), { target: { value: url } });
async function run() {
	await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: /In a tab/ }).checked).toBe(true));
	fireEvent.click(screen.getByRole("button", { name: "Run Test" }));
}
const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

it("runs in the tab that the person chooses, and shows time, mutations, console and requests of that run", async () => {
	const { requests, play, end, notices } = open();
	type("https://shop.test/tea");
	await run();
	await waitFor(() => expect(requests).toMatchObject([{ name: "Order tea", sites: ["https://shop.test"] }]));
	expect(requests[0]?.code).toContain("run();");
	await screen.findByText("The extension asks in another tab where it may run.");
	play({ state: "running", target: { title: "Tea", site: "https://shop.test" } });
	await screen.findByText("Running…");
	const found = [
		{ method: "GET", url: "https://shop.test/price", status: 200 },
		{ method: "POST", url: "https://shop.test/order", status: 404 },
	];
	end({ ...measures, requests: found }, {}, [{ at: 1500, level: "warn", text: "out of tea" }]);
	await waitFor(() => expect(notices).toEqual(["success: Test completed successfully"]));
	expect(screen.getByText("Success")).toBeTruthy();
	expect(screen.getByText("Ran in the tab “Tea” (https://shop.test).")).toBeTruthy();
	expect([fact("Execution time"), fact("DOM mutations")]).toEqual(["12.3 ms", "7"]);
	expect(screen.getByRole("list", { name: "Console Logs" }).textContent).toContain("warning");
	expect(screen.getByRole("list", { name: "Console Logs" }).textContent).toContain("out of tea");
	const [, first, second] = screen.getAllByRole("row", { hidden: true });
	expect(first?.textContent).toBe("GEThttps://shop.test/price200");
	expect(first?.querySelector("[data-failed]")).toBeNull();
	expect(second?.querySelector("[data-failed]")?.textContent).toBe("404");
});

it("has the test URL opened in a new tab by an extension that can, and otherwise asks for a tab", async () => {
	const { requests, notices, noticeDetails } = openWithExtension(panel(script), {
		capabilities: ["execute-script", "open-test-tab"],
	});
	await screen.findByText(/Opens the test URL in a new tab beside this one/);
	type("shop.test");
	await run();
	expect(noticeDetails).toEqual([
		"Enter a complete address of at most 2,000 characters, such as https://example.com/.",
	]);
	type("https://shop.test/tea?cup=1");
	await run();
	await waitFor(() => expect(requests).toHaveLength(1));
	expect(requests[0]).toMatchObject({ openUrl: "https://shop.test/tea?cup=1", sites: ["https://shop.test"] });
	await screen.findByText("The extension opens the test URL in a new tab. It may ask you there first.");
	expect(notices).toHaveLength(1);
	cleanup();

	const asking = open();
	type("https://shop.test/tea");
	await run();
	await waitFor(() => expect(asking.requests).toHaveLength(1));
	expect(asking.requests[0]).not.toHaveProperty("openUrl");
});

it("says when @match does not include the test URL, and when that is no address", () => {
	open();
	const warning = /@match does not include the test URL/;
	type("https://shop.test/tea");
	expect(screen.queryByText(warning)).toBeNull();
	type("https://bank.test/");
	expect(screen.getByText(warning)).toBeTruthy();
	type("shop");
	expect(
		screen.getByText("Enter a complete address of at most 2,000 characters, such as https://example.com/."),
	).toBeTruthy();
	expect(screen.queryByText(warning)).toBeNull();
});

it("a script that throws has failed with its error, and what was not measured says so", async () => {
	const { end, play, notices, noticeDetails, requests } = open("javascript:run()");
	await run();
	await waitFor(() => expect(requests).toHaveLength(1));
	play({ state: "running", target: { title: "Tea", site: "https://shop.test" } });
	end({ ...measures, errors: ["TypeError: no tea"] });
	await waitFor(() => expect(notices).toEqual(["error: Failed to test bookmarklet"]));
	expect(noticeDetails).toEqual(["TypeError: no tea"]);
	expect(within(screen.getByRole("list", { name: "Errors" })).getByText("TypeError: no tea")).toBeTruthy();
	expect(screen.getByText("Failed")).toBeTruthy();

	await run();
	await waitFor(() => expect(requests).toHaveLength(2));
	end({ time: "long" });
	await waitFor(() => expect(fact("Execution time")).toBe("not measured"));
	expect(fact("DOM mutations")).toBe("not measured");
	expect(screen.getByText("The script ended the test before it was measured.")).toBeTruthy();
	expect(screen.getByText("Requests were not measured.")).toBeTruthy();
});

it("tells of a run that did not begin, and of one that the person stopped", async () => {
	const { end, notices, noticeDetails, requests, refuseRuns } = open();
	await run();
	await waitFor(() => expect(requests).toHaveLength(1));
	end(null, { success: false, errors: [{ code: "CANCELLED", message: "Cancelled", nodeId: null }] });
	await waitFor(() => expect(notices).toEqual(["info: The test run was stopped"]));
	expect(screen.getByText("It did not run.")).toBeTruthy();
	refuseRuns();
	await run();
	await waitFor(() => expect(notices[1]).toBe("error: Failed to run test"));
	expect(noticeDetails[1]).toBe("Another test run has not ended");
	cleanup();

	const empty = open(" ");
	await run();
	expect(empty.notices).toEqual(["error: No code to test"]);
	cleanup();

	const unreadable = open("// ==UserScript==\n// @name A");
	await run();
	await waitFor(() => expect(unreadable.notices).toEqual(["error: Failed to run test"]));
	expect(unreadable.noticeDetails[0]).toMatch(/^Line 1: /);
	cleanup();

	const long = open(`javascript:/*${"ü".repeat(2_097_152)}*/`);
	await run();
	await waitFor(() => expect(long.notices).toEqual(["error: Failed to run test"]));
	expect(long.noticeDetails[0]).toMatch(/^The script is too long to be sent to a tab\./);
	expect([empty.requests, unreadable.requests, long.requests]).toEqual([[], [], []]);
});
