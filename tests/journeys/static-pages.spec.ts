import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn } from "../support/hub.ts";

/** Route, title, and how many parts the specification counts. */
const PAGES = [
	["/documentation", "Documentation", 8],
	["/tutorials", "Tutorials", 6],
	["/faq", "FAQ", 15],
	["/about", "About", 5],
	["/terms", "Terms of Service", 13],
	["/privacy", "Privacy Policy", 12],
] as const;

test("every static page is in the footer, and complete on a phone, with and without scripts", { tag: "@soak" }, async ({
	page,
	browser,
}) => {
	const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(hubOrigin());
	for (const [path, title, parts] of PAGES) {
		await page.getByRole("contentinfo").getByRole("link", { name: title, exact: true }).click();
		await expect(page).toHaveURL(hubOrigin() + path);
		await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
		await expect(page.locator(".doc-section, .doc-answer")).toHaveCount(parts);
		await expectNoViolations(page, path);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, path).toBeLessThanOrEqual(0);
		await plain.goto(hubOrigin() + path);
		await expect(plain.locator(".doc-section, .doc-answer")).toHaveCount(parts);
		await expect(plain).toHaveTitle(`${title} · Scriptorium`);
	}
	await plain.context().close();
});

test("Security & Trust has its whole text without scripts, and the same sections as the screen", {
	tag: "@soak",
}, async ({ page, browser }) => {
	const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
	await page.goto(`${hubOrigin()}/security`);
	await plain.goto(`${hubOrigin()}/security`);
	const headings = page.getByRole("main").getByRole("heading", { level: 2 });
	await expect(headings).toHaveCount(5);
	const served = plain.getByRole("main");
	await expect(served.getByRole("heading", { level: 2 })).toHaveText(await headings.allTextContents());
	for (const text of await page.getByRole("main").locator("p, dd, li").allTextContents()) {
		await expect(served).toContainText(text.slice(-60));
	}
	await expect(served.getByRole("link", { name: "Open the scorecard" })).toHaveAttribute("href", "/security/scorecard");
	await plain.context().close();
});

test("the server's text stays where it is when the screen takes its place", { tag: "@soak" }, async ({
	page,
	browser,
}) => {
	const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
	for (const width of [390, 1280]) {
		for (const target of [page, plain]) await target.setViewportSize({ width, height: 900 });
		for (const path of ["/terms", "/faq"]) {
			await page.goto(hubOrigin() + path);
			await expect(page.locator(".opening-words")).toHaveCount(0);
			await plain.goto(hubOrigin() + path);
			const places = [page, plain].map(async (target) => {
				const { x = -1, y = -1 } = (await target.locator(".doc-section, .doc-answer").first().boundingBox()) ?? {};
				return [Math.round(x), Math.round(y)];
			});
			const [shown, served] = await Promise.all(places);
			expect(served, `${path} at ${width}`).toEqual(shown);
		}
	}
	await plain.context().close();
});

test("an answer of the FAQ is found by its words, opened by its link, and is the address once it is open", {
	tag: "@soak",
}, async ({ page }) => {
	await page.goto(`${hubOrigin()}/faq#risk-levels`);
	await expect(page.getByText("the analysis reached no result; that never counts")).toBeVisible();
	await page.getByLabel("Search the answers").fill("recorder passwords");
	await expect(page.getByText("1 answer found")).toBeVisible();
	await page.getByText("Does the recorder see my passwords?").click();
	await expect(page.getByText("It does not record them.")).toBeVisible();
	await expect(page).toHaveURL(/\/faq#passwords-recorded$/);
	await expectNoViolations(page, "an answer");
});

test("a tutorial shows its pictures and keeps what is done", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/tutorials#first-bookmarklet`);
	const lesson = page.locator("#first-bookmarklet");
	await expect(lesson.getByText("Beginner")).toBeVisible();
	const picture = lesson.getByRole("img").first();
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
	await lesson.getByRole("checkbox", { name: "Step 1 is done" }).check();
	await expect(lesson.getByText("1 of 4 steps done")).toBeVisible();
	await page.reload();
	await expect(lesson.getByText("1 of 4 steps done")).toBeVisible();
	await expectNoViolations(page, "a tutorial");
});

test("a message to the operator is stored; what a program fills in is not", async ({ page }) => {
	await page.goto(`${hubOrigin()}/contact`);
	const subject = `Hello ${Date.now()}`;
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByText("Name is required.")).toBeVisible();
	await expect(page.getByLabel("Name")).toBeFocused();
	await page.getByLabel("Name").fill("Nora");
	await page.getByLabel("Email").fill("nora@example.org");
	await page.getByLabel("Subject").fill(subject);
	await page.getByLabel("Category").selectOption("security");
	await page.getByLabel("Message", { exact: true }).fill("Is this thing on?");
	await page.reload();
	await expect(page.getByLabel("Subject")).toHaveValue(subject);
	await page.getByRole("button", { name: "Send Message" }).click();
	await expect(page.getByText("Message sent successfully! We'll get back to you soon.").first()).toBeVisible();
	await expect(page.getByLabel("Subject")).toHaveValue("");

	// Signed in, name and address are there.
	await signIn(page, "Ada Admin");
	await page.goto(`${hubOrigin()}/contact`);
	await expect(page.getByLabel("Name")).toHaveValue("Ada Admin");
	const answer = page.waitForResponse((response) => response.url().includes("/rpc/send_contact_message"));
	await page.getByLabel("Subject").fill(`${subject} from a program`);
	await page.getByLabel("Message", { exact: true }).fill("Buy this");
	await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
		input.value = "https://spam.example";
	});
	await page.getByRole("button", { name: "Send Message" }).click();
	const sent = await answer;
	expect(sent.status()).toBe(204);
	// Administrators read it in the panel, where only the first one is, and close it once it is answered.
	await page.goto(`${hubOrigin()}/admin?tab=messages`);
	const inbox = page.getByRole("list", { name: "Messages" });
	const item = inbox.getByRole("listitem").filter({ hasText: subject });
	await expect(item).toHaveCount(1);
	await expect(item).toContainText("Is this thing on?");
	await expect(item.getByText("Security", { exact: true })).toBeVisible();
	await expect(item.getByRole("link", { name: /^Reply by e-mail/ })).toHaveAttribute(
		"href",
		`mailto:nora@example.org?subject=${encodeURIComponent(`Re: ${subject}`)}`,
	);
	await expectNoViolations(page, "messages to the operator");
	await item.getByRole("button", { name: /^Mark as answered/ }).click();
	await expect(page.getByText("Message marked as answered").first()).toBeVisible();
	await expect(item).toHaveCount(0);
	await page.getByRole("combobox", { name: "Show" }).selectOption("handled");
	await expect(item).toHaveCount(1);
});
