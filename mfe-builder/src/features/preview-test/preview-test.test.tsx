// @vitest-environment happy-dom
import { NO_EFFECTS } from "@scriptorium/script-effects/no-effects.test-support";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openWithExtension } from "../../sandbox-run/played-extension.test-support.tsx";
import { playServer } from "../../sandbox-run/played-server.test-support.ts";
import { PreviewTest } from "./preview-test.tsx";

afterEach(cleanup);

const panel = <PreviewTest code="javascript:run()" title="Order tea" plan={null} onSignIn={() => undefined} />;
const open = () => openWithExtension(panel);
const bar = (name: string) => screen.getAllByText(name, { selector: "dt" }).at(-1)?.nextElementSibling?.textContent;

it("has four quick-test URLs and three devices, and asks for the chosen site", async () => {
	const { requests } = open();
	const quick = screen.getByRole("group", { name: "Quick test URLs" }).querySelectorAll("button");
	expect(quick).toHaveLength(4);
	expect(
		[...screen.getByRole("group", { name: "Device" }).querySelectorAll("button")].map((each) => each.textContent),
	).toEqual(["Desktop 1920x1080", "Tablet 768x1024", "Mobile 375x667"]);
	fireEvent.click(screen.getByRole("button", { name: "github.com" }));
	expect(screen.getByLabelText("Test URL")).toHaveProperty("value", "https://github.com/");
	fireEvent.click(screen.getByRole("button", { name: "Mobile 375x667" }));
	expect(screen.getByRole("button", { name: "Mobile 375x667" }).getAttribute("aria-pressed")).toBe("true");
	await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: /In a tab/ }).checked).toBe(true));
	fireEvent.click(screen.getByRole("button", { name: "Run Test" }));
	await waitFor(() => expect(requests).toMatchObject([{ sites: ["https://github.com"] }]));
	expect(screen.getByText("Loading")).toBeTruthy();
});

it("shows real values on the scales of the specification, and 'not measured' for the rest", async () => {
	const { requests, end, notices } = open();
	expect([bar("Load time"), bar("Execution time"), bar("Memory")]).toEqual(
		Array.from({ length: 3 }, () => "not measured"),
	);
	await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: /In a tab/ }).checked).toBe(true));
	fireEvent.click(screen.getByRole("button", { name: "Run Test" }));
	await waitFor(() => expect(requests).toHaveLength(1));
	end({ time: 1234, mutations: 3, errors: [], requests: [], effects: NO_EFFECTS }, { memory_used: 2_400_000 });
	await waitFor(() => expect(notices).toEqual(["success: Test completed successfully"]));
	expect(bar("Load time")).toBe("not measured");
	expect(bar("Execution time")).toBe("1,234 ms (above the scale)");
	expect(bar("Memory")).toBe("about 2.4 MB");
	expect(screen.getByRole("meter", { name: "Execution time" }).getAttribute("max")).toBe("1000");
	expect(screen.getByRole("meter", { name: "Memory" }).getAttribute("max")).toBe("100");
	expect(screen.getByText("Ready")).toBeTruthy();
	expect(bar("DOM mutations")).toBe("3");
});

it("gives the device to the server's browser, and shows pictures and figures of that run", async () => {
	const server = playServer();
	openWithExtension(panel, { fetch: server.fetch, capabilities: null });
	const place = screen.getByRole<HTMLInputElement>("radio", { name: /In a browser of this hub/ });
	await waitFor(() => expect(place.checked).toBe(true));
	fireEvent.click(screen.getByRole("button", { name: "Tablet 768x1024" }));
	expect(screen.getByText("Ready")).toBeTruthy();
	fireEvent.click(screen.getByRole("button", { name: "Run Test" }));
	await waitFor(() => expect(server.runs).toMatchObject([{ body: { device: "tablet" } }]));
	expect(screen.getByText("Loading")).toBeTruthy();
	await server.end({ device: "tablet" });
	expect(screen.getByText("Ready")).toBeTruthy();
	screen.getByText(/^Ran in a browser of this hub \(Tablet 768x1024\)/);
	const picture = screen.getByRole("img", { name: "The page after the script: Tea" });
	expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["768", "1024"]);
	expect([bar("Load time"), bar("Execution time"), bar("Memory")]).toEqual(["321 ms", "12.3 ms", "about 2.4 MB"]);
	expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
		"Console Logs",
		"Network",
		"Effects",
	]);
});
