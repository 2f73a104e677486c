import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";

const folder = fileURLToPath(new URL("../../hub-shell/public/", import.meta.url));
/** The color of paper, behind an icon that must not be transparent. */
const PAPER = "#fbf7ee";

interface Icon {
	/** Pixels. */
	readonly size: number;
	/** Part of the side that the mark takes. Systems cut a maskable icon to a circle of 80 % of its side. */
	readonly part: number;
	readonly background?: string;
}

/** Draws the mark of `favicon.svg` as PNG. */
async function draw(page: Page, { size, part, background }: Icon): Promise<Buffer> {
	const mark = (await readFile(`${folder}favicon.svg`)).toString("base64");
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(
		`<body style="margin: 0; display: grid; place-items: center; height: ${size}px; background: ${background ?? "transparent"}">
			<img alt="" src="data:image/svg+xml;base64,${mark}" style="width: ${part * 100}%">`,
	);
	await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
	return page.screenshot({ omitBackground: background === undefined });
}

/** Puts pictures in PNG into one file of icons (ICO with PNG entries, which browsers read since 2011). */
function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
	const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
	let offset = header.length + 16 * pictures.length;
	const entries = pictures.map(({ size, png }) => {
		const entry = Buffer.alloc(16);
		entry.set([size, size, 0, 0, 1, 0, 32, 0]);
		entry.writeUInt32LE(png.length, 8);
		entry.writeUInt32LE(offset, 12);
		offset += png.length;
		return entry;
	});
	return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

test("icons of the web app", async ({ page }) => {
	await mkdir(`${folder}icons`, { recursive: true });
	const files: Readonly<Record<string, Icon>> = {
		"app-192": { size: 192, part: 1 },
		"app-512": { size: 512, part: 1 },
		"maskable-512": { size: 512, part: 0.6, background: PAPER },
		"touch-180": { size: 180, part: 0.75, background: PAPER },
	};
	for (const [name, icon] of Object.entries(files))
		await writeFile(`${folder}icons/${name}.png`, await draw(page, icon));
	const pictures = [];
	for (const size of [16, 32, 48]) pictures.push({ size, png: await draw(page, { size, part: 1 }) });
	await writeFile(`${folder}favicon.ico`, icoOf(pictures));
});
