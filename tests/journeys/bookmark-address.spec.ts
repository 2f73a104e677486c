import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { openCodeTab, showCodeTab } from "../support/code-tab.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";

/** By itself as an address: the page is replaced by a word, and a second click is a SyntaxError. */
const WIPES = `// Counts the links.
const links = document.querySelectorAll("a");
document.documentElement.dataset.clicks = String(Number(document.documentElement.dataset.clicks ?? 0) + 1);
document.title = links.length + " links";
`;
const WRAPPED = `void function () {\n${WIPES}}.call(this);`;

const code = (page: Page) => page.getByRole("textbox", { name: "Bookmarklet Code" });
const hints = (page: Page) => page.getByRole("region", { name: "If somebody uses this code as a bookmark address" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const written = async (page: Page) => (await code(page).locator(".cm-line").allInnerTexts()).join("\n").trim();

async function write(page: Page, text: string): Promise<void> {
	await code(page).click();
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText(text);
}

async function describeScript(page: Page, title: string): Promise<void> {
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("Description").fill("Counts the links of the page and shows them in its title.");
	await page.getByLabel("Category").selectOption("productivity");
	await page.getByLabel("Tags").fill("links");
}

test("the editor warns of code that would wipe the page, and one click fixes it", { tag: "@soak" }, async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await openCodeTab(page);
	await write(page, WIPES);
	await expect(hints(page)).toContainText("“links” stays declared in the page");
	await expect(hints(page)).toContainText("Browsers replace the page by a text");
	await expectNoViolations(page, "hints for an address");
	await button(page, "Go to line 4 in the editor").click();
	await expect(page.locator("[data-pointed]")).toHaveText(/^document\.title/);
	await button(page, "Wrap in a function").click();
	await expect(page.getByText("The code is wrapped in a function. Undo takes it back.")).toBeVisible();
	await expect(hints(page)).toHaveCount(0);
	expect(await written(page)).toBe(WRAPPED);
	// The focus is in the editor already.
	await page.keyboard.press("Control+z");
	await expect(hints(page)).toBeVisible();
	expect(await written(page)).toBe(WIPES.trim());
	expect(errors).toEqual([]);
});

test("published without the fix, its drag link leaves the page in place on each click", async ({ page, context }) => {
	await signIn(page, "Arthur Author", "/create");
	await showCodeTab(page);
	await describeScript(page, "Count links for a bookmark");
	await write(page, WIPES);
	await button(page, "Create Bookmarklet").click();
	await page.waitForURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
	const address = await page.locator("a[data-drag-link]").first().getAttribute("href");
	const other = await context.newPage();
	const thrown: string[] = [];
	other.on("pageerror", (error) => thrown.push(error.message));
	await other.route("https://tea.example/", (route) =>
		route.fulfill({
			contentType: "text/html",
			body: '<h1>Tea</h1><a href="/green">Green</a><a id="bookmark">Bookmark</a>',
		}),
	);
	await other.goto("https://tea.example/");
	await other.locator("#bookmark").evaluate((link, href) => link.setAttribute("href", href ?? ""), address);
	for (const clicks of ["1", "2"]) {
		await other.locator("#bookmark").click();
		await expect(other.locator("html")).toHaveAttribute("data-clicks", clicks);
	}
	await expect(other.getByRole("heading", { name: "Tea" })).toBeVisible();
	await expect(other).toHaveTitle("2 links");
	expect(thrown).toEqual([]);
});

test("a script with a syntax error is stopped before it is published", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await signIn(page, "Arthur Author", "/create");
	await showCodeTab(page);
	await describeScript(page, "Broken count of links");
	await write(page, 'const links = 1;\nalert("links" links);\n');
	await button(page, "Create Bookmarklet").click();
	const stop = page.getByRole("alert").filter({ hasText: "Line 2, column 15: Unexpected token" });
	await expect(stop).toBeInViewport();
	await expect(stop.locator("xpath=..")).toBeFocused();
	await expectNoViolations(page, "a script that was stopped");
	expect(new URL(page.url()).pathname).toBe("/create");
	await button(page, "Go to line 2, column 15").click();
	await expect(code(page)).toBeFocused();
	// The cursor stands at the place.
	await page.keyboard.insertText("+ ");
	await expect(stop).toHaveCount(0);
	expect(await written(page)).toContain('alert("links" + links);');
	await write(page, "alert(1 2);");
	await button(page, "Save as draft").click();
	await page.waitForURL(`${hubOrigin()}/manage-bookmarklets?tab=drafts`);
	expect(errors).toEqual([]);
});
