// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showInHost } from "../../host-context/test-host.test-support.tsx";
import { GetExtensionScreen } from "./get-extension-screen.tsx";

afterEach(cleanup);

const archivePath = "/extension/scriptorium-extension.zip";
const show = (offer: Parameters<typeof GetExtensionScreen>[0]["offer"]) =>
	showInHost(<GetExtensionScreen offer={offer} />, { at: "/extension" });

test("leads from the download to the connection in numbered steps with pictures", () => {
	show({ archivePath, storeUrl: null });
	const way = screen.getByRole("region", { name: "From this hub" });
	const steps = within(way).getAllByRole("listitem");
	expect(steps).toHaveLength(5);
	for (const step of steps) expect(step.querySelector("svg[viewBox='0 0 240 140']")).not.toBeNull();
	expect(
		within(way)
			.getByRole("link", { name: /^Download/ })
			.getAttribute("href"),
	).toBe(archivePath);
	expect(screen.getByText("The extension is not connected in this browser.")).toBeTruthy();
	expect(document.body.textContent).not.toContain("npm");
});

test("names the store where the operator has set one", () => {
	show({ archivePath: null, storeUrl: "https://store.example/scriptorium" });
	const link = screen.getByRole("link", { name: "Open the store" });
	expect(link.getAttribute("href")).toBe("https://store.example/scriptorium");
	expect(screen.queryByRole("region", { name: "From this hub" })).toBeNull();
});

test("says when a hub offers neither", () => {
	show({ archivePath: null, storeUrl: null });
	expect(screen.getByText("This hub offers no download")).toBeTruthy();
});

test("says that it is connected, and what is missing until scripts run", () => {
	const { extension } = show({ archivePath, storeUrl: null });
	act(() => extension.set({ state: "connected", version: "1.2.3", capabilities: ["install-script"], message: null }));
	expect(screen.getByText("Connected: version 1.2.3 is ready.")).toBeTruthy();
	expect(screen.getByRole("region", { name: "One more step: allow user scripts" })).toBeTruthy();
	expect(screen.queryByRole("region", { name: "From this hub" })).toBeNull();
	act(() => extension.set({ state: "connected", version: "1.2.3", capabilities: ["run-userscripts"], message: null }));
	expect(screen.queryByRole("region", { name: /allow user scripts/ })).toBeNull();
	expect(screen.getByRole("link", { name: "Browse userscripts" })).toBeTruthy();
});
