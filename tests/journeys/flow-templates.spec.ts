import { expect, type Page, test } from "@playwright/test";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import { flowTemplates } from "@scriptorium/flow/templates/flow-templates";

const ORIGIN = "https://shop.test";

/** Opens a page of a site of its own, and collects what its dialogs say. */
async function open(page: Page, body: string, answer = ""): Promise<string[]> {
	const said: string[] = [];
	page.on("dialog", (dialog) => {
		said.push(dialog.message());
		void dialog.accept(answer);
	});
	await page.route(`${ORIGIN}/**`, (route) =>
		route.fulfill({ contentType: "text/html", body: `<!doctype html><title>Tea & Co</title><body>${body}` }),
	);
	await page.goto(`${ORIGIN}/tea`);
	return said;
}

/** Runs the bookmarklet of a template. */
async function run(page: Page, id: string): Promise<void> {
	const template = flowTemplates.find((each) => each.id === id);
	if (template === undefined) throw new Error(`There is no template ${id}.`);
	const generated = generateScript(template.flow, { ...DEFAULT_SETTINGS, ...template.settings }, "bookmarklet");
	if (!generated.ok) throw new Error(generated.error.message);
	// As a tag: a bookmarklet is not waited for either.
	await page.evaluate((code) => {
		const tag = document.createElement("script");
		tag.textContent = code;
		document.head.append(tag);
	}, generated.value.code);
}

test("auto form filler fills in the empty fields for name, email, phone and message, and sends nothing", {
	tag: "@soak",
}, async ({ page }) => {
	const said = await open(
		page,
		`<form onsubmit="document.title = 'sent'"><input name="name"><input type="email" value="old@example.com">
		<input type="tel"><textarea></textarea><button>Send</button></form>`,
	);
	await run(page, "auto-form-filler");
	await expect.poll(() => said).toEqual(["The form is filled in. Check it before you send it."]);
	const values = await page
		.locator("input, textarea")
		.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
	expect(values).toEqual(["Jane Doe", "old@example.com", "+1 555 0100", "Hello!"]);
	expect(await page.title()).toBe("Tea & Co");
	await run(page, "auto-form-filler");
	await expect.poll(() => said.at(-1)).toBe("This page has no empty field for a name, an email, a phone or a message.");
});

test("table data scraper copies the rows of all tables as CSV, and says when there are none", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const said = await open(
		page,
		`<table><tr><th>Tea</th><th>Price</th></tr><tr><td>Green, "fine"</td><td>3</td></tr></table>
		<table><tr><td>Last</td></tr></table>`,
	);
	await run(page, "table-data-scraper");
	await expect.poll(() => said).toEqual(["The rows of the tables are in the clipboard, as CSV."]);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		'"Tea","Price"\r\n"Green, ""fine""","3"\r\n\r\n"Last"\r\n',
	);
	await page.evaluate(() => document.body.replaceChildren());
	await run(page, "table-data-scraper");
	await expect.poll(() => said.at(-1)).toBe("This page has no table.");
});

test("page change monitor looks 10 times, 5 seconds apart, and tells each change once", { tag: "@soak" }, async ({
	page,
}) => {
	await page.clock.install();
	const said = await open(page, "<p>Sold out</p>");
	const logged: string[] = [];
	page.on("console", (message) => logged.push(message.text()));
	await run(page, "page-change-monitor");
	const same = "The page is the same as before.";
	const after = async (count: number) => {
		await page.clock.runFor(5000);
		await expect.poll(() => logged.length + said.length).toBe(count);
	};
	await after(1);
	await page.evaluate(() => document.querySelector("p")?.replaceChildren("In stock"));
	await after(2);
	expect([said, logged]).toEqual([["The page has changed."], [same]]);
	for (let turn = 3; turn <= 9; turn += 1) await after(turn);
	// After the tenth turn it says that it ends.
	await after(11);
	expect(logged).toEqual([...Array.from({ length: 9 }, () => same), "The page is no longer watched."]);
	expect(said).toHaveLength(1);
});

test("quick social share opens the form of the chosen network with the page's address", { tag: "@soak" }, async ({
	page,
	context,
}) => {
	await context.route(/x\.com|facebook\.com|linkedin\.com/, (route) => route.fulfill({ body: "shared" }));
	const said = await open(page, "<p>Tea</p>", "3");
	const opened = context.waitForEvent("page");
	await page.locator("p").click();
	await run(page, "quick-social-share");
	const address = encodeURIComponent(`${ORIGIN}/tea`);
	expect((await opened).url()).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${address}`);
	expect(said).toEqual(["Share this page on: 1 X, 2 Facebook, 3 LinkedIn"]);
});

test("shopping price tracker keeps the last 50 prices and tells a change", { tag: "@soak" }, async ({ page }) => {
	const said = await open(page, `<span itemprop="price">3.00</span>`);
	const kept = () =>
		page.evaluate(() =>
			(JSON.parse(localStorage.getItem("price-history /tea") ?? "[]") as { price: string }[]).map(({ price }) => price),
		);
	await run(page, "shopping-price-tracker");
	await expect.poll(() => said).toEqual(["Price 3.00: 1 kept, at most 50."]);
	await page.evaluate(() => {
		const entries = Array.from({ length: 50 }, (_, at) => ({ price: String(at) }));
		localStorage.setItem("price-history /tea", JSON.stringify(entries));
	});
	await run(page, "shopping-price-tracker");
	await expect.poll(() => said[1]).toBe("The price was 49 and is now 3.00.");
	expect(await kept()).toEqual([...Array.from({ length: 49 }, (_, at) => String(at + 1)), "3.00"]);
	await page.evaluate(() => document.body.replaceChildren());
	await run(page, "shopping-price-tracker");
	await expect.poll(() => said[2]).toBe("No price was found on this page. Nothing is kept.");
	expect(await kept()).toHaveLength(50);
});

test("developer quick tools outline the page, mark images without alternative text, and count its parts", {
	tag: "@soak",
}, async ({ page }) => {
	const said = await open(page, `<h1>Tea</h1><img alt="A cup"><img><a href="/">Home</a>`);
	await run(page, "developer-quick-tools");
	await expect.poll(() => said[0]).toContain("Images: 2, without alternative text: 1");
	expect(said[0]).toContain("Links: 1\nHeadings: 1");
	await expect(page.locator("#developer-quick-tools-outline")).toHaveCount(1);
	const borders = await page
		.locator("img")
		.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).style.borderStyle));
	expect(borders).toEqual(["", "dashed"]);
	await run(page, "developer-quick-tools");
	await expect(page.locator("#developer-quick-tools-outline")).toHaveCount(0);
});
