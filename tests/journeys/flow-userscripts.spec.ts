import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { BranchName } from "@scriptorium/flow/document/branches";
import type { FlowGraph, StepData } from "@scriptorium/flow/document/flow-document";
import { type StepKind, stepKinds } from "@scriptorium/flow/document/step-kinds";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { extensionFolder, hubOrigin, signIn } from "../support/hub.ts";
import { type HubStandIn, page as html } from "../support/hub-stand-in.ts";
import { pressByKey, tabTo } from "../support/tab-to.ts";
import { test } from "./extension-fixture.ts";

const SITE = "https://tea.test";
const KEPT = "scriptorium-run";

/** What the site's pages have written down, over all pages of the site. */
const marks = (page: Page): Promise<string[]> =>
	page.evaluate(() => (localStorage.getItem("marks") ?? "").split("|").filter((mark) => mark !== ""));
const keptRun = (page: Page): Promise<string | null> => page.evaluate((key) => sessionStorage.getItem(key), KEPT);

/** Waits until a run is over and its pages have written this down. A page that is just loaded cannot be asked. */
const expectEnd = (page: Page, expected: readonly string[]): Promise<void> =>
	expect(async () => {
		expect([await marks(page), await keptRun(page)]).toEqual([expected, null]);
	}).toPass({ timeout: 60_000 });

/** A site whose pages write down what is pressed on them; `late` appears when the test calls `addLate()`. */
async function serveSite(context: BrowserContext): Promise<void> {
	const pages: Readonly<Record<string, string>> = {
		"/list": '<ul><li><a href="/green">Green tea</a></li><li><a href="/black">Black tea</a></li></ul>',
		"/green": '<a href="/details">Details</a>',
		"/black": '<a href="/details">Details</a>',
		"/details": "<p>As it was grown</p>",
	};
	await context.route(`${SITE}/**`, (route) => {
		const path = new URL(route.request().url()).pathname;
		const title = path.slice(1);
		const body = `<h1>${title}</h1>${pages[path] ?? ""}<button id="mark">Note</button><script>
			const mark = (text) => localStorage.setItem("marks", (localStorage.getItem("marks") ?? "") + text + "|");
			document.querySelector("#mark").onclick = () => mark("${title}");
			function addLate() { document.body.insertAdjacentHTML("beforeend", "<p id=late>late</p>"); }
		</script>`;
		return route.fulfill({ contentType: "text/html", body: html(title, body) });
	});
}

type Step = readonly [id: string, kind: StepKind, data: Partial<StepData>];
type Way = readonly [from: string, to: string, exit?: BranchName];

