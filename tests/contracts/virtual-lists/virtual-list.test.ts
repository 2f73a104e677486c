import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { kitLayers } from "@scriptorium/build-config/vite/kit-layers";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { BROWSER_ARGS } from "../../support/browser-args.ts";

const ORIGIN = "https://lists.example";
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript" };
const root = fileURLToPath(new URL(".", import.meta.url));
const files = new Map<string, string | Uint8Array>();
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
	const built = await build({
		configFile: false,
		root,
		logLevel: "error",
		plugins: [kitLayers()],
		build: { write: false, minify: false },
	});
	if (!("output" in built)) throw new Error("The page was not built");
	for (const file of built.output) files.set(`/${file.fileName}`, file.type === "chunk" ? file.code : file.source);
	browser = await chromium.launch({
		executablePath: await findOrInstallChromium(),
		args: [...BROWSER_ARGS, "--disable-background-networking"],
	});
});
afterEach(() => context.close());
afterAll(() => browser.close());

interface Opened {
	readonly scroller: "page" | "around" | "list";
	readonly dir?: "rtl";
}

/** Opens a list of 1,000 rows on a phone. */
async function open({ scroller, dir }: Opened): Promise<Page> {
	context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
	const page = await context.newPage();
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	await page.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		const name = pathname === "/" ? "/index.html" : pathname;
		const body = files.get(name);
		if (body === undefined) return route.fulfill({ status: 404, body: "" });
		return route.fulfill({ body: Buffer.from(body), contentType: TYPES[extname(name)] ?? "" });
	});
	await page.goto(`${ORIGIN}/?scroller=${scroller}&dir=${dir ?? "ltr"}`);
	await expect.poll(() => page.locator("li[aria-setsize]").count()).toBeGreaterThan(5);
	expect(errors).toEqual([]);
	return page;
}

/** Rows in the page, those that can be seen, and whether they stand one below the other. */
const layout = (page: Page) =>
	page.evaluate(() => {
		const rows = [...document.querySelectorAll("li")].map((row) => ({
			number: Number(row.getAttribute("aria-posinset")),
			...row.getBoundingClientRect().toJSON(),
		}));
		const frame = document.querySelector("[data-scroller=list] .list, [data-scroller=around] .around");
		const { top, bottom } = frame?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
		const shown = rows.filter((row) => row.bottom > top && row.top < bottom);
		return {
			count: rows.length,
			shown: shown.map(({ number }) => number),
			gaps: shown.slice(1).map((row, at) => Math.round(row.top - (shown[at]?.bottom ?? 0))),
			widths: [...new Set(rows.map(({ width }) => Math.round(width)))],
			listWidth: Math.round(document.querySelector(".list")?.clientWidth ?? 0),
			hasSidewaysScroll: document.documentElement.scrollWidth > document.documentElement.clientWidth,
		};
	});
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const inView = (page: Page) =>
	page.evaluate(() => {
		const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
		return top >= 0 && bottom <= innerHeight;
	});

/** Ten swipes of a finger in the list. */
async function swipeUp(page: Page): Promise<void> {
	const cdp = await context.newCDPSession(page);
	const box = await page.locator(".list").boundingBox();
	const x = 195;
	const y = Math.round((box?.y ?? 0) + 250);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
		cdp.send("Input.dispatchTouchEvent", { type, touchPoints });
	for (let swipe = 0; swipe < 10; swipe++) {
		await touch("touchStart", [{ x, y }]);
		for (const by of [50, 100, 150, 200]) await touch("touchMove", [{ x, y: y - by }]);
		await touch("touchEnd", []);
	}
}

for (const scroller of ["page", "around", "list"] as const) {
	it(`shows the right rows wherever it is scrolled by ${scroller}, by keyboard and by touch`, async () => {
		const page = await open({ scroller });
		if (scroller === "list") {
			// It follows its end, so it begins there.
			await expect.poll(async () => (await layout(page)).shown.at(-1)).toBe(1000);
		} else {
			expect((await layout(page)).shown.slice(0, 2)).toEqual([1, 2]);
		}
		await page.locator("li[tabindex='0']").focus();
		await page.keyboard.press("Home");
		await expect.poll(() => focused(page)).toMatch(/^Row 1 /);
		for (const expected of [11, 21, 31]) {
			await page.keyboard.press("PageDown");
			await expect.poll(() => focused(page)).toMatch(new RegExp(`^Row ${expected} `));
		}
		await expect.poll(() => inView(page)).toBe(true);
		await page.keyboard.press("End");
		await expect.poll(() => focused(page)).toMatch(/^Row 1000 /);
		await expect.poll(async () => (await layout(page)).shown.at(-1)).toBe(1000);
		expect(await inView(page)).toBe(true);
		await page.keyboard.press("Home");
		await expect.poll(async () => (await layout(page)).shown[0]).toBe(1);

		await swipeUp(page);
		await expect.poll(async () => (await layout(page)).shown[0]).toBeGreaterThan(25);
		const after = await layout(page);
		expect(after.count).toBeLessThan(60);
		expect(new Set(after.gaps)).toEqual(new Set([8]));
		expect(after.widths).toHaveLength(1);
		expect(after.hasSidewaysScroll).toBe(false);
		// The focused row has left what is shown, but not the page.
		expect(await focused(page)).toMatch(/^Row 1 /);
		await page.keyboard.press("ArrowDown");
		await expect.poll(() => focused(page)).toMatch(/^Row 2 /);
		await expect.poll(() => inView(page)).toBe(true);
	});
}

it("stands right in a page that is read from the right, at the whole width", async () => {
	const page = await open({ scroller: "page", dir: "rtl" });
	const { widths, listWidth, gaps, hasSidewaysScroll } = await layout(page);
	expect(widths).toEqual([listWidth]);
	expect(new Set(gaps)).toEqual(new Set([8]));
	expect(hasSidewaysScroll).toBe(false);
});

it("stays at its newest row until the reader scrolls up", async () => {
	const page = await open({ scroller: "list" });
	const add = page.getByRole("button", { name: "Add a row" });
	await expect.poll(async () => (await layout(page)).shown.at(-1)).toBe(1000);
	await add.click();
	await expect.poll(async () => (await layout(page)).shown.at(-1)).toBe(1001);
	await page.locator(".list").hover();
	await page.mouse.wheel(0, -400);
	await expect.poll(async () => (await layout(page)).shown.at(-1)).toBeLessThan(1000);
	const { shown } = await layout(page);
	await add.click();
	await expect.poll(() => page.locator("li").first().getAttribute("aria-setsize")).toBe("1002");
	expect((await layout(page)).shown).toEqual(shown);
});

it("is printed whole", async () => {
	const page = await open({ scroller: "page" });
	await page.evaluate(() =>
		window.addEventListener("beforeprint", () =>
			queueMicrotask(() => {
				document.documentElement.dataset.printed = String(document.querySelectorAll("li").length);
			}),
		),
	);
	await page.pdf();
	await expect.poll(() => page.locator("html").getAttribute("data-printed")).toBe("1000");
	await expect.poll(async () => (await layout(page)).count).toBeLessThan(60);
});
