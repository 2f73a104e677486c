import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { EXTENSION_ID } from "@scriptorium/shared-protocol/hub-extension/extension-id";
import { afterAll, describe, expect, it } from "vitest";

const extension = fileURLToPath(new URL("../../../extension/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "scriptorium-targets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
	readonly manifest_version: number;
	readonly key?: string;
	readonly minimum_chrome_version?: string;
	readonly permissions: readonly string[];
	readonly optional_permissions?: readonly string[];
	readonly externally_connectable?: { readonly matches: readonly string[] };
	readonly content_scripts?: readonly { readonly matches: readonly string[] }[];
	readonly browser_specific_settings?: { readonly gecko: { readonly strict_min_version: string } };
}

async function manifestOf(target: readonly string[], hub: string): Promise<Manifest> {
	const out = join(folder, target.join("-") || "chrome");
	const { VITEST: _runner, ...env } = process.env;
	await promisify(execFile)(process.execPath, [join(extension, "node_modules/wxt/bin/wxt.mjs"), "build", ...target], {
		cwd: extension,
		env: { ...env, NODE_ENV: "production", WXT_HUB_ORIGIN: hub, SCRIPTORIUM_EXTENSION_OUT: out },
	});
	return JSON.parse(readFileSync(join(out, "manifest.json"), "utf8")) as Manifest;
}

/** The id that Chromium derives from a manifest's key (crx_file/id_util): a SHA-256 in the letters a to p. */
async function idOf(key: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", Buffer.from(key, "base64"));
	const hex = Buffer.from(digest).toString("hex").slice(0, 32);
	return [...hex].map((digit) => "abcdefghijklmnop"[Number.parseInt(digit, 16)]).join("");
}

describe("the extension", () => {
	it("builds for Chromium with its fixed id, open to one hub only", { timeout: 240_000 }, async () => {
		const manifest = await manifestOf([], "https://hub.example");
		expect(manifest).toMatchObject({ manifest_version: 3, minimum_chrome_version: "138" });
		expect(await idOf(manifest.key ?? "")).toBe(EXTENSION_ID);
		expect(manifest.externally_connectable).toEqual({ matches: ["https://hub.example/*"] });
		expect([...manifest.permissions].sort()).toEqual([
			"alarms",
			"clipboardWrite",
			"contextMenus",
			"cookies",
			"declarativeNetRequestWithHostAccess",
			"notifications",
			"offscreen",
			"scripting",
			"storage",
			"tabs",
			"unlimitedStorage",
			"userScripts",
			"webNavigation",
			"webRequest",
		]);
		// Asked for by a click, once a script needs it.
		expect(manifest.optional_permissions).toEqual(["downloads"]);
	});

	it("builds for Firefox, which reaches it through a relay on the hub's pages", { timeout: 240_000 }, async () => {
		const manifest = await manifestOf(["-b", "firefox", "--mv3"], "https://hub.example");
		expect(manifest.manifest_version).toBe(3);
		expect(manifest.key).toBeUndefined();
		expect(manifest.externally_connectable).toBeUndefined();
		expect(manifest.optional_permissions).toEqual(["userScripts", "downloads"]);
		expect(manifest.content_scripts?.map(({ matches }) => matches)).toEqual([["https://hub.example/*"]]);
		expect(manifest.browser_specific_settings?.gecko.strict_min_version).toBe("136.0");
	});
});
