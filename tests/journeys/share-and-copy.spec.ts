import { expect, type Page, test } from "@playwright/test";
import { hubOrigin, watchForErrors } from "../support/hub.ts";

const SCRIPT = "Reading Mode";
const notices = (page: Page) => page.getByRole("region", { name: /notifications/i }).getByRole("listitem");

async function openScript(page: Page): Promise<void> {
	await page.goto(`${hubOrigin()}/explore?${new URLSearchParams({ search: SCRIPT })}`);
	await page.getByRole("main").getByRole("link", { name: SCRIPT, exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1, name: SCRIPT })).toBeVisible();
}

/** Installs a share sheet with the given outcome, which stores its data; null removes the share sheet. */
async function withShareSheet(page: Page, outcome: "shares" | "is closed" | "fails" | null): Promise<void> {
	await page.addInitScript((sheet) => {
		if (sheet === null) {
			Reflect.deleteProperty(Navigator.prototype, "share");
			return;
		}
		const share = async (data: unknown) => {
			(window as { given?: unknown }).given = data;
			if (sheet === "is closed") throw new DOMException("closed", "AbortError");
			if (sheet === "fails") throw new DOMException("no", "NotAllowedError");
		};
		Object.defineProperty(Navigator.prototype, "share", { configurable: true, value: share });
	}, outcome);
}

const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true }).click();
const given = (page: Page) => page.evaluate(() => (window as { given?: unknown }).given);

test("sharing passes title and address to the share sheet and shows a notice", { tag: "@soak" }, async ({ page }) => {
	await withShareSheet(page, "shares");
	await openScript(page);
	await share(page);
	await expect(page.getByText("Shared successfully!")).toBeVisible();
	expect(await given(page)).toEqual({ title: SCRIPT, url: page.url() });
});

test("closing the share sheet shows no notice", { tag: "@soak" }, async ({ page, context }) => {
	await context.grantPermissions(["clipboard-write"], { origin: hubOrigin() });
	const errors = watchForErrors(page);
	await withShareSheet(page, "is closed");
	await openScript(page);
	await share(page);
	await expect.poll(() => given(page)).toBeTruthy();
	// A notice of the share would stand before that of a later action.
	await page.getByRole("button", { name: `Copy the code of ${SCRIPT}` }).click();
	await expect(notices(page)).toHaveText(["Code copied to clipboard"]);
	expect(errors).toEqual([]);
});

test("a failing share sheet is reported", { tag: "@soak" }, async ({ page }) => {
	await withShareSheet(page, "fails");
	await openScript(page);
	await share(page);
	await expect(page.getByText("Failed to share")).toBeVisible();
});

test("without a share sheet the link is copied; without a clipboard an error is shown", { tag: "@soak" }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: hubOrigin() });
	await withShareSheet(page, null);
	await openScript(page);
	await share(page);
	await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

	await page.evaluate(() => {
		Object.defineProperty(Clipboard.prototype, "writeText", { value: () => Promise.reject(new Error("refused")) });
	});
	await share(page);
	await expect(page.getByText("Failed to share")).toBeVisible();
});

test("copying the code shows a notice, and the button shows 'Copied!' for a moment", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: hubOrigin() });
	await openScript(page);
	const region = page.getByRole("region", { name: /^Code/ }).first();
	// Observed in the page, because a busy test process can miss the two seconds.
	const observed = await region.evaluateHandle((section) => ({
		end: new Promise<void>((resolve) => {
			let isShown = false;
			new MutationObserver(() => {
				const isCopied = section.querySelector('[aria-label="Copied!"]') !== null;
				if (isShown && !isCopied) resolve();
				isShown = isCopied;
			}).observe(section, { attributes: true, childList: true, subtree: true });
		}),
	}));
	const copy = region.getByRole("button", { name: `Copy the code of ${SCRIPT}` });
	await copy.click();
	await expect(notices(page).filter({ hasText: "Code copied to clipboard" })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe("");
	await observed.evaluate(({ end }) => end);
	await expect(copy).toBeVisible();
});
