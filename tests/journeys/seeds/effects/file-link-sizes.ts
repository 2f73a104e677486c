import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

/** What the site answers to a question about each file; of the others it knows nothing. */
const answers: Readonly<Record<string, { status: number; headers: Record<string, string> }>> = {
	"report.pdf": { status: 200, headers: { "content-type": "application/pdf", "content-length": "2441000" } },
	"plans.ZIP": { status: 200, headers: { "content-type": "application/zip" } },
	"minutes.docx": { status: 200, headers: { "content-length": "81234", "content-encoding": "gzip" } },
	"viewer.pdf": { status: 200, headers: { "content-type": "text/html; charset=utf-8", "content-length": "900" } },
	"lost.csv": { status: 404, headers: {} },
	"moved.pdf": { status: 302, headers: { location: "https://other.example/moved.pdf" } },
	export: { status: 200, headers: { "content-length": "0" } },
	"inner.mp3": { status: 403, headers: {} },
	"far.pdf": { status: 200, headers: { "content-length": "512" } },
};

/** Answers for the site; returns what was asked, such as "HEAD /seeds/files/report.pdf". */
async function answerQuestions(page: Page): Promise<string[]> {
	const asked: string[] = [];
	await page.route(
		(url) => url.pathname.includes("/files/") || url.hostname === "other.example",
		async (route) => {
			const url = new URL(route.request().url());
			asked.push(`${route.request().method()} ${url.hostname === "other.example" ? url.href : url.pathname}`);
			await route.fulfill({ ...answers[url.pathname.split("/").at(-1) ?? ""] });
		},
	);
	return asked;
}

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	const asked = await answerQuestions(page);
	await open();
	const html = await page.content();
	const note = page.locator("#scriptorium-file-link-sizes").getByRole("status");
	const rest = async (id: string, words: string) => {
		await page.locator(`#${id}`).hover();
		await expect(note).toHaveText(words);
	};
	await rest("report", "PDF, 2.44 MB");
	const [link, box] = [await page.locator("#report").boundingBox(), await note.boundingBox()];
	expect(box?.x).toBeCloseTo((link?.x ?? 0) + (link?.width ?? 0), 0);
	expect(Math.abs((box?.y ?? 0) - (link?.y ?? 0))).toBeLessThan(10);
	await note.hover();
	await expect(note).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(note).toHaveCount(0);
	expect(await page.content()).toBe(html);

	await rest("plans", "ZIP, size not told");
	await rest("minutes", "DOCX, 81.2 kB to transfer");
	await rest("viewer", "A page, not a PDF file");
	await rest("lost", "CSV, but the site says that it is not there (404)");
	await rest("moved", "PDF, kept at another address");
	await rest("export", "XLSX, 0 byte");
	await rest("inner", "MP3, but you may not open it (403)");
	for (const id of ["elsewhere", "page"]) {
		await page.locator(`#${id}`).hover();
		await expect(note).toHaveCount(0);
	}

	// The keyboard: the note follows the focus, also where the focus scrolls the page.
	await page.locator("#page").focus();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Shift+Tab");
	await expect(note).toHaveText("XLSX, 0 byte");
	await page.locator("#inner").focus();
	await page.keyboard.press("Tab");
	await expect(note).toHaveText("PDF, 512 byte");
	await expect(note).toBeInViewport();
	await page.keyboard.press("Shift+Tab");
	await expect(note).toHaveText("MP3, but you may not open it (403)");
	await page.locator("#page").focus();
	await expect(note).toHaveCount(0);
	expect(await page.content()).toBe(html);

	const files = ["report.pdf", "plans.ZIP", "minutes.docx", "viewer.pdf", "lost.csv", "moved.pdf", "export"];
	expect(asked).toEqual([...files, "inner.mp3", "far.pdf"].map((file) => `HEAD /seeds/files/${file}`));
}
