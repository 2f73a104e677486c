import { expect, test } from "@playwright/test";
import { hubOrigin, scriptLinks, signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";

test.describe("the shell", () => {
	test("has a skip link to the content, and announces the current page", { tag: "@soak" }, async ({ page }) => {
		const errors = watchForErrors(page);
		await page.goto(hubOrigin());
		const skip = page.getByRole("link", { name: "Skip to content" });
		await skip.waitFor({ state: "attached" });
		await page.keyboard.press("Tab");
		await expect(skip).toBeFocused();
		await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
		await expect(page).toHaveTitle(/Explore Bookmarklets/);
		await expect(page.getByRole("banner").getByRole("link", { name: "Explore" })).toHaveAttribute(
			"aria-current",
			"page",
		);
		await page.goBack();
		await expect(page).toHaveURL(`${hubOrigin()}/`);
		expect(errors).toEqual([]);
	});

	test("focuses the search by / and opens palette and shortcuts by keys, but not while typing", {
		tag: "@soak",
	}, async ({ page }) => {
		await page.goto(hubOrigin());
		await untilLive(page);
		await page.keyboard.press("/");
		const search = page.getByRole("banner").getByRole("combobox");
		await expect(search).toBeFocused();
		await page.keyboard.type("a?/b");
		await expect(search).toHaveValue("a?/b");
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.keyboard.press("Control+k");
		await page.getByRole("dialog").getByRole("combobox").fill("categories");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: "Browse Categories" })).toBeVisible();
		await page.keyboard.press("?");
		await expect(page.getByRole("dialog", { name: /shortcuts/i })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	test("goes back and forward to where each page was left, over a reload and fragments, and the last of two clicks counts", async ({
		page,
	}) => {
		const errors = watchForErrors(page);
		const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
		const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
		const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
		/** Without scrolling to the link, as a mouse would. */
		const follow = (...names: string[]) =>
			page.evaluate((texts) => {
				const links = [...document.querySelectorAll<HTMLAnchorElement>("footer a")];
				for (const text of texts) links.find(({ textContent }) => textContent === text)?.click();
			}, names);
		await page.goto(`${hubOrigin()}/documentation`);
		// The links are the router's once React has the page.
		await untilLive(page);
		await scrollTo(700);
		await follow("FAQ");
		await expect(heading("FAQ")).toBeVisible();
		await expect.poll(scrolled).toBe(0);
		await scrollTo(300);
		await page.goBack();
		await expect(heading("Documentation")).toBeVisible();
		await expect.poll(scrolled).toBe(700);
		await page.goForward();
		await expect(heading("FAQ")).toBeVisible();
		await expect.poll(scrolled).toBe(300);
		await page.reload();
		await expect(heading("FAQ")).toBeVisible();
		await expect.poll(scrolled).toBe(300);
		await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="#main"]')?.click());
		await expect(page).toHaveURL(/#main$/);
		await page.goBack();
		await expect(page).toHaveURL(/\/faq$/);
		await expect.poll(scrolled).toBe(300);
		await follow("About", "Privacy Policy");
		await expect(heading("Privacy Policy")).toBeVisible();
		await expect(page).toHaveURL(/\/privacy$/);
		await page.goBack();
		await expect(heading("About")).toBeVisible();
		await page.goBack();
		await expect(heading("FAQ")).toBeVisible();
		await expect.poll(scrolled).toBe(300);
		expect(errors).toEqual([]);
	});

	test("opens the listing with the words of the header's search without scripts, too", { tag: "@soak" }, async ({
		browser,
	}) => {
		const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
		await plain.goto(hubOrigin());
		await plain.getByRole("banner").getByRole("combobox").fill("table csv");
		await plain.keyboard.press("Enter");
		await expect(plain).toHaveURL(`${hubOrigin()}/explore?search=table+csv`);
		await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
		await plain.context().close();
	});

	test("does what was pressed, chosen and typed before its code was there", async ({ page }) => {
		let release: () => void = () => undefined;
		const held = new Promise<void>((resolve) => (release = resolve));
		await page.route("**/assets/start-*.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(`${hubOrigin()}/faq`, { waitUntil: "commit" });
		await page.getByRole("main").getByRole("searchbox").fill("extension");
		await page.getByRole("contentinfo").locator("label", { hasText: "Dark" }).click();
		const all = await page.locator(".doc-answer").count();
		release();
		await untilLive(page);
		await expect(page.locator(".doc-answer")).not.toHaveCount(all);
		await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("extension");
		await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
		await page.unrouteAll();
	});

	test("keeps the chosen theme over a reload", { tag: "@soak" }, async ({ page }) => {
		await page.goto(hubOrigin());
		const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const light = await paper();
		await page.getByRole("contentinfo").getByRole("radio", { name: "Dark" }).press("Space");
		await expect.poll(paper).not.toBe(light);
		const dark = await paper();
		await page.reload();
		expect(await paper()).toBe(dark);
	});

	test("shows search and menu of a telephone as overlay and drawer", { tag: "@soak" }, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await signIn(page, "Arthur Author");
		await page.getByRole("banner").getByRole("button", { name: "Open menu" }).click();
		const drawer = page.getByRole("dialog", { name: "Menu" });
		for (const name of ["Explore", "Create", "My Profile", "My Bookmarklets"]) {
			await expect(drawer.getByRole("link", { name })).toBeVisible();
		}
		await expect(drawer.getByText("Arthur Author")).toBeVisible();
		await expect(drawer.getByRole("button", { name: "Log out" })).toBeVisible();
		await page.keyboard.press("Escape");
		await page.getByRole("banner").getByRole("button", { name: "Open search" }).click();
		await page.getByRole("dialog").getByPlaceholder("Search bookmarklets...").fill("outline");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/explore\?.*outline/);
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});

	test("answers an unknown path, and a script that does not exist, with the not-found page and status 404", async ({
		page,
	}) => {
		const unknown = await page.goto(`${hubOrigin()}/no/such/place`);
		expect(unknown?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
		await expect(page.getByRole("main").getByRole("link", { name: "Explore Bookmarklets" })).toHaveAttribute(
			"href",
			"/explore",
		);
		const script = await page.goto(`${hubOrigin()}/bookmarklet/00000000-0000-4000-8000-000000000000`);
		expect(script?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
	});

	test("says 'not connected' without the extension, and loads without a Content-Security-Policy report", async ({
		page,
	}) => {
		const reports: string[] = [];
		await page.exposeFunction("report", (text: string) => reports.push(text));
		await page.addInitScript(() => {
			document.addEventListener("securitypolicyviolation", (event) => {
				const report = Reflect.get(window, "report") as (text: string) => void;
				report(`${event.violatedDirective} ${event.blockedURI}`);
			});
		});
		await page.goto(hubOrigin());
		await expect(page.getByRole("banner").getByRole("link", { name: "Extension not connected" })).toBeVisible();
		await page.goto(`${hubOrigin()}/auth`);
		await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
		expect(reports).toEqual([]);
	});

	test("marks the five places that the tour points at", { tag: "@soak" }, async ({ page }) => {
		await signIn(page, "Arthur Author");
		const mark = (target: string) => page.locator(`[data-tour="${target}"]`).first();
		for (const target of ["explore", "create", "card", "security-badge"]) await expect(mark(target)).toBeVisible();
		await scriptLinks(page, "Recently Added").first().click();
		await expect(mark("share")).toBeVisible();
	});

	for (const [locale, direction] of [
		["en-XA", "ltr"],
		["ar-XB", "rtl"],
	]) {
		test(`shows every text of the home page in the pseudo-locale ${locale}`, { tag: "@soak" }, async ({ page }) => {
			await page.goto(`${hubOrigin()}/?locale=${locale}`);
			await expect(page.locator("html")).toHaveAttribute("dir", direction ?? "");
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			const english = ["Explore", "Sign In", "Why Scriptorium", "Featured Bookmarklets", "Privacy Policy"];
			for (const text of english) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow).toBeLessThanOrEqual(0);
		});
	}
});