/** A userscript of the site. */
function scriptOf(name: string, steps: readonly Step[], ways: readonly Way[]): string {
	const flow: FlowGraph = {
		nodes: steps.map(([id, type, data], at) => ({
			id,
			type,
			position: { x: 0, y: at * 100 },
			data: { label: id, category: stepKinds[type], ...data },
		})),
		edges: ways.map(([source, target, exit], at) => ({
			id: `e${at}`,
			source,
			target,
			...(exit === undefined ? {} : { sourceHandle: exit }),
		})),
	};
	const made = generateScript(flow, { name, targetUrl: "tea.test" }, "userscript");
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

/** Presses a button or link, by the mouse or by the keyboard. */
type Press = (target: Locator) => Promise<void>;
const byMouse: Press = (target) => target.click();

async function confirmInstall(confirmation: Page, name: string, press = byMouse): Promise<void> {
	await confirmation.waitForURL(/confirm-install\.html/);
	await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText("Low Risk", {
		timeout: 60_000,
	});
	await press(confirmation.getByRole("button", { name: "Install", exact: true }));
	await expect(confirmation.getByRole("heading", { name: `${name} is installed` })).toBeVisible();
	await confirmation.close();
}

/** Chooses the script's command in the extension's window, as the person does. */
async function choose(
	{ context, pageUrl }: ExtensionBrowser,
	page: Page,
	name: string,
	press = byMouse,
): Promise<void> {
	// It is opened as a tab: it asks for the commands of the tab in front.
	const popup = await context.newPage();
	await page.bringToFront();
	await popup.goto(pageUrl("popup.html"));
	const command = popup.getByRole("region", { name: /command/i }).getByRole("button", { name });
	await expect(command).toBeVisible();
	await press(command);
	if (!popup.isClosed()) await popup.close();
	await page.bringToFront();
}

test("flows go on after page loads as installed userscripts: in loops and branches, once, and not for ever", async ({
	fixture: { hub },
	browserWithExtension: browser,
}) => {
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

/** Types into a field by the keyboard alone. */
async function typeByKey(field: Locator, text: string): Promise<void> {
	await tabTo(field);
	await field.page().keyboard.press("Control+A");
	await field.page().keyboard.type(text);
}

/** Presses Continue, the first button of the bar that a run shows on another page. Its shadow root is closed. */
async function continueByKey(page: Page): Promise<void> {
	const bar = page.locator("html > div");
	await expect(bar).toHaveCount(1);
	await expect(async () => {
		await page.keyboard.press("Tab");
		expect(await bar.evaluate((element) => document.activeElement === element)).toBe(true);
	}).toPass({ intervals: [0] });
	await page.keyboard.press("Enter");
}

for (const isByKeyboard of [false, true]) {
	const way = isByKeyboard ? "by keyboard alone" : "by mouse";
	test(`a recording becomes a userscript of the hub that goes on over two page loads, ${way}`, async () => {
		test.setTimeout(240_000);
		const press: Press = isByKeyboard ? pressByKey : byMouse;
		const write = isByKeyboard ? typeByKey : (field: Locator, text: string) => field.fill(text);
		const browser = await openExtensionBrowser({ extension: extensionFolder() });
		await browser.allowUserScripts();
		await serveSite(browser.context);
		const title = `Tea details ${Date.now().toString(36)}`;
		const builder = await browser.context.newPage();
		const button = (name: string) => builder.getByRole("button", { name, exact: true });
		const notice = (text: string) => builder.locator("[data-sonner-toast]").filter({ hasText: text });
		await signIn(builder, "Arthur Author");
		await builder.goto(`${hubOrigin()}/builder`);
		await expect(builder.getByText(/^Extension \d/)).toBeVisible();

		const site = await browser.context.newPage();
		await site.goto(`${SITE}/list`);
		await builder.bringToFront();
		await press(button("Start Recording"));
		await expect(builder.getByText("Recording started. Perform actions in your browser.")).toBeVisible();
		await site.bringToFront();
		await press(site.getByRole("link", { name: "Green tea" }));
		await site.waitForURL("**/green");
		await press(site.getByRole("link", { name: "Details" }));
		await site.waitForURL("**/details");
		await press(site.getByRole("button", { name: "Note" }));
		await builder.bringToFront();
		const rows = builder.getByRole("list", { name: "Recorded actions" }).getByRole("listitem");
		await expect(rows.last()).toContainText("Note");
		await press(button("Stop"));
		await press(button("Convert to Flow"));
		await expect(builder.getByText("Flow generated from recording")).toBeVisible();

		await press(builder.locator("summary", { hasText: "Settings" }));
		await write(builder.getByRole("textbox", { name: "Name" }), title);
		const about = "Opens the details of the first tea, and notes them.";
		await write(builder.getByRole("textbox", { name: "Description" }), about);
		await write(builder.getByRole("textbox", { name: "Target URL Pattern" }), "tea.test");
		await press(button("Generate Code"));
		const target = builder.getByLabel("Write the code as");
		if (isByKeyboard) await tabTo(target);
		if (isByKeyboard) await builder.keyboard.type("Userscript");
		else await target.selectOption("userscript");
		await expect(builder.getByLabel("Code", { exact: true })).toContainText("==UserScript==");
		await press(button("Save"));
		await expect(notice("Bookmarklet saved successfully!")).toBeVisible();

		await press(builder.getByRole("link", { name: title, exact: true }));
		await expect(builder.getByRole("heading", { level: 1 })).toContainText(title);
		const opened = browser.context.waitForEvent("page");
		await press(builder.getByRole("button", { name: /^install/i }).first());
		await confirmInstall(await opened, title, press);

		await site.goto(`${SITE}/list`);
		await site.evaluate(() => localStorage.clear());
		await choose(browser, site, title, press);
		// A flow that presses keys asks on each page.
		for (const path of isByKeyboard ? ["green", "details"] : []) {
			await site.waitForURL(`**/${path}`);
			await continueByKey(site);
		}
		await expectEnd(site, ["details"]);
		await browser.close();
	});
}
