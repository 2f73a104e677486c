import { expect, type Page, test } from "@playwright/test";
import { showCodeTab } from "../support/code-tab.ts";
import { hubOrigin, scriptLinks, signIn } from "../support/hub.ts";
import { ADMIN_ROUTES, PUBLIC_ROUTES, SIGNED_IN_ROUTES } from "../support/routes.ts";

/** Collects the browser's reports of policy violations, enforced or report-only, from the first script on. */
function watchReports(page: Page): string[] {
	const reports: string[] = [];
	page.on("console", (message) => {
		if (/Content Security Policy|Trusted(?:HTML|Script|Type)/.test(message.text())) {
			reports.push(`${page.url()}: ${message.text()}`);
		}
	});
	return reports;
}

async function visit(page: Page, routes: readonly string[]): Promise<void> {
	for (const route of routes) {
		await page.goto(hubOrigin() + route);
		await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
	}
}

test("no route turns a text into script or markup without a named policy", async ({ page }) => {
	const reports = watchReports(page);
	await visit(page, PUBLIC_ROUTES);
	await page.goto(hubOrigin());
	await scriptLinks(page, "Featured Bookmarklets").first().click();
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
	expect(reports).toEqual([]);
});

test("nor does any route of a signed-in person", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Ada Admin");
	const reports = watchReports(page);
	await visit(page, [...SIGNED_IN_ROUTES, ...ADMIN_ROUTES, "/builder", "/create"]);
	// Checked in a worker, whose address is one of the things that may not be a plain text.
	await showCodeTab(page);
	await page.getByRole("textbox", { name: "Bookmarklet Code" }).fill("eval(document.cookie)");
	const check = page.getByRole("region", { name: "Security check of what you are typing" });
	await expect(check).toContainText("1 finding");
	expect(reports).toEqual([]);
});

test("a text that does become markup is reported to the hub, and the page keeps working", { tag: "@soak" }, async ({
	page,
}) => {
	const reports = watchReports(page);
	await page.goto(`${hubOrigin()}/explore`);
	const reported = page.waitForRequest((request) => new URL(request.url()).pathname === "/csp-reports");
	await page.evaluate(() => {
		document.createElement("div").innerHTML = "<b>x</b>";
	});
	await expect.poll(() => reports).toEqual([expect.stringContaining("'TrustedHTML'")]);
	const request = await reported;
	expect([request.method(), (await request.response())?.status()]).toEqual(["POST", 204]);
});
