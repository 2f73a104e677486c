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

test.each([{ remotes: 1 }, null, "registry"])("works without its remotes when their registry is %o", (registry) => {
	expect(readHubSettings(pageWith({ ...settings, registry })).registry).toBeNull();
	expect(console.error).toHaveBeenCalledOnce();
});

test.each([
	["no settings", ""],
	["no JSON", "{"],
	["null", "null"],
	["no key", { ...settings, publishableKey: "" }],
	["no backend", { ...settings, backendUrl: undefined }],
	["an extension that is no text", { ...settings, extensionId: 1 }],
])("cannot start with %s", (_what, value) => {
	expect(() => readHubSettings(pageWith(value))).toThrow();
});

test("an older server offers no extension and names no desktop app", () => {
	const { extensionOffer: _, ...older } = settings;
	expect(readHubSettings(pageWith(older))).toMatchObject({
		extensionOffer: { archivePath: null, storeUrl: null },
		desktopScheme: null,
	});
	expect(readHubSettings(pageWith({ ...settings, desktopScheme: "scriptorium-desktop" })).desktopScheme).toBe(
		"scriptorium-desktop",
	);
});
