import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

const JAVASCRIPT = "text/javascript; charset=utf-8";
const MEGABYTE = 1024 * 1024;
const mark = (name: string): string => `document.documentElement.dataset.${name} = "ran";`;

/** Opens a userscript's address, as a link on any page does; the browser shows the confirmation page instead. */
async function openScript({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url).catch(() => undefined); // the redirect to the extension ends this navigation
	await page.waitForURL(/confirm-install\.html/);
	return page;
}

async function pressInstall(confirmation: Page): Promise<void> {
	await confirmation.getByRole("button", { name: "Install", exact: true }).click();
	await expect(confirmation.getByRole("heading", { level: 1 })).toContainText("is installed");
	await confirmation.close();
}

async function marksOn({ context }: ExtensionBrowser, url: string): Promise<string[]> {
	const page = await context.newPage();
	await page.goto(url);
	const names = await page.evaluate(() => Object.keys(document.documentElement.dataset));
	await page.close();
	return names.sort();
}

/** A script of 3 MB with more statements than the analyzer follows. */
function largeScript(lines: readonly string[]): string {
	const calls = Array.from(
		{ length: Math.ceil((3 * MEGABYTE) / 22) },
		(_, index) => `keep("${String(index).padStart(7, "0")}" + tea);`,
	);
	const program = `${mark("large")}\nconst tea = "x";\nfunction keep(text) { return text.length; }\n${calls.join("\n")}`;
	return userscript(lines, program);
}

test.describe("extension: install what other sites publish", () => {
	test.beforeEach(async ({ fixture: { hub }, browserWithExtension: browser }) => {
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		await browser.allowUserScripts();
	});

	test("a script of 3 MB, and one with code above its block after a warning, are rated and run", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const [web, target] = [hub.strangerOrigin, `${hub.origin}/target`];
		const large = largeScript(["name Large", "version 1", `match ${target}`, "grant none"]);
		expect(new TextEncoder().encode(large).length).toBeGreaterThan(3 * MEGABYTE);
		hub.serve("/large.user.js", large, JAVASCRIPT);
		const first = await openScript(browser, `${web}/large.user.js`);
		const rating = first.getByRole("region", { name: "Security rating" });
		await expect(rating).toContainText("Medium Risk", { timeout: 30_000 });
		await expect(rating).toContainText("Not checked in full");
		await expect(first.getByRole("region", { name: "Code of Large" })).toContainText(mark("large"));
		await pressInstall(first);
		await expect.poll(() => marksOn(browser, target)).toEqual(["large"]);

		const block = userscript(["name Early", "version 1", "version 2", `match ${target}`, "grant none"], mark("below"));
		hub.serve("/early.user.js", `${mark("above")}\n${block}`, JAVASCRIPT);
		const second = await openScript(browser, `${web}/early.user.js`);
		const warning = second.getByRole("region", { name: "Script managers may read this text differently" });
		await expect(warning.getByRole("listitem")).toHaveText([
			"Line 1, column 1: There is code above the metadata block. It is part of the program and runs.",
			"Line 5, column 4: A metadata key is given twice. This line is ignored. Line 4 counts: @version 1",
		]);
		await expect(second.getByRole("region", { name: "Security rating" })).toContainText("Low Risk");
		await expect(second.getByText("as this extension reads and runs it").first()).toBeVisible();
		await pressInstall(second);
		await expect.poll(() => marksOn(browser, target)).toEqual(["above", "below", "large"]);
	});

	test("an update with such a text is held with the same warning, and runs as it was described", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const [web, target] = [hub.strangerOrigin, `${hub.origin}/target`];
		const about = (version: string) => ["name Sorter", `version ${version}`, `match ${target}`, "grant none"];
		hub.serve("/sorter.user.js", userscript(about("1"), mark("one")), JAVASCRIPT);
		await pressInstall(await openScript(browser, `${web}/sorter.user.js`));
		await expect.poll(() => marksOn(browser, target)).toEqual(["one"]);

		hub.serve("/sorter.user.js", `${mark("above")}\n${userscript(about("2"), mark("two"))}`, JAVASCRIPT);
		const options = await browser.context.newPage();
		await options.goto(browser.pageUrl("options.html"));
		await options.getByRole("button", { name: "Check for updates", exact: true }).click();
		await expect(options.getByText("Version 2 is available")).toBeVisible();
		expect(await marksOn(browser, target)).toEqual(["one"]);
		await options.getByRole("link", { name: "See what changes" }).click();
		await expect(options.getByText("script managers may read its text differently")).toBeVisible();
		const warning = options.getByRole("region", { name: "Script managers may read this text differently" });
		await expect(warning).toContainText("Line 1, column 1: There is code above the metadata block.");
		await options.getByRole("button", { name: "Update", exact: true }).click();
		await expect(options.getByText("The update was applied.")).toBeVisible();
		await expect.poll(() => marksOn(browser, target)).toEqual(["above", "two"]);
	});

	test("what cannot run is refused in words for the person who installs it", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const target = `match ${hub.origin}/target`;
		for (const [name, text, message] of [
			["plain", mark("plain"), "It is not a userscript"],
			["cut", userscript(["name Cut", target], "").slice(0, -30), "It may not have been downloaded in full"],
			["empty", userscript(["name Empty", target], "// nothing"), "It has no code that could run"],
			["nowhere", userscript(["name Nowhere", "match site.test"], mark("nowhere")), "It would run on no page"],
			["huge", userscript(["name Huge", target], "x".repeat(4 * MEGABYTE)), "The script is larger than 4 MB"],
		] as const) {
			hub.serve(`/${name}.user.js`, text, JAVASCRIPT);
			const confirmation = await openScript(browser, `${hub.strangerOrigin}/${name}.user.js`);
			await expect(confirmation.getByRole("alert")).toContainText(message);
			await expect(confirmation.getByRole("button", { name: "Install", exact: true })).toHaveCount(0);
			await confirmation.close();
		}
	});
});
