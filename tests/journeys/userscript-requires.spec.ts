import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const LIBRARY = "var library = { answer: 42 };";
const BODY = "document.documentElement.setAttribute('data-ran', String(library.answer));";

async function confirm(hub: HubStandIn, browser: ExtensionBrowser, button: "Install" | "Update"): Promise<Page> {
	const page = await browser.context.newPage();
	await page.goto(`${browser.pageUrl("confirm-install.html")}?url=${encodeURIComponent(`${hub.origin}/lib.user.js`)}`);
	await page.getByRole("button", { name: button, exact: true }).click();
	return page;
}

async function ran({ context }: ExtensionBrowser, url: string): Promise<string | null> {
	const page = await context.newPage();
	await page.goto(url);
	const mark = await page.locator("html").getAttribute("data-ran");
	await page.close();
	return mark;
}

test.describe("userscript requires", () => {
	const script = (hub: HubStandIn, version: string, ...lines: string[]): void => {
		const all = [
			"name Needs a library",
			`version ${version}`,
			`match ${hub.origin}/target`,
			"run-at document-start",
			...lines,
		];
		hub.serve("/lib.user.js", userscript(all, BODY), "text/javascript");
	};
	test.beforeEach(async ({ fixture: { hub }, browserWithExtension }) => {
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		hub.serve("/library.js", LIBRARY, "text/javascript");
		await browserWithExtension.allowUserScripts();
	});

	for (const grant of ["none", "GM_getValue"]) {
		test(`a library with the right checksum runs before the script (@grant ${grant})`, { tag: "@soak" }, async ({
			fixture: { hub },
			browserWithExtension: browser,
		}) => {
			script(hub, "1", `grant ${grant}`, `require ${hub.strangerOrigin}/library.js#sha256=${sha256(LIBRARY)}`);
			const page = await confirm(hub, browser, "Install");
			await expect(page.getByRole("heading", { name: "Needs a library is installed" })).toBeVisible();
			await expect.poll(() => ran(browser, `${hub.origin}/target`)).toBe("42");
		});
	}

	test("a wrong checksum refuses the install, and shows the expected one", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const wrong = sha256("something else");
		script(hub, "1", `require ${hub.origin}/library.js#sha256=${wrong}`);
		const page = await confirm(hub, browser, "Install");
		await expect(page.getByText("checked by its SHA256 checksum")).toBeVisible();
		const alert = page.getByRole("alert");
		for (const part of [`${hub.origin}/library.js`, wrong, sha256(LIBRARY), "Nothing was installed"])
			await expect(alert).toContainText(part);
		const options = await browser.context.newPage();
		await options.goto(browser.pageUrl("options.html"));
		await expect(options.getByText("Nothing installed yet")).toBeVisible();
	});

	test("an update keeps the file that its checksum names, and is refused where another file came", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const address = `${hub.origin}/library.js#sha256=${sha256(LIBRARY)}`;
		script(hub, "1", `require ${address}`);
		await (await confirm(hub, browser, "Install")).getByText("is installed").waitFor();
		await expect.poll(() => ran(browser, `${hub.origin}/target`)).toBe("42");
		// The file that passed the checksum is kept, so what its server sends now does not matter.
		hub.serve("/library.js", "var library = { answer: 'changed' };", "text/javascript");
		script(hub, "2", `require ${address}`);
		await (await confirm(hub, browser, "Update")).getByText("is installed").waitFor();
		expect(await ran(browser, `${hub.origin}/target`)).toBe("42");
		script(hub, "3", `require ${hub.origin}/library.js#sha256=${sha256("var library = { answer: 43 };")}`);
		const page = await confirm(hub, browser, "Update");
		await expect(page.getByRole("alert")).toContainText("is not what the author named");
		expect(await ran(browser, `${hub.origin}/target`)).toBe("42");
	});

	test("a library that cannot be loaded refuses the install", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		script(hub, "1", `require ${hub.origin}/absent.js`);
		const page = await confirm(hub, browser, "Install");
		await expect(page.getByRole("alert")).toContainText(`${hub.origin}/absent.js answered 404`);
	});

	test("a script without its library does not run, shows an error, and is repaired by another attempt", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		script(hub, "1", `require ${hub.origin}/library.js`);
		await (await confirm(hub, browser, "Install")).getByText("is installed").waitFor();
		const worker = await browser.worker();
		// The state that an older version of the extension stored before its worker was replaced; it loaded no libraries.
		await worker.evaluate(`(async () => {
			const all = await chrome.storage.local.get();
			for (const [key, value] of Object.entries(all)) if (key.startsWith("script:")) { delete value.requires; await chrome.storage.local.set({ [key]: value }); }
		})()`);
		await browser.stopWorker();
		hub.serve("/library.js", "", "text/plain");
		const options = await browser.context.newPage();
		await options.goto(browser.pageUrl("options.html"));
		const toggle = options.getByRole("switch", { name: "Run Needs a library" });
		await toggle.click();
		await toggle.click();
		await expect(toggle).toBeChecked();
		const alert = options.getByRole("alert");
		await expect(alert).toContainText(`${hub.origin}/library.js`);
		await expect.poll(() => ran(browser, `${hub.origin}/target`)).toBeNull();
		hub.serve("/library.js", LIBRARY, "text/javascript");
		await alert.getByRole("button", { name: "Load the libraries of Needs a library again" }).click();
		await expect(alert).toHaveCount(0);
		await expect.poll(() => ran(browser, `${hub.origin}/target`)).toBe("42");
	});
});
