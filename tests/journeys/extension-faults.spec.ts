import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { openWorkerSwitch, type WorkerSwitch } from "../support/worker-switch.ts";
import { test, userscript } from "./extension-fixture.ts";

/** Numbers of round trips to the page between the request and the stop of the worker, so that it is cut at different steps. */
const STEPS = [0, 1, 2, 3, 5, 8, 13, 21];
const LIBRARY = "var library = 'whole';";

interface Stored {
	readonly id: string;
	readonly code: string;
	readonly requires: readonly { readonly text: string }[];
	readonly history: readonly string[];
}

const entries = async (browser: ExtensionBrowser): Promise<Record<string, unknown>> =>
	(await browser.worker()).evaluate("chrome.storage.local.get()");

async function storedScripts(browser: ExtensionBrowser): Promise<readonly Stored[]> {
	const all = Object.entries(await entries(browser));
	return all.flatMap(([key, value]) => (key.startsWith("script:") ? [value as Stored] : []));
}

/** Sends the message of a press of Install and does not wait; stops the worker meanwhile. */
async function cut(page: Page, worker: WorkerSwitch, payload: object, step: number): Promise<void> {
	const message = makeEnvelope(confirmInstall.type, { rating: null, ...payload }, "extension", 0);
	await page.evaluate(`void chrome.runtime.sendMessage(${JSON.stringify(message)}).catch(() => undefined)`);
	for (let turn = 0; turn < step; turn += 1) await page.evaluate("0");
	await worker.stop();
}

/** The same, until the worker answers. */
async function confirm(page: Page, payload: object): Promise<string> {
	const message = makeEnvelope(confirmInstall.type, { rating: null, ...payload }, "extension", 0);
	let type = "";
	await expect(async () => {
		const reply = await page.evaluate<{ type: string } | null>(
			`chrome.runtime.sendMessage(${JSON.stringify(message)}).catch(() => null)`,
		);
		expect(reply).not.toBeNull();
		type = reply?.type ?? "";
	}).toPass();
	return type;
}

test.describe("extension: faults", () => {
	test("a worker that is stopped at any step leaves the old or the new script, and a second try succeeds", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		test.setTimeout(300_000);
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		hub.serve("/library.js", LIBRARY, "text/javascript");
		await browser.allowUserScripts();
		const page = await browser.context.newPage();
		await page.goto(browser.pageUrl("confirm-install.html"));
		const worker = await openWorkerSwitch(browser.context, browser.pageUrl("icon/16.png"));
		const codeOf = (name: string, version: number) =>
			userscript(
				[
					`name ${name}`,
					`version ${version}`,
					`match ${hub.origin}/target`,
					`require ${hub.origin}/library.js`,
					"run-at document-start",
				],
				`document.documentElement.setAttribute("data-${name}", library + ${version});`,
			);
		const names: string[] = [];
		for (const step of STEPS) {
			const name = `step-${step}`;
			names.push(name);
			const sourceUrl = `${hub.origin}/${name}.user.js`;
			const find = async () => (await storedScripts(browser)).filter(({ code }) => code.includes(`@name ${name}\n`));
			const isWhole = ({ requires }: Stored): boolean => requires.length === 1 && requires[0]?.text === LIBRARY;

			await cut(page, worker, { sourceUrl, code: codeOf(name, 1), replaces: null }, step);
			await page.reload(); // wakes the worker
			const afterInstall = await find();
			expect(afterInstall.length, name).toBeLessThanOrEqual(1);
			expect(afterInstall.every(isWhole), name).toBe(true);
			if (afterInstall.length === 0)
				expect(await confirm(page, { sourceUrl, code: codeOf(name, 1), replaces: null })).toBe(
					confirmInstall.response.type,
				);
			const [installed] = await find();

			await cut(page, worker, { sourceUrl, code: codeOf(name, 2), replaces: installed?.id }, step);
			await page.reload();
			const [updated, ...more] = await find();
			expect(more, name).toEqual([]);
			expect([codeOf(name, 1), codeOf(name, 2)], name).toContain(updated?.code);
			const kept = Object.keys(await entries(browser));
			for (const version of updated?.history ?? []) expect(kept).toContain(`version:${updated?.id}:${version}`);
			if (updated?.code !== codeOf(name, 2))
				expect(await confirm(page, { sourceUrl, code: codeOf(name, 2), replaces: installed?.id })).toBe(
					confirmInstall.response.type,
				);
		}
		const target = await browser.context.newPage();
		await expect(async () => {
			await target.goto(`${hub.origin}/target`);
			const ran = await target.evaluate(
				(all) => all.map((name) => document.documentElement.getAttribute(`data-${name}`)),
				names,
			);
			expect(ran).toEqual(names.map(() => "whole2"));
		}).toPass();
	});

	test("a connection that breaks in the middle of a script or a library installs nothing", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const broken = createServer((_, response) => {
			response.writeHead(200, { "content-type": "text/javascript", "content-length": "1000" });
			response.write(userscript(["name Cut", "version 1", "match *://*/*"], "1;"), () => response.destroy());
		});
		const brokenOrigin = (): string => `http://localhost:${(broken.address() as AddressInfo).port}`;
		await new Promise<void>((resolve) => broken.listen(0, "localhost", resolve));
		try {
			const page = await browser.context.newPage();
			const url = encodeURIComponent(`${brokenOrigin()}/cut.user.js`);
			await page.goto(`${browser.pageUrl("confirm-install.html")}?url=${url}`);
			await expect(page.getByText("This script cannot be installed")).toBeVisible();
			const lines = ["name Cut library", "version 1", "match *://*/*", `require ${brokenOrigin()}/library.js`];
			hub.serve("/cut-library.user.js", userscript(lines, "1;"), "text/javascript");
			const whole = encodeURIComponent(`${hub.origin}/cut-library.user.js`);
			await page.goto(`${browser.pageUrl("confirm-install.html")}?url=${whole}`);
			await page.getByRole("button", { name: "Install", exact: true }).click();
			await expect(page.getByRole("alert")).toContainText("Nothing was installed");
			expect(await storedScripts(browser)).toEqual([]);
		} finally {
			broken.closeAllConnections();
			broken.close();
		}
	});

	test("a full disk refuses the install with a reason, and keeps what is installed", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await browser.allowUserScripts();
		hub.serve("/kept.user.js", userscript(["name Kept", "version 1", "match *://*/*"], "1;"), "text/javascript");
		const open = async (): Promise<Page> => {
			const page = await browser.context.newPage();
			const url = encodeURIComponent(`${hub.origin}/kept.user.js`);
			await page.goto(`${browser.pageUrl("confirm-install.html")}?url=${url}`);
			return page;
		};
		const first = await open();
		await first.getByRole("button", { name: "Install", exact: true }).click();
		await expect(first.getByRole("heading", { name: "Kept is installed" })).toBeVisible();
		const before = await storedScripts(browser);
		// What Chromium does when the disk is full; filling it here would stop the other tests.
		const worker = await browser.worker();
		await worker.evaluate(
			`{ chrome.storage.local.set = () => Promise.reject(new Error("QUOTA_BYTES quota exceeded")); }`,
		);
		hub.serve("/kept.user.js", userscript(["name Kept", "version 2", "match *://*/*"], "2;"), "text/javascript");
		const second = await open();
		await second.getByRole("button", { name: "Update", exact: true }).click();
		await expect(second.getByRole("alert")).toContainText("storage could not be read or written");
		expect(await storedScripts(browser)).toEqual(before);
	});
});
