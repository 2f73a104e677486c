import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { showCodeTab } from "../support/code-tab.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { type OwnHub, startOwnHub } from "../support/own-hub.ts";
import { type MappedTestWorker, openTestWorker } from "../support/test-worker.ts";

let hub: OwnHub;
let worker: MappedTestWorker;
test.beforeAll(async () => {
	worker = await openTestWorker({
		"shop.example": `<!doctype html><meta name="viewport" content="width=device-width"><title>Tea shop</title>
			<style>body { background: #fff4d6 }</style><h1>Green tea</h1><p id="price">4 €</p>
			<form><label>Password <input type="password" value="hidden"></label></form><script>setInterval(() => { document.body.dataset.tick = Date.now(); }, 50)</script>`,
		"api.example/price": (_request, response) =>
			response.writeHead(200, { "access-control-allow-origin": "*" }).end("5"),
		"endless.example": `<title>Endless</title><h1>Endless</h1><img alt="" src="/never">`,
		"endless.example/never": () => undefined,
		"rude.example": "<title>Rude</title><h1>Rude</h1><script>alert('Buy tea!')</script>",
	});
	hub = await startOwnHub({ testWorker: worker.address });
});
test.afterAll(async () => {
	await hub?.stop();
	await worker?.close();
});

const CHANGES = `
const price = await (await fetch("http://api.example/price")).text();
document.getElementById("price").textContent = price + " €";
document.querySelector("input").value;
localStorage.setItem("seen", "1");
console.log("price", price);
await fetch("http://api.example/missing").catch(() => 0);`;
/** What the console shows of the address that is refused. */
const REFUSED = /status of 422 .*test-bookmarklet/;
const asScript = (body: string) => `(async () => {${body}})();`;

