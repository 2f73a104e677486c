import { expect, type Page, test } from "@playwright/test";
import { openCodeTab } from "../support/code-tab.ts";
import { hubOrigin, signInWithGoogle } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";

const SCRIPT = "/samuel-oyelaran/sortable-tables";
const PROSE = ["/documentation", "/tutorials", "/faq", "/about", "/terms", "/privacy", "/contact", "/security"];
const OTHERS = ["/security/scorecard", "/extension", "/performance", "/accessibility", "/explore"];

async function open(page: Page, path: string): Promise<void> {
	await page.goto(hubOrigin() + path);
	await untilLive(page);
}

test("the page of a script is complete on paper, and nothing of the screen is on it", { tag: "@soak" }, async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await open(page, SCRIPT);
	const code = await (await page.request.get(`${hubOrigin()}/api/v1/search?q=sortable`)).json();
	const { code: source } = await (await page.request.get(code.items[0].url)).json();
	// Somebody uses the page: its parts become alive. The editor has only the lines in view.
	await page.getByRole("heading", { name: /^Code/ }).hover();
	await expect(page.getByRole("button", { name: /^Search in the code/ })).toBeVisible();
	await page.emulateMedia({ media: "print" });
	const lines = page.getByRole("main").locator("pre[data-on-paper] > code");
	await expect(lines).toHaveText(String(source).split("\n"), { useInnerText: false });
	for (const hidden of ["header:has(nav)", "footer", "button", "a[href='#main']"]) {
		await expect(page.locator(`${hidden} >> visible=true`), hidden).toHaveCount(0);
	}
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
	// A4 without its margins: nothing is cut at the right edge.
	await page.setViewportSize({ width: 680, height: 900 });
	const overflow = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(overflow).toBeLessThanOrEqual(0);
	// The browser itself lays it out: a script of 250 lines needs more than three pages of code alone.
	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThan(4);
	await page.emulateMedia({ media: "screen" });
	await expect(lines).toHaveCount(0);
});

test("answers that are folded on the screen are open on paper", { tag: "@soak" }, async ({ page }) => {
	await open(page, "/faq");
	const answer = page.getByText("A bookmark whose address is a small program");
	await expect(answer).toBeHidden();
	await page.emulateMedia({ media: "print" });
	await expect(answer).toBeVisible();
	await expect(page.getByRole("searchbox")).toBeHidden();
});

test("all static pages begin at the left edge of the header", { tag: "@soak" }, async ({ page }) => {
	for (const width of [390, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const edges = new Set<number>();
		for (const path of [...PROSE, ...OTHERS]) {
			await open(page, path);
			const title = await page.getByRole("main").getByRole("heading", { level: 1 }).boundingBox();
			edges.add(Math.round(title?.x ?? -1));
		}
		const logo = await page.getByRole("banner").getByRole("link", { name: "Scriptorium" }).boundingBox();
		expect([...edges], `${width} pixels wide`).toEqual([Math.round(logo?.x ?? -2)]);
	}
});

test("the header leads to the builder at every width, and the search keeps its placeholder", { tag: "@soak" }, async ({
	page,
}) => {
	for (const width of [768, 830, 899, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await open(page, "/about");
		await expect(page.getByRole("banner").getByRole("link", { name: "Builder" })).toBeVisible();
		const isCut = await page
			.getByRole("banner")
			.getByRole("combobox")
			.evaluate((field) => {
				if (!(field instanceof HTMLInputElement)) return true;
				const { font, paddingLeft, paddingRight } = getComputedStyle(field);
				const pen = document.createElement("canvas").getContext("2d");
				if (!pen) return true;
				pen.font = font;
				const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
				return pen.measureText(field.placeholder).width > room;
			});
		expect(isCut, `${width} pixels wide`).toBe(false);
	}
});

test("letters typed before the palette is there are in its field, and the next opening replaces them", {
	tag: "@soak",
}, async ({ page }) => {
	let release: () => void = () => undefined;
	const gate = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/palette-and-audit-.*\.js$/, async (route) => {
		await gate;
		await route.continue();
	});
	await open(page, "/about");
	await page.keyboard.press("Control+k");
	await page.keyboard.type("dark/");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	release();
	const field = page.getByRole("dialog").getByRole("combobox");
	await expect(field).toHaveValue("dark/");
	await page.keyboard.press("Escape");
	await expect(field).toHaveCount(0);
	await page.keyboard.press("Control+k");
	await expect(field).toHaveValue("dark/");
	await page.keyboard.type("q");
	await expect(field).toHaveValue("q");
});

test("notices stand above the question for consent, and the editor's ring below bars", { tag: "@soak" }, async ({
	page,
}) => {
	await signInWithGoogle(page, "Rita Reader");
	await open(page, SCRIPT);
	const question = page.getByRole("region", { name: "Usage statistics" });
	await expect(question).toBeVisible();
	await page.getByRole("button", { name: /^Copy the code/ }).click();
	const notice = page.locator("[data-sonner-toast]");
	await expect(notice.first()).toHaveAttribute("data-mounted", "true");
	await expect(async () => {
		const [above, below] = await Promise.all([notice.first().boundingBox(), question.boundingBox()]);
		expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
	}).toPass();
	await openCodeTab(page);
	// Until the code of the editor is there, a plain text box of the same name stands in its place.
	const editor = page.locator(".cm-editor").getByRole("textbox", { name: "Bookmarklet Code" });
	await editor.click();
	const layers = await editor.evaluate((element) => {
		const frame = element.closest(".cm-editor");
		const header = document.querySelector("header");
		const layer = (of: Element | null, part?: string) => Number(of && getComputedStyle(of, part).zIndex);
		return { ring: layer(frame, "::after"), header: layer(header) };
	});
	expect(layers.ring).toBeGreaterThan(0);
	expect(layers.ring).toBeLessThan(layers.header);
});
