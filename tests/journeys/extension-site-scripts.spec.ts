import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

async function open({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}

test("extension: the popup counts the hub's scripts for a site when asked, and leads to them", {
	tag: "@soak",
}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
	await browser.context.route("https://shop.example/**", (route) =>
		route.fulfill({ contentType: "text/html", body: htmlPage("Shop", "<p>shop</p>") }),
	);
	const asked: string[] = [];
	browser.context.on("request", (request) => {
		if (request.url().startsWith(`${hub.origin}/api/`)) asked.push(request.url());
	});
	const answer = (total: number, isExact: boolean) =>
		hub.serve("/api/v1/search", JSON.stringify({ total, total_is_exact: isExact }), "application/json", {
			"access-control-allow-origin": "*",
		});
	const site = await open(browser, "https://shop.example/cart?token=secret#part");
	const openPopup = async (): Promise<Page> => {
		const popup = await browser.context.newPage();
		await site.bringToFront();
		await popup.goto(browser.pageUrl("popup.html"));
		return popup;
	};

	let popup = await openPopup();
	await expect(popup.getByText("Only the name shop.example is sent.")).toBeVisible();
	expect(asked).toEqual([]);
	// The hub does not answer.
	await popup.getByRole("button", { name: "Find scripts for shop.example" }).click();
	await expect(popup.getByText("The hub did not answer.")).toBeVisible();
	answer(1000, false);
	await popup.getByRole("button", { name: "Try again" }).click();
	await expect(popup.getByRole("button", { name: "1,000+ scripts for shop.example" })).toBeVisible();
	expect(new URL(asked.at(-1) ?? "").search).toBe("?q=site%3Ashop.example+-site%3A*&limit=1");
	await popup.getByRole("switch", { name: "Ask whenever I open this popup" }).click();
	await expect(popup.getByRole("switch", { name: "Ask whenever I open this popup" })).toBeChecked();
	await popup.close();

	answer(2, true);
	popup = await openPopup();
	const opened = browser.context.waitForEvent("page");
	await popup.getByRole("button", { name: "2 scripts for shop.example" }).click();
	await (await opened).waitForURL(`${hub.origin}/explore?search=site%3Ashop.example`);

	answer(0, true);
	popup = await openPopup();
	await expect(popup.getByText("The hub has no script for shop.example")).toBeVisible();
});

test("extension: rules that match nothing are told before the install, and on the script's page", {
	tag: "@soak",
}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
	const confirm = (path: string, ...lines: readonly string[]): Promise<Page> => {
		const code = userscript(["name Dead rules", "version 1", ...lines], "run();");
		hub.serve(`/${path}.user.js`, code, "text/javascript");
		const address = encodeURIComponent(`${hub.origin}/${path}.user.js`);
		return open(browser, `${browser.pageUrl("confirm-install.html")}?url=${address}`);
	};
	const some = await confirm("some", `match ${hub.origin}/x`, "match example.com", "include http://*#!/inbox");
	await expect(some.getByText("These rules match no page:")).toContainText("example.com");
	await expect(some.getByText("These rules match no page:")).toContainText("http://*#!/inbox");
	const nowhere = await confirm("nowhere", `match ${hub.origin}/x`, "exclude *");
	await expect(nowhere.getByText("Its rules leave no page on which it runs.")).toBeVisible();
	await nowhere.getByRole("button", { name: "Install", exact: true }).click();
	await expect(nowhere.getByRole("heading", { name: "Dead rules is installed" })).toBeVisible();
	const options = await open(browser, browser.pageUrl("options.html"));
	await expect(options.getByText("No rule matches a page")).toBeVisible();
	const none = await confirm("none", "match example.com");
	await expect(none.getByText(/It would run on no page/)).toBeVisible();
	await expect(none.getByRole("button", { name: "Install", exact: true })).toHaveCount(0);
});
