import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ManagerBrowser } from "./manager-browser.ts";
import { benchScript } from "./pages.ts";

/** Writes an extension that does nothing but hold registrations: no storage, no checks, no counters. */
export async function writeBareManager(folder: string): Promise<void> {
	await mkdir(folder);
	const manifest = {
		manifest_version: 3,
		name: "Bare registrations",
		version: "1.0.0",
		permissions: ["userScripts"],
		host_permissions: ["<all_urls>"],
		background: { service_worker: "background.js" },
	};
	await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
	await writeFile(join(folder, "background.js"), "chrome.runtime.onInstalled.addListener(() => undefined);\n");
}

/** Registers the scripts with these numbers one after the other. Returns the milliseconds that it took. */
export async function registerBare(browser: ManagerBrowser, numbers: readonly number[]): Promise<number> {
	const scripts = numbers.map((number) => {
		const code = benchScript(number);
		const matches = [/@match (\S+)/.exec(code)?.[1] ?? ""];
		return { id: `bare-${number}`, matches, js: [{ code }], runAt: "document_start", world: "MAIN" };
	});
	const worker = await browser.worker();
	return worker.evaluate(async (all) => {
		const chrome = Reflect.get(globalThis, "chrome") as {
			userScripts: { register(scripts: readonly object[]): Promise<void> };
		};
		const begun = performance.now();
		for (const script of all) await chrome.userScripts.register([script]);
		return performance.now() - begun;
	}, scripts);
}
