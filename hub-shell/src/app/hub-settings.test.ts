// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readHubSettings } from "./hub-settings.ts";

const settings = {
	backendUrl: "https://backend.example/",
	publishableKey: "sb_publishable_1",
	extensionId: "abcdefghijklmnopabcdefghijklmnop",
	extensionOffer: { archivePath: "/extension/scriptorium-extension.zip", storeUrl: null },
	registry: { contract: "1.0.0", remotes: [] },
};

function pageWith(value: unknown): Document {
	document.body.innerHTML = "";
	const script = document.createElement("script");
	script.type = "application/json";
	script.id = "hub-settings";
	script.textContent = typeof value === "string" ? value : JSON.stringify(value);
	document.body.append(script);
	return document;
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

test("reads what the server wrote into the page", () => {
	expect(readHubSettings(pageWith(settings))).toEqual({
		...settings,
		backendUrl: "https://backend.example",
		desktopScheme: null,
		// A server that does not say it yet.
		language: "en",
	});
	expect(readHubSettings(pageWith({ ...settings, language: "de" })).language).toBe("de");
});

test("works without its remotes when their registry is not readable", () => {
	expect(readHubSettings(pageWith({ ...settings, registry: { remotes: 1 } })).registry).toBeNull();
	expect(console.error).toHaveBeenCalledOnce();
});

test.each([
	["no settings", ""],
	["no JSON", "{"],
	["no key", { ...settings, publishableKey: "" }],
	["a backend that is a script", { ...settings, backendUrl: "javascript:alert(1)" }],
	["an extension that is none", { ...settings, extensionId: "chrome" }],
])("cannot start with %s", (_what, value) => {
	expect(() => readHubSettings(pageWith(value))).toThrow();
});

test.each([
	["scriptorium-desktop", "scriptorium-desktop"],
	["javascript", null],
	["https", null],
	[null, null],
])("a desktop scheme %s is taken as %s", (desktopScheme, taken) => {
	expect(readHubSettings(pageWith({ ...settings, desktopScheme })).desktopScheme).toBe(taken);
});

test("a link to a store or a file elsewhere than on the hub is no offer of the extension", () => {
	for (const extensionOffer of [
		{ archivePath: "//evil.example/x.zip", storeUrl: null },
		{ archivePath: null, storeUrl: "javascript:alert(1)" },
	]) {
		expect(() => readHubSettings(pageWith({ ...settings, extensionOffer }))).toThrow();
	}
	const { extensionOffer: _, ...older } = settings;
	expect(readHubSettings(pageWith(older)).extensionOffer).toEqual({ archivePath: null, storeUrl: null });
});
