import { expect, type Page, test } from "@playwright/test";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { programOfAddress } from "../support/other-readers.ts";

const notice = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

const importInput = (page: Page) => page.getByRole("toolbar", { name: "Flow" }).locator("input[type=file]");

/** The exported file of a flow with a condition and a loop: it greets twice. */
function flowFile(name: string, greeting: string) {
	const data = (label: string, category: string, more: object = {}) => ({ label, category, ...more });
	const step = (id: string, type: string, y: number, of: object) => ({ id, type, position: { x: 300, y }, data: of });
	const edge = (source: string, target: string, sourceHandle?: string) => ({
		id: [source, sourceHandle, target].join("-"),
		source,
		target,
		...(sourceHandle === undefined ? {} : { sourceHandle }),
	});
	const flow = {
		version: 2,
		nodes: [
			step("loop-1", "loop", 0, data("Twice", "logic", { times: 2 })),
			step("condition-1", "condition", 120, data("Has a title?", "logic", { condition: "document.title !== ''" })),
			step("custom-1", "custom", 240, data("Greet", "output", { code: `document.body.append("${greeting} ");` })),
			step("log-1", "log", 360, data("Nothing", "output", { message: "no title" })),
		],
		edges: [
			edge("loop-1", "condition-1", "body"),
			edge("condition-1", "custom-1", "true"),
			edge("condition-1", "log-1", "false"),
		],
		notes: [],
	};
	const settings = { name, description: "Greets the page twice, if it has a title.", category: "developer" };
	const text = JSON.stringify({ flow, settings, generatedCode: "", exportedAt: new Date().toISOString() });
	return { name: "greet.flow.json", mimeType: "application/json", buffer: Buffer.from(text) };
}

/** Runs a bookmarklet on a page of its own, and gives what the page shows then. */
async function textAfter(page: Page, address: string): Promise<string> {
	const other = await page.context().newPage();
	await other.setContent("<title>Any</title><body></body>");
	await other.evaluate(programOfAddress(address) ?? "");
	const greeted = other.locator("body");
	await expect(greeted).not.toBeEmpty();
	const text = (await greeted.textContent()) ?? "";
	await other.close();
	return text.trim();
}

test("a flow is imported, saved through the sign-in, found, run, opened again and saved as the next version", {
	tag: "@soak",
}, async ({ page, browser }) => {
	const errors = watchForErrors(page);
	const word = `greeting${Date.now().toString(36)}`;
	const title = `Say ${word}`;

	// A visitor imports a flow, generates its code, and is asked to sign in.
	await page.goto(`${hubOrigin()}/builder`);
	await untilLive(page);
	await expect(page.getByText("Sign in to save your creations and access advanced features.")).toBeVisible();
	await expect(button(page, "Save")).toBeDisabled();
	await importInput(page).setInputFiles(flowFile(title, "Hello"));
	await expect(notice(page, "Flow imported successfully")).toBeVisible();
	await expect(page.getByText("Valid", { exact: true })).toBeVisible();
	await button(page, "Generate Code").click();
	await expect(notice(page, "Code generated successfully!")).toBeVisible();
	await expect(page.getByRole("tab", { name: "Generated Code" })).toHaveAttribute("aria-selected", "true");
	const box = page.getByRole("region", { name: "Bookmarklet URL" });
	expect(await textAfter(page, await box.getByRole("textbox").inputValue())).toBe("Hello Hello");
	await button(page, "Save").click();
	await expect(notice(page, "Please sign in to save your bookmarklet")).toBeVisible();

	// The sign-in leads back, and the save goes on.
	await page.waitForURL(/\/auth/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Arthur Author/ }).click();
	await page.waitForURL(/\/manage-bookmarklets$/);
	await expect(notice(page, "Bookmarklet saved successfully!")).toBeVisible();
	const edit = page.getByRole("link", { name: `Edit ${title}` });
	const address = (await edit.getAttribute("href")) ?? "";
	expect(address).toMatch(/^\/builder\?edit=/);
	const id = new URLSearchParams(address.split("?")[1]).get("edit") ?? "";

	// Others find it, see its category, and its bookmarklet runs.
	const visitor = await (await browser.newContext()).newPage();
	await visitor.goto(`${hubOrigin()}/explore?search=${word}`);
	await visitor.getByRole("link", { name: title }).first().click();
	await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(visitor.getByRole("link", { name: "Edit" })).toHaveCount(0);
	expect(
		await textAfter(visitor, (await visitor.locator("a[data-drag-link]").first().getAttribute("href")) ?? ""),
	).toBe("Hello Hello");

	// Its owner opens it again: the same flow and settings, which become the next version.
	await edit.click();
	await expect(notice(page, `“${title}” is open in the builder`)).toBeVisible();
	await expect(page.getByText(/^4 nodes/)).toBeVisible();
	await importInput(page).setInputFiles(flowFile(title, "Good morning"));
	await expect(notice(page, "Flow imported successfully")).toBeVisible();
	await button(page, /^Undo: /).click();
	await button(page, "Generate Code").click();
	await page.getByText("Settings", { exact: true }).click();
	await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(title);
	await page.getByRole("textbox", { name: "Description" }).fill("Greets the page two times, if it has a title.");
	await button(page, "Save").click();
	await page.waitForURL(/\/manage-bookmarklets$/);
	await visitor.goto(`${hubOrigin()}/bookmarklet/${id}`);
	await expect(visitor.getByText("Greets the page two times, if it has a title.").first()).toBeVisible();
	await page.goto(`${hubOrigin()}/bookmarklet/${id}`);
	await expect(page.getByRole("link", { name: "Edit", exact: true })).toHaveAttribute("href", address);
	await expect(page.getByText("1.1.0").first()).toBeVisible();
	await visitor.context().close();
	expect(errors).toEqual([]);
});

test("a shared link opens the flow for somebody else, and a damaged one says so", { tag: "@soak" }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(`${hubOrigin()}/builder`);
	await untilLive(page);
	await page.getByRole("tab", { name: "Templates" }).click();
	await page.getByRole("button", { name: /^Table Data Scraper / }).click();
	await expect(notice(page, 'Loaded "Table Data Scraper" template')).toBeVisible();
	await button(page, "Share").click();
	await expect(notice(page, "Share link copied to clipboard!")).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	const other = await context.browser()?.newPage();
	if (other === undefined) throw new Error("The browser was closed.");
	await other.goto(link);
	await expect(notice(other, "The shared flow is open")).toBeVisible();
	await expect(other.getByText("Valid", { exact: true })).toBeVisible();
	expect(other.url()).toBe(`${hubOrigin()}/builder`);
	await other.goto(`${hubOrigin()}/builder#flow=broken!`);
	await expect(notice(other, "The flow could not be opened")).toBeVisible();
	await other.context().close();
});

test("a draft from the builder is only its owner's", { tag: "@soak" }, async ({ page }) => {
	const title = `Draft ${Date.now().toString(36)}`;
	await signIn(page, "Arthur Author");
	await page.goto(`${hubOrigin()}/builder`);
	await untilLive(page);
	await importInput(page).setInputFiles(flowFile(title, "Draft"));
	await expect(notice(page, "Flow imported successfully")).toBeVisible();
	await button(page, "Generate Code").click();
	await button(page, "Save as draft").click();
	await page.waitForURL(/\/manage-bookmarklets\?tab=drafts$/);
	await expect(page.getByRole("link", { name: `Edit ${title}` })).toBeVisible();
});
