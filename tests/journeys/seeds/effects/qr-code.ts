import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

interface KnownCodes {
	readonly codes: readonly { readonly text: string; readonly rows: readonly string[] }[];
}

const knownFile = new URL("../../../fixtures/seeds/qr-code-known.json", import.meta.url);

/** Clear modules around the code, as the standard asks for. */
const quiet = 4;

/** The modules as they are drawn, a row in each text, without the quiet zone. */
const readSvg = (picture: Locator) =>
	picture.evaluate((svg, margin) => {
		const size = Number(svg.getAttribute("viewBox")?.split(" ")[3]);
		const runs = svg.lastElementChild?.getAttribute("d")?.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [];
		const rows = Array.from({ length: size }, () => "0".repeat(size));
		for (const [, x, y, width] of runs) {
			const row = rows[Number(y)] ?? "";
			rows[Number(y)] = row.slice(0, Number(x)) + "1".repeat(Number(width)) + row.slice(Number(x) + Number(width));
		}
		return rows.slice(margin, -margin).map((row) => row.slice(margin, -margin));
	}, quiet);

/** The modules as they were saved: the colour in the middle of each, and what is asked of the corners. */
const readPng = (page: Page, base64: string, size: number) =>
	page.evaluate(
		async ({ source, modules, margin }) => {
			const image = new Image();
			image.src = `data:image/png;base64,${source}`;
			await image.decode();
			const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
			const brush = canvas.getContext("2d");
			brush?.drawImage(image, 0, 0);
			const module = image.width / (modules + 2 * margin);
			const middle = (place: number) => Math.floor((place + margin + 0.5) * module);
			const isDark = (x: number, y: number) => brush?.getImageData(middle(x), middle(y), 1, 1).data[0] === 0;
			const places = Array.from({ length: modules }, (_, place) => place);
			const rows = places.map((y) => places.map((x) => (isDark(x, y) ? "1" : "0")).join(""));
			return { rows, width: image.width, corner: [...(brush?.getImageData(0, 0, 1, 1).data ?? [])] };
		},
		{ source: base64, modules: size, margin: quiet },
	);

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	const { codes }: KnownCodes = JSON.parse(await readFile(knownFile, "utf8"));
	await open();
	const html = await page.content();
	await page.locator("#book").focus();
	await run();
	const panel = page.getByRole("dialog", { name: "QR Code" });
	const field = panel.getByLabel("Text or address");
	const picture = panel.getByRole("img");
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(page.url());
	await expect(picture).toHaveAttribute("aria-label", `QR code: ${page.url()}`);

	for (const { text, rows } of codes) {
		await field.fill(text);
		expect(await readSvg(picture)).toEqual(rows);
	}
	const { rows = [] } = codes.at(-1) ?? {};
	const [png] = await Promise.all([
		page.waitForEvent("download"),
		panel.getByRole("button", { name: "Save PNG" }).click(),
	]);
	expect(png.suggestedFilename()).toBe("qr-code.png");
	const drawn = await readPng(page, (await readFile(await png.path())).toString("base64"), rows.length);
	expect(drawn.rows).toEqual(rows);
	expect(drawn.width).toBeGreaterThanOrEqual(1000);
	expect(drawn.corner).toEqual([255, 255, 255, 255]);
	const [svg] = await Promise.all([
		page.waitForEvent("download"),
		panel.getByRole("button", { name: "Save SVG" }).click(),
	]);
	expect(svg.suggestedFilename()).toBe("qr-code.svg");
	expect(await readFile(await svg.path(), "utf8")).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);

	await field.fill("ä".repeat(1165));
	expect(await readSvg(picture)).toHaveLength(177);
	await field.fill("ä".repeat(1166));
	await expect(panel.getByRole("status")).toHaveText("Too long: 2332 of 2331 bytes");
	await expect(picture).toHaveCount(0);
	await expect(panel.getByRole("button", { name: "Save PNG" })).toBeDisabled();
	await field.fill("");
	await expect(panel.getByRole("status")).toHaveText("Write something to see its code");

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#book")).toBeFocused();
	expect(await page.content()).toBe(html);

	await page.locator("#words").selectText();
	await run();
	await expect(field).toHaveValue("Monday to Friday, nine to six.");
	await run();
	await expect(panel).toHaveCount(0);
}
