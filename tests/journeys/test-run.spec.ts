import { expect, type Page, test } from "@playwright/test";
import { openExtensionBrowser } from "../support/extension.ts";
import { extensionFolder, hubOrigin } from "../support/hub.ts";
import { page as html, openHubStandIn } from "../support/hub-stand-in.ts";
import { untilLive } from "../support/live-page.ts";
import { pressToClose } from "../support/press-to-close.ts";

const notice = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Test run" });

type Step = readonly [type: string, label: string, data: object];

/** Imports steps one below the other, and generates their code. */
async function openFlow(page: Page, steps: readonly Step[]): Promise<void> {
	const nodes = steps.map(([type, label, data], at) => ({
		id: `step-${at}`,
		type,
		position: { x: 100, y: 120 * at },
		data: { label, category: "interaction", ...data },
	}));
	const edges = nodes.slice(1).map(({ id }, at) => ({ id: `edge-${at}`, source: `step-${at}`, target: id }));
	const settings = { name: "Order tea", description: "Orders tea in the shop.", category: "utility" };
	const file = { flow: { version: 2, nodes, edges, notes: [] }, settings, generatedCode: "", exportedAt: "2026-01-01" };
	await page
		.getByRole("toolbar", { name: "Flow" })
		.locator("input[type=file]")
		.setInputFiles({
			name: "flow.json",
			mimeType: "application/json",
			buffer: Buffer.from(JSON.stringify(file)),
		});
	await expect(notice(page, "Flow imported successfully").first()).toBeVisible();
	await button(page, "Generate Code").click();
	await expect(page.getByRole("tab", { name: "Generated Code" })).toHaveAttribute("aria-selected", "true");
}

test("a flow is tested in a tab over two page loads, then a failing step is shown, then it is stopped", async () => {
	test.setTimeout(240_000);
	const shop = await openHubStandIn();
	shop.serve("/one", html("Shop", '<a href="/two">Tea</a>'));
	shop.serve("/two", html("Tea", '<input aria-label="Amount"><a href="/three">Order</a>'));
	shop.serve("/three", html("Ordered", "<h1>Thank you</h1>"));
	const browser = await openExtensionBrowser({ extension: extensionFolder() });
	await browser.allowUserScripts();
	const site = await browser.context.newPage();
	await site.goto(`${shop.origin}/one`);
	const builder = await browser.context.newPage();
	await builder.goto(`${hubOrigin()}/builder`);
	await untilLive(builder);
	const orderTea: readonly Step[] = [
		["click", "Open tea", { selector: "a" }],
		["type", "Choose the amount", { selector: "input", value: "2" }],
		["click", "Order", { selector: "a" }],
		["extract", "Read the answer", { selector: "h1", variable: "answer" }],
		["log", "Say it", { message: `The shop says $${"{answer}"}` }],
	];
	const allow = async (): Promise<void> => {
		const opened = browser.context.waitForEvent("page");
		await button(builder, "Test Run").click();
		const asking = await opened;
		await expect(builder.getByRole("button", { name: "Testing..." })).toBeVisible();
		await asking.getByRole("radio", { name: shop.origin }).check();
		await expect(asking.getByRole("region", { name: "Security rating" })).toContainText("Low Risk", {
			timeout: 120_000,
		});
		await pressToClose(button(asking, "Run"));
	};

	await openFlow(builder, orderTea);
	await allow();
	await expect(notice(builder, "Code executed successfully!")).toBeVisible({ timeout: 60_000 });
	await expect(panel(builder)).toContainText("The shop says Thank you");
	await expect(panel(builder)).toContainText('{"answer": "Thank you"}');
	await expect(site).toHaveTitle("Ordered");

	// On this page there is no field any more.
	await builder.bringToFront();
	await openFlow(builder, [["click", "Missing button", { selector: "button.buy" }]]);
	await allow();
	await expect(notice(builder, "Execution error:")).toBeVisible({ timeout: 60_000 });
	await builder.bringToFront();
	await panel(builder).getByRole("button", { name: "Show step: Missing button" }).click();
	await builder.getByRole("tab", { name: "Visual Editor" }).click();
	await expect(panel(builder)).toContainText("Missing button");

	await openFlow(builder, [["wait", "Wait long", { delay: 300_000 }]]);
	await allow();
	await builder.bringToFront();
	await panel(builder).getByRole("button", { name: "Stop" }).click();
	await expect(notice(builder, "The test run was stopped")).toBeVisible();
	await browser.close();
	shop.close();
});

test("without the extension a flow is tested in the sandbox, which has access to nothing and cannot hang the page", {
	tag: "@soak",
}, async ({ page }) => {
	await page.goto(`${hubOrigin()}/builder`);
	await untilLive(page);
	const code = `
		const tries = [() => parent.document.cookie, () => parent.localStorage.length, () => top.location.href];
		const failed = tries.filter((attempt) => { try { attempt(); return false; } catch { return true; } });
		console.log("refused", failed.length, await fetch("/healthz").then(() => "sent", () => "not sent"));
	`;
	await openFlow(page, [
		["custom", "Try to reach the hub", { code }],
		["click", "Press", { selector: "button" }],
		["alert", "Tell", { message: "pressed" }],
	]);
	await expect(panel(page)).toContainText("Install the Scriptorium extension");
	await page.getByLabel("Page of the sandbox (HTML)").fill("<button onclick=x>Press</button>");
	await button(page, "Test Run").click();
	await expect(notice(page, "Code executed successfully!")).toBeVisible({ timeout: 60_000 });
	await expect(panel(page)).toContainText("refused 3 not sent");
	await expect(panel(page)).toContainText("alert: pressed");
	await expect(page.frameLocator("iframe").getByRole("button", { name: "Press" })).toBeVisible();

	// A loop that never ends is ended; so is a frame that leads itself away; the page goes on in both cases.
	await openFlow(page, [["custom", "Never ends", { code: "while (true) { }" }]]);
	await button(page, "Test Run").click();
	await expect(notice(page, "it may never end")).toBeVisible({ timeout: 60_000 });
	await openFlow(page, [
		["custom", "Leaves", { code: "location.href = 'https://evil.example/'; await new Promise(() => {});" }],
	]);
	await button(page, "Test Run").click();
	await expect(notice(page, "The sandbox cannot load another page")).toBeVisible({ timeout: 60_000 });
	await expect(page.locator("iframe")).toHaveCount(0);
});
