import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { openExtensionBrowser } from "../support/extension.ts";
import { FIRST_VISIT_SCRIPT_BYTES, listWeights, totalOf } from "../support/first-visit-budget.ts";
import { hubOrigin, scriptLinks, signInWithGoogle } from "../support/hub.ts";

test("a first visit shows scripts with little more JavaScript than it needs", async ({ page }) => {
	const sizes: Promise<readonly [string, number]>[] = [];
	page.on("requestfinished", (request) => {
		const { pathname } = new URL(request.url());
		if (!pathname.endsWith(".js")) return;
		sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize] as const));
	});
	await page.goto(hubOrigin());
	await expect(scriptLinks(page, "Featured Bookmarklets")).not.toHaveCount(0);
	await expect(scriptLinks(page, "Recently Added")).toHaveCount(8);
	const weights = new Map(await Promise.all(sizes));
	expect([...weights.keys()].join("\n")).toContain("/home-page-");
	expect(totalOf(weights), listWeights(weights)).toBeLessThanOrEqual(FIRST_VISIT_SCRIPT_BYTES);
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
