import { expect, type Page, test } from "@playwright/test";
import { hubOrigin, signIn } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { unratedScripts } from "../support/unrated-scripts.ts";

const SCRIPT = "/samuel-oyelaran/table-to-csv";
const PERSON = "/samuel-oyelaran";
const PAGES = [
	"/",
	"/explore",
	"/latest",
	"/categories",
	"/category/media",
	SCRIPT,
	PERSON,
	"/about",
	"/faq",
	"/security",
	"/builder",
	"/create",
];

/** Opens an address until the page has its content: the server waits a second and a half for a busy database. */
async function openRendered(page: Page, path: string, beforeTry: () => void = () => undefined): Promise<void> {
	await expect(async () => {
		beforeTry();
		await page.goto(hubOrigin() + path);
		await expect(page.locator("#hub-queries")).toBeAttached({ timeout: 500 });
	}).toPass();
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("home and Explore have their cards, and the search works", async ({ page }) => {
		await openRendered(page, "/");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		const featured = page.getByRole("list", { name: "Featured Bookmarklets" }).getByRole("listitem");
		expect(await featured.count()).toBeGreaterThanOrEqual(8);
		await page.getByRole("link", { name: "Explore Bookmarklets" }).click();
		await expect(page).toHaveURL(/\/explore$/);
		await expect(page.getByRole("heading", { level: 1, name: "Explore Bookmarklets" })).toBeVisible();
		const cards = page.getByRole("list", { name: "Scripts" }).getByRole("listitem");
		expect(await cards.count()).toBeGreaterThanOrEqual(12);
		const search = page.getByRole("banner").getByRole("combobox");
		await search.fill("table");
		await search.press("Enter");
		await expect(page).toHaveURL(/\/explore\?.*table/);
		await expect(cards.filter({ hasText: "Table to CSV" }).first()).toBeVisible();
	});

	test("a script has its title, description, rating and code, and can be installed", async ({ page }) => {
		// A page without JavaScript keeps the rating that there was when it was made.
		await expect.poll(unratedScripts, { timeout: 60_000 }).not.toContain("Table to CSV");
		await openRendered(page, SCRIPT);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 1, name: "Table to CSV" })).toBeVisible();
		await expect(main.getByText(/^Saves any table of a page as a CSV file/)).toBeVisible();
		await expect(main.getByText(/^Low Risk/).first()).toBeVisible();
		await expect(main.locator('a[href^="javascript:"]').first()).toBeVisible();
		await expect(main.getByText(/createObjectURL|querySelectorAll|function/).first()).toBeVisible();
	});
});

test("the browser takes over the page as it is: the same elements, no question to the database, nothing in the console", async ({
	page,
}) => {
	const problems: string[] = [];
	const questions: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
	});
	page.on("pageerror", (error) => problems.push(error.message));
	page.on("request", (request) => {
		if (/\/(?:rest|auth|functions)\/v1\//.test(request.url())) questions.push(request.url());
	});
	// The page of a script without a rating asks for it again and again.
	await expect.poll(unratedScripts, { timeout: 60_000 }).not.toContain("Table to CSV");
	for (const path of PAGES) {
		await openRendered(page, path, () => {
			problems.length = 0;
			questions.length = 0;
		});
		// The content is there before the code is: React takes over these very elements.
		await page.evaluate(() => document.querySelector("main h1")?.setAttribute("data-server", ""));
		await page.waitForLoadState("networkidle");
		await expect(page.locator("main h1[data-server]"), path).toBeVisible();
		const isTakenOver = () =>
			page.evaluate(() =>
				Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__react")),
			);
		await expect.poll(isTakenOver, path).toBe(true);
		expect(problems, path).toEqual([]);
		// The create page asks which ideas are popular, and whether there is a model.
		if (path !== "/create") expect(questions, path).toEqual([]);
	}
});

for (const width of [390, 1280]) {
	test(`nothing moves while a page becomes alive, nor when it is read to its end, at ${width} px`, {
		tag: "@soak",
	}, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.addInitScript(() => {
			let sum = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
					if (!entry.hadRecentInput) sum += entry.value;
				document.documentElement.dataset.shifts = String(sum);
			}).observe({ type: "layout-shift", buffered: true });
		});
		const moved: Record<string, number> = {};
		for (const path of PAGES) {
			await openRendered(page, path);
			await page.waitForLoadState("networkidle");
			await page.mouse.wheel(0, 20_000);
			await page.waitForLoadState("networkidle");
			moved[path] = Number(await page.evaluate(() => document.documentElement.dataset.shifts ?? "0"));
		}
		expect(Object.entries(moved).filter(([, sum]) => sum > 0.02)).toEqual([]);
	});
}

test("the header is where it stays, for a visitor and for somebody signed in", { tag: "@soak" }, async ({ page }) => {
	const places = () =>
		page
			.getByRole("banner")
			.locator("a:visible")
			.evaluateAll((links) =>
				links.map((link) => {
					const { left, width } = link.getBoundingClientRect();
					return `${link.textContent || link.getAttribute("aria-label")} at ${left}, ${width} wide`;
				}),
			);
	for (const enter of [null, () => signIn(page, "Rita Reader")]) {
		await enter?.();
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		await page.route(/\/assets\/(?!before-paint)[^/]+\.js$/, async (route) => {
			await held;
			await route.fallback();
		});
		// Its code is held back, and with it the end of the load.
		await page.goto(`${hubOrigin()}/faq`, { waitUntil: "commit" });
		await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
		// Measuring does not wait for style sheets, as painting does.
		await page.waitForFunction(() =>
			[...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
		);
		// The stand-in for a font that has not come is a little wider.
		await page.evaluate(() => document.fonts.ready);
		const served = await places();
		expect(served.join()).toContain(enter ? "Create" : "Sign In");
		release();
		await untilLive(page);
		await page.waitForLoadState("networkidle");
		expect(await places()).toEqual(served);
		await page.unrouteAll({ behavior: "wait" });
	}
});

test("the content stays and its links work while the code of the screen is on its way", { tag: "@soak" }, async ({
	page,
}) => {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/remotes\/catalogue\/.*\.js$/, async (route) => {
		await held;
		await route.fallback();
	});
	await openRendered(page, "/explore");
	await expect(page.getByRole("list", { name: "Scripts" }).getByRole("listitem").first()).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Explore Bookmarklets" })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "Builder" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Visual Script Builder" })).toBeVisible();
	release();
});

test("a page from the history of the browser asks again", { tag: "@soak" }, async ({ page }) => {
	await openRendered(page, SCRIPT);
	await page.waitForLoadState("networkidle");
	// Another document, so that the way back is not one within the page.
	await page.goto(`${hubOrigin()}/robots.txt`);
	await page.route("**/rest/v1/rpc/get_script*", async (route) => {
		const answer = await route.fetch();
		const rows = (await answer.json()) as { title: string }[];
		await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, title: "Another title since" })) });
	});
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1, name: "Another title since" })).toBeVisible();
});

test("somebody signed in sees what came with the page, and then what they may see", async ({ page }) => {
	await signIn(page, "Rita Reader");
	await page.route("**/rest/v1/rpc/get_script*", async (route) => {
		const answer = await route.fetch();
		const rows = (await answer.json()) as { title: string }[];
		await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, title: "Another title since" })) });
	});
	await page.goto(hubOrigin() + SCRIPT);
	await expect(page.getByRole("heading", { level: 1, name: "Another title since" })).toBeVisible();
});
