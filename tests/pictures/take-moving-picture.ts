import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { hubOrigin } from "../support/hub.ts";
import { animatePictures, type Frame } from "./animate-pictures.ts";

test.use({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.625, colorScheme: "light" });

/** Milliseconds for which a step is shown, and the last one. */
const STEP_MS = 900;
const LAST_MS = 3_500;
const LETTER_MS = 140;

/** Shows where the mouse is: a picture of a page has no pointer. */
async function pointAt(page: Page, x: number, y: number): Promise<void> {
	await page.mouse.move(x, y);
	await page.evaluate(
		([left, top]) => {
			const pointer = document.querySelector("#pointer") ?? document.body.appendChild(document.createElement("div"));
			pointer.id = "pointer";
			pointer.setAttribute(
				"style",
				`position:fixed;z-index:9999;pointer-events:none;left:${left}px;top:${top}px;width:22px;height:22px;border-radius:50%;background:#a61f1b66;border:2px solid #a61f1b;translate:-50% -50%`,
			);
		},
		[x, y],
	);
}

/** `docs/pictures/try-it.png`: somebody looks for a script, opens it, and tries it. */
test("moving picture of the README", async ({ page }) => {
	const frames: Frame[] = [];
	const take = async (duration: number) => {
		await page.evaluate(() => document.fonts.ready);
		frames.push({ png: await page.screenshot({ animations: "disabled", caret: "hide" }), duration });
	};
	const point = async (locator: ReturnType<Page["locator"]>) => {
		const box = await locator.boundingBox();
		if (box === null) throw new Error("What is pointed at has no place.");
		await pointAt(page, box.x + Math.min(box.width / 2, 120), box.y + box.height / 2);
		await take(STEP_MS);
	};
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	await page.goto(hubOrigin());
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await take(STEP_MS);
	const search = page.getByRole("banner").getByRole("combobox", { name: "Search bookmarklets" });
	await point(search);
	await search.click();
	for (const letter of "outline") {
		await page.keyboard.type(letter);
		await take(LETTER_MS);
	}
	const found = page.getByRole("option").filter({ hasText: "Outline" }).first();
	await point(found);
	await found.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Outline");
	await take(STEP_MS);
	const start = page.getByRole("region", { name: "Try it" }).getByRole("button").first();
	await start.scrollIntoViewIfNeeded();
	await point(start);
	await start.click();
	await expect(page.getByRole("region", { name: "Try it" })).toContainText(/changed|added/i);
	await page.getByRole("region", { name: "Try it" }).evaluate((element) => element.scrollIntoView({ block: "center" }));
	await take(LAST_MS);
	const file = fileURLToPath(new URL("../../docs/pictures/try-it.png", import.meta.url));
	await writeFile(file, animatePictures(frames));
});