const code = (page: Page) => page.getByRole("textbox", { name: /^(Bookmarklet|Userscript) Code$/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const notice = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const panel = (page: Page) => page.getByRole("region", { name: "Test run" });

async function write(page: Page, text: string): Promise<void> {
	await tab(page, "Editor").click();
	await code(page).click();
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText(text);
	await tab(page, "Testing").click();
}

async function testOn(page: Page, url: string): Promise<void> {
	// The page asks the server whether it runs tests.
	await expect(page.getByRole("radio", { name: /In a browser of this hub/ })).toBeChecked();
	await page.getByRole("textbox", { name: "Test URL" }).fill(url);
	await button(page, "Run Test").click();
}

test("a test in a browser of the hub: what it changed, wrote, asked for and read, with pictures", async ({ page }) => {
	const errors = watchForErrors(page);
	// Signed out the place says what it needs.
	await page.goto(`${hubOrigin()}/create`);
	await untilLive(page);
	await showCodeTab(page);
	await tab(page, "Testing").click();
	await expect(page.getByRole("radio", { name: /In a browser of this hub/ })).toBeVisible();
	await expect(panel(page)).toContainText("Sign in to use it");

	await signIn(page, "Arthur Author", "/create");
	await showCodeTab(page);
	await write(page, asScript(CHANGES));
	await testOn(page, "http://shop.example/");
	await expect(notice(page, "Test completed successfully")).toBeVisible({ timeout: 40_000 });
	await expect(panel(page).getByText("Success", { exact: true })).toBeVisible();
	await expect(panel(page)).toContainText(
		"Ran in a browser of this hub (Desktop 1920x1080), on “Tea shop” (http://shop.example/).",
	);
	await expect(panel(page)).toContainText(/Execution time\s*[\d.,]+ ms/);
	await expect(panel(page)).toContainText(/DOM mutations\s*\d+/);

	await tab(page, "Console Logs").click();
	await expect(page.getByRole("list", { name: "Console Logs" })).toContainText("price 5");
	await tab(page, "Network").click();
	const row = (text: string) => page.getByRole("row").filter({ hasText: text });
	await expect(row("http://api.example/price")).toContainText(/GET.*200.*Script/);
	await expect(row("http://api.example/missing").locator("[data-failed]")).toHaveText("404");
	await expect(row("http://shop.example/").first()).toContainText("Page");
	await tab(page, "Effects").click();
	const effects = page.getByRole("region", { name: "What the script changed" });
	await expect(effects).toContainText("#price");
	await expect(effects).toContainText("“seen” set in local storage");
	await expect(effects).toContainText("Password");
	await expect(effects).toContainText("api.example");
	await expect(effects).toContainText(/Changes of the page itself: [1-9]/);
	await expectNoViolations(page, "the effects of a test run");
	await tab(page, "Live Preview").click();
	for (const moment of ["before", "after"]) {
		const picture = page.getByRole("img", { name: new RegExp(`The page ${moment} the script: Tea shop`) });
		await expect(picture).toBeVisible();
		expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1920);
	}
	await expectNoViolations(page, "the pictures of a test run");
	// No cookies of anybody, and the code went nowhere else.
	expect(worker.heard.filter((line) => line.includes("api.example"))).toEqual([
		"GET api.example/price",
		"GET api.example/missing",
	]);

	await write(page, "document.querySelector('#missing').remove();");
	await testOn(page, "http://shop.example/");
	await expect(notice(page, "Failed to test bookmarklet")).toBeVisible({ timeout: 40_000 });
	await expect(panel(page).getByRole("list", { name: "Errors" })).toContainText("null");

	expect(errors).toEqual([]);
});

test("dialogs and pages that never finish are reported; addresses of private networks are refused", {
	tag: "@soak",
}, async ({ page }) => {
	const errors = watchForErrors(page);
	await signIn(page, "Arthur Author", "/create");
	await showCodeTab(page);
	await write(page, "document.title = 'tested';");
	await testOn(page, "http://rude.example/");
	await expect(panel(page)).toContainText("Buy tea!", { timeout: 40_000 });
	await testOn(page, "http://endless.example/");
	await expect(panel(page)).toContainText("still loading", { timeout: 40_000 });
	await testOn(page, "http://192.168.1.1/");
	await expect(notice(page, "Failed to run test")).toBeVisible();
	expect(errors.filter((error) => !REFUSED.test(error))).toEqual([]);
});

test("the Copilot's Test tab tests on three devices, on a phone's screen too", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Mona Moderator", "/create");
	await page.getByRole("textbox", { name: "What should the script do?" }).fill("Hide all images on shop.example");
	await button(page, "Generate Script").click();
	await expect(page.getByRole("region", { name: "Generated code" })).toBeVisible({ timeout: 40_000 });
	await tab(page, "Test").click();
	for (const [device, width] of [
		["Desktop 1920x1080", 1920],
		["Tablet 768x1024", 768],
		["Mobile 375x667", 375],
	] as const) {
		await button(page, device).click();
		await testOn(page, "http://shop.example/");
		await expect(page.getByText(`Ran in a browser of this hub (${device})`, { exact: false })).toBeVisible({
			timeout: 40_000,
		});
		const picture = page.getByRole("img", { name: /The page after the script/ });
		expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
		await expect(page.getByRole("meter", { name: "Load time" })).toBeVisible();
	}
	await page.setViewportSize({ width: 390, height: 800 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await expectNoViolations(page, "the Test tab on a phone");
});

test("a run waits in turn, is canceled, and counts; without the worker the sandbox is offered", {
	tag: "@soak",
}, async ({ page, context }) => {
	await signIn(page, "Ada Admin", "/create");
	await showCodeTab(page);
	await write(page, "document.title = 'x';");
	await testOn(page, "http://endless.example/");
	await expect.poll(() => worker.running()).toBe(1);
	// A second run of the same person is refused.
	const second = await context.newPage();
	await second.goto(`${hubOrigin()}/create`);
	await untilLive(second);
	await showCodeTab(second);
	await write(second, "document.title = 'x';");
	await testOn(second, "http://shop.example/");
	await expect(panel(second)).toContainText("Another test run of yours has not ended", { timeout: 20_000 });
	await button(page, "Stop").click();
	await expect(notice(page, "The test run was stopped")).toBeVisible();
	await expect.poll(() => worker.running(), { timeout: 20_000 }).toBe(0);
	// A page that is left cancels its run, too.
	await testOn(second, "http://endless.example/");
	await expect.poll(() => worker.running()).toBe(1);
	await second.close();
	await expect.poll(() => worker.running(), { timeout: 20_000 }).toBe(0);

	// The limit of the hour: nothing is left of twenty.
	await hub.sql`update private.rate_buckets set tokens = 0, updated_at = now() where action = 'test_bookmarklet'`;
	await testOn(page, "http://shop.example/");
	await expect(panel(page)).toContainText(/You have used up your test runs on the server for now. Wait \d+ minutes?/);
	await button(page, "Run in the sandbox instead").click();
	await expect(panel(page)).toContainText("Ran in the sandbox, on the sample page.", { timeout: 20_000 });
});
