import { createHash } from "node:crypto";
import { readlink } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { openWorkerSwitch } from "../support/worker-switch.ts";
import { test, userscript } from "./extension-fixture.ts";

/** Numbers of round trips to the page between the request and the fault, so that it comes at different steps of the install. */
const STEPS = [0, 1, 2, 3, 5, 8, 13, 21];
/** Fewer where each one starts the browser again. */
const KILL_STEPS = [0, 2, 5, 13];
const LIBRARY = "var library = 'whole';";
/** The library as the confirmation page has rated it. */
const filesOf = ({ origin }: { readonly origin: string }) => [
	{
		kind: "library",
		address: `${origin}/library.js`,
		sha256: createHash("sha256").update(LIBRARY).digest("hex"),
	},
];

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

/** Sends the message that the Install button sends, without waiting for the answer, and causes the fault after `step` round trips. */
async function cut(page: Page, fault: () => Promise<void>, payload: object, step: number): Promise<void> {
	const message = makeEnvelope(confirmInstall.type, { rating: null, ...payload }, "extension", 0);
	await page.evaluate(`void chrome.runtime.sendMessage(${JSON.stringify(message)}).catch(() => undefined)`);
	for (let turn = 0; turn < step; turn += 1) await page.evaluate("0");
	await fault();
}

/** Kills the browser process, as a crash does. The lock file of its profile contains the process id. */
async function kill({ context }: ExtensionBrowser, profile: string): Promise<void> {
	const closed = context.waitForEvent("close");
	const pid = /-(\d+)$/.exec(await readlink(join(profile, "SingletonLock")))?.[1];
	process.kill(Number(pid), "SIGKILL");
	await closed;
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
	test("a worker that is stopped at any step leaves the old or the new script, and a second try succeeds", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
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

			await cut(
				page,
				() => worker.stop(),
				{ sourceUrl, code: codeOf(name, 1), replaces: null, files: filesOf(hub) },
				step,
			);
			await page.reload(); // wakes the worker
			const afterInstall = await find();
			expect(afterInstall.length, name).toBeLessThanOrEqual(1);
			expect(afterInstall.every(isWhole), name).toBe(true);
			if (afterInstall.length === 0)
				expect(await confirm(page, { sourceUrl, code: codeOf(name, 1), replaces: null, files: filesOf(hub) })).toBe(
					confirmInstall.response.type,
				);
			const [installed] = await find();

			await cut(
				page,
				() => worker.stop(),
				{ sourceUrl, code: codeOf(name, 2), replaces: installed?.id, files: filesOf(hub) },
				step,
			);
			await page.reload();
			const [updated, ...more] = await find();
			expect(more, name).toEqual([]);
			expect([codeOf(name, 1), codeOf(name, 2)], name).toContain(updated?.code);
			const kept = Object.keys(await entries(browser));
			for (const version of updated?.history ?? []) expect(kept).toContain(`version:${updated?.id}:${version}`);
			if (updated?.code !== codeOf(name, 2))
				expect(
					await confirm(page, { sourceUrl, code: codeOf(name, 2), replaces: installed?.id, files: filesOf(hub) }),
				).toBe(confirmInstall.response.type);
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

	test(
		"a browser that is killed at any step leaves the old or the new script whole, and a second try succeeds",
		{ tag: "@soak" },
		async ({ fixture: { hub, extension } }, testInfo) => {
			test.setTimeout(300_000);
			hub.serve("/library.js", LIBRARY, "text/javascript");
			const profile = testInfo.outputPath("profile");
			const sourceUrl = `${hub.origin}/killed.user.js`;
			const codeOf = (version: number) =>
				userscript(
					["name Killed", `version ${version}`, "match *://*/*", `require ${hub.origin}/library.js`],
					`${version};`,
				);
			let id: string | null = null;
			let version = 0;
			for (const step of KILL_STEPS) {
				let browser = await openExtensionBrowser({ extension, profile });
				const open = async (): Promise<Page> => {
					const page = await browser.context.newPage();
					await page.goto(browser.pageUrl("confirm-install.html"));
					return page;
				};
				const payload = { sourceUrl, code: codeOf(version + 1), replaces: id, files: filesOf(hub) };
				await cut(await open(), () => kill(browser, profile), payload, step);
				browser = await openExtensionBrowser({ extension, profile });
				const found = await storedScripts(browser);
				const expected = version === 0 ? [[], [codeOf(1)]] : [[codeOf(version)], [codeOf(version + 1)]];
				expect(expected, `${step}`).toContainEqual(found.map(({ code }) => code));
				for (const { requires } of found) expect(requires.map(({ text }) => text)).toEqual([LIBRARY]);
				if (found[0]?.code !== payload.code)
					expect(await confirm(await open(), payload)).toBe(confirmInstall.response.type);
				const [stored, ...more] = await storedScripts(browser);
				expect([stored?.code, more]).toEqual([payload.code, []]);
				const kept = Object.keys(await entries(browser));
				for (const former of stored?.history ?? []) expect(kept).toContain(`version:${stored?.id}:${former}`);
				id = stored?.id ?? null;
				version += 1;
				await browser.close();
			}
		},
	);

	test("a connection that breaks in the middle of a script or a library installs nothing", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const broken = createServer((_, response) => {
			response.writeHead(200, { "content-type": "text/javascript", "content-length": "1000" });
			response.write(userscript(["name Cut", "version 1", "match *://*/*"], "1;"), () => response.destroy());
		});
		const { origin: brokenOrigin, close } = await listenOnLoopback(broken, { host: "localhost" });
		try {
			const page = await browser.context.newPage();
			const url = encodeURIComponent(`${brokenOrigin}/cut.user.js`);
			await page.goto(`${browser.pageUrl("confirm-install.html")}?url=${url}`);
			await expect(page.getByText("This script cannot be installed")).toBeVisible();
			const lines = ["name Cut library", "version 1", "match *://*/*", `require ${brokenOrigin}/library.js`];
			hub.serve("/cut-library.user.js", userscript(lines, "1;"), "text/javascript");
			const whole = encodeURIComponent(`${hub.origin}/cut-library.user.js`);
			await page.goto(`${browser.pageUrl("confirm-install.html")}?url=${whole}`);
			await page.getByRole("button", { name: "Install", exact: true }).click();
			await expect(page.getByRole("alert")).toContainText("Nothing was installed");
			expect(await storedScripts(browser)).toEqual([]);
		} finally {
			await close();
		}
	});

	test("a full disk refuses the install with a reason, and keeps what is installed", { tag: "@soak" }, async ({
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
