import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, expect, test, type ViewportSize } from "@playwright/test";
import { unzipSync } from "fflate";
import { openExtensionBrowser } from "../support/extension.ts";
import {
	FIRST_VISITS,
	laterPartsOf,
	listWeights,
	PHONE,
	stableName,
	totalOf,
	WIDE_SCREEN,
} from "../support/first-visit-budget.ts";
import { hubOrigin, scriptLinks, signInWithGoogle } from "../support/hub.ts";
import { unratedScripts } from "../support/unrated-scripts.ts";
import { type FirstLoad, openAndSettle, QUESTION, recordAsked, visitFirst } from "../support/visit.ts";

/**
 * Visits a page with an empty cache. Repeated until the server was quick enough to answer the questions of the page, all but `allowed`:
 * it waits for a busy database for a limited time only.
 */
async function visitAnswered(
	browser: Browser,
	viewport: ViewportSize,
	path: string,
	allowed: readonly string[],
): Promise<FirstLoad["scripts"]> {
	let scripts: FirstLoad["scripts"] = new Map();
	await expect(async () => {
		const context = await browser.newContext({ viewport });
		try {
			const page = await context.newPage();
			const load = await visitFirst(page, hubOrigin() + path);
			if (path === "/") {
				await expect(scriptLinks(page, "Featured Bookmarklets")).not.toHaveCount(0);
				await expect(scriptLinks(page, "Recently Added")).toHaveCount(8);
			}
			scripts = load.scripts;
			expect(load.questions.filter((question) => !allowed.includes(question))).toEqual([]);
		} finally {
			await context.close();
		}
	}, `the page ${path} comes with its data`).toPass();
	return scripts;
}

test("a first visit comes with its data, and loads the scripts of its page within the budget", async ({ browser }) => {
	await expect.poll(unratedScripts, { timeout: 60_000 }).not.toContain("Table to CSV");
	for (const { path, maxBytes, maxWideBytes, without, questions } of FIRST_VISITS) {
		for (const [viewport, max] of [
			[PHONE, maxBytes],
			[WIDE_SCREEN, maxWideBytes],
		] as const) {
			const scripts = await visitAnswered(browser, viewport, path, questions);
			if (path === "/") expect([...scripts.keys()].map(stableName)).toContain("/remotes/catalogue/assets/home-page.js");
			const weights = new Map([...scripts].map(([file, { bytes }]) => [file, bytes]));
			const report = `${path} at ${viewport.width} px may load ${max}: ${listWeights(weights)}`;
			expect.soft(totalOf(weights), report).toBeLessThanOrEqual(max);
			if (viewport === PHONE) {
				const later = [...scripts].flatMap(([file, { text }]) =>
					laterPartsOf(file, text).map((part) => ({ part, file })),
				);
				expect
					.soft(
						later.filter(({ part }) => without.includes(part)),
						path,
					)
					.toEqual([]);
			}
		}
	}
});

test("a second visit asks for the document and for data, and for nothing that has not changed", {
	tag: "@soak",
}, async ({ context }) => {
	const visit = async (path: string) => {
		const page = await context.newPage();
		const asked = await recordAsked(await context.newCDPSession(page));
		await openAndSettle(page, hubOrigin() + path);
		await page.close();
		return asked();
	};
	const paths = FIRST_VISITS.map(({ path }) => path);
	const first = await visit("/");
	// Positive control: without copies, files are asked for.
	expect(first.filter(({ type }) => ["Script", "Stylesheet", "Font"].includes(type)).length).toBeGreaterThan(5);
	for (const path of paths) await visit(path);
	for (const path of paths) {
		const asked = await visit(path);
		const [document, ...others] = asked;
		expect(document).toMatchObject({ path, type: "Document" });
		const files = others.filter((one) => !QUESTION.test(one.path));
		expect.soft(files, `what a second visit to ${path} asks for`).toEqual([]);
	}
});

test("code that was omitted is loaded when it is needed", { tag: "@soak" }, async ({ page }) => {
	await page.goto(hubOrigin());
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	await page.keyboard.press("ControlOrMeta+k");
	await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
	await page.keyboard.press("Escape");
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog")).toContainText("command palette");
	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: /^Extension/ }).hover();
	await expect(page.getByRole("tooltip")).toBeVisible();
	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("dialog").getByRole("link", { name: "Explore" })).toBeVisible();
});

test("a sign-in in one tab reaches a visitor's other tab", { tag: "@soak" }, async ({ context, page }) => {
	const other = await context.newPage();
	await other.goto(hubOrigin());
	await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	await signInWithGoogle(page, "Rita Reader");
	await expect(other.getByRole("button", { name: /Rita Reader/ })).toBeVisible();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await page.getByRole("menuitem", { name: "Log out" }).click();
	await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

/** Unpacks a zip as a file manager does. */
async function unpack(archive: string, folder: string): Promise<void> {
	for (const [name, content] of Object.entries(unzipSync(await readFile(archive)))) {
		const file = join(folder, name);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, content);
	}
}

test("a visitor downloads the extension from the hub, loads it, and is connected", { tag: "@soak" }, async ({
	page,
}) => {
	await page.goto(hubOrigin());
	await page.getByRole("banner").getByRole("link", { name: "Extension not connected" }).click();
	await expect(page).toHaveURL(`${hubOrigin()}/extension`);
	await expect(page.getByRole("heading", { level: 1, name: "Get the extension" })).toBeVisible();
	await expect(page.getByText("The extension is not connected in this browser.")).toBeVisible();
	const downloaded = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download the extension (zip)" }).click();
	const download = await downloaded;
	expect(download.suggestedFilename()).toBe("scriptorium-extension.zip");

	const folder = await mkdtemp(join(tmpdir(), "scriptorium-download-"));
	try {
		const archive = join(folder, "downloaded.zip");
		await download.saveAs(archive);
		const extension = join(folder, "scriptorium-extension");
		await unpack(archive, extension);
		const browser = await openExtensionBrowser({ extension });
		try {
			const visit = await browser.context.newPage();
			await visit.goto(`${hubOrigin()}/extension`);
			await expect(visit.getByText(/^Connected: version \d+\.\d+\.\d+ is ready\.$/)).toBeVisible();
			await expect(visit.getByRole("region", { name: "One more step: allow user scripts" })).toBeVisible();
			await browser.allowUserScripts();
			await visit.reload();
			await expect(visit.getByRole("link", { name: "Browse userscripts" })).toBeVisible();
			await expect(visit.getByRole("region", { name: /allow user scripts/ })).toHaveCount(0);
		} finally {
			await browser.close();
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
