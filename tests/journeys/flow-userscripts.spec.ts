import { expect } from "@playwright/test";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type Connection, flowOf, type Step } from "../support/flow-graph.ts";
import type { HubStandIn } from "../support/hub-stand-in.ts";
import { test } from "./extension-fixture.ts";
import {
	choose,
	confirmInstall,
	expectEnd,
	KEPT,
	keptRun,
	marks,
	SITE,
	serveSite,
} from "./flow-userscripts-fixture.ts";

/** A userscript of the site. */
function scriptOf(name: string, steps: readonly Step[], connections: readonly Connection[]): string {
	const made = generateScript(flowOf(steps, connections), { name, targetUrl: "tea.test" }, "userscript");
	if (!made.ok) throw new Error(made.error.message);
	return made.value.code;
}

async function installFrom(hub: HubStandIn, { context }: ExtensionBrowser, name: string, code: string): Promise<void> {
	const path = `/${name.toLowerCase().replaceAll(" ", "-")}.user.js`;
	hub.serve(path, code, "text/javascript; charset=utf-8");
	const page = await context.newPage();
	await page.goto(hub.origin);
	await expect(page.locator("#state")).toHaveText(/^connected/);
	const opened = context.waitForEvent("page");
	await page.evaluate(`window.link.requestInstall(${JSON.stringify(hub.origin + path)})`);
	await confirmInstall(await opened, name);
	await page.close();
}

test("flows go on after page loads as installed userscripts: in loops and branches, once, and not for ever", {
	tag: "@soak",
}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
	test.setTimeout(240_000);
	await browser.allowUserScripts();
	await serveSite(browser.context);
	// Each element of a list: open it, decide, note it, come back.
	const visit = scriptOf(
		"Visit the list",
		[
			["rows", "loop", { selector: "li" }],
			["open", "click", { selector: "a" }],
			["title", "extract", { selector: ":root h1", variable: "title" }],
			["green", "condition", { condition: "$" + "{title} === 'green'" }],
			["details", "click", { selector: ":root a" }],
			["note", "click", { selector: ":root #mark" }],
			["back", "back", {}],
			["again", "condition", { condition: "location.pathname === '/green'" }],
			["list", "back", {}],
			["end", "click", { selector: "#mark" }],
		],
		[
			["rows", "open", "body"],
			["open", "title"],
			["title", "green"],
			["green", "details", "true"],
			["green", "note", "false"],
			["details", "note"],
			["note", "back"],
			["back", "again"],
			["again", "list", "true"],
			["rows", "end", "done"],
		],
	);
	const wait = scriptOf(
		"Wait for it",
		[
			["next", "click", { selector: "li:first-child a" }],
			["late", "observe", { selector: "#late", timeout: 500_000 }],
			["note", "click", { selector: "#mark" }],
		],
		[
			["next", "late"],
			["late", "note"],
		],
	);
	await installFrom(hub, browser, "Visit the list", visit);
	await installFrom(hub, browser, "Wait for it", wait);
	const page = await browser.context.newPage();
	const said: string[] = [];
	browser.context.on("dialog", (dialog) => {
		said.push(dialog.message());
		void dialog.accept();
	});
	const start = async (name: string): Promise<void> => {
		await page.goto(`${SITE}/list`);
		await page.evaluate(() => localStorage.clear());
		await choose(browser, page, name);
	};

	await start("Visit the list");
	await expectEnd(page, ["details", "black", "list"]);

	// A copy of the tab has a copy of the state, and leaves the run alone.
	await start("Wait for it");
	await page.waitForURL("**/green");
	await expect(page.locator("html > div")).toHaveCount(1);
	const opened = page.waitForEvent("popup");
	await page.evaluate(() => window.open(location.href));
	const copy = await opened;
	await expect
		.poll(() => said)
		.toEqual([expect.stringContaining("The run goes on in the tab that this one is a copy of")]);
	expect(await keptRun(copy)).toBeNull();
	await copy.close();
	await page.bringToFront();
	await page.evaluate("addLate()");
	await expectEnd(page, ["green"]);

	// Stop, by the keyboard.
	await start("Wait for it");
	await page.waitForURL("**/green");
	await expect(page.locator("html > div")).toHaveCount(1);
	for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect.poll(() => keptRun(page)).toBeNull();
	await expect(page.locator("html > div")).toHaveCount(0);
	await page.evaluate("addLate()");

	// Ten minutes after its beginning a run ends: where it waits, and on the next page.
	const beginAgo = (milliseconds: number): Promise<void> =>
		page.evaluate(
			([key, ago]) => {
				const state = JSON.parse(sessionStorage.getItem(key) ?? "");
				sessionStorage.setItem(key, JSON.stringify({ ...state, startedAt: Date.now() - ago }));
			},
			[KEPT, milliseconds] as const,
		);
	for (const ago of [601_000, 597_000]) {
		said.length = 0;
		await start("Wait for it");
		await page.waitForURL("**/green");
		await expect(page.locator("html > div")).toHaveCount(1);
		await beginAgo(ago);
		await page.reload();
		await expect.poll(() => said, { timeout: 30_000 }).toEqual([expect.stringContaining("more than 10 minutes")]);
		expect(await keptRun(page)).toBeNull();
		await page.evaluate("addLate()");
		expect(await marks(page)).toEqual([]);
	}
});
