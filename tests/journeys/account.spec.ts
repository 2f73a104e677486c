import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { encode } from "fast-png";
import { hubOrigin, signIn, signInWithGoogle } from "../support/hub.ts";

const account = () => `${hubOrigin()}/account`;
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const save = (page: Page) => page.getByRole("button", { name: "Save changes" });

/** A real picture of one color. */
const picture = (red: number) => {
	const data = new Uint8Array(300 * 200 * 3).fill(120);
	for (let pixel = 0; pixel < data.length; pixel += 3) data[pixel] = red;
	return Buffer.from(encode({ width: 300, height: 200, data, channels: 3 }));
};

test("a visitor of /account is asked to sign in, and comes back to it", { tag: "@soak" }, async ({ page }) => {
	await page.goto(account());
	await expect(page).toHaveURL(`${hubOrigin()}/auth`);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await expect(page).toHaveURL(account());
	await expect(page.getByLabel("Display name")).toHaveValue(/Rita/);
});

test("profile and preferences are edited, checked live, kept while unsaved, and not overwritten by the next sign-in", async ({
	page,
}) => {
	await signIn(page, "Arthur Author", "/account");
	const username = page.getByLabel("Username");
	const own = await username.inputValue();
	await username.fill("ada-admin");
	await expect(page.getByText("This username is already taken. Please choose another.")).toBeVisible();
	await expect(save(page)).toBeDisabled();
	await username.fill("arthur-the-writer");
	await expect(page.getByText("This username is available.")).toBeVisible();
	await username.fill(own);
	await page.getByLabel("Bio").fill("Writes scripts by candlelight.");
	await page.getByLabel("Website").fill("no address");
	await save(page).click();
	await expect(page.getByText("Please enter a valid URL.")).toBeVisible();
	await expect(page.getByLabel("Website")).toBeFocused();

	await page.reload();
	await expect(page.getByText("What you had typed before is restored.")).toBeVisible();
	await page.getByLabel("Website").fill("https://arthur.example/");
	await page.getByLabel("Full name").fill("Arthur A. Author");
	await page.getByLabel("Theme").selectOption("Dark");
	await page.getByLabel("Preferred language").selectOption("TypeScript");
	await save(page).click();
	await expect(notice(page, "Profile updated successfully")).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

	await page.goto(`${hubOrigin()}/${own}`);
	await expect(page.getByText("Writes scripts by candlelight.")).toBeVisible();
	await page.evaluate(() => localStorage.clear());
	await signInWithGoogle(page, "Arthur Author");
	await page
		.getByRole("banner")
		.getByRole("button", { name: /Arthur/ })
		.click();
	await page.getByRole("menuitem", { name: "Account Settings" }).click();
	await expect(page.getByLabel("Bio")).toHaveValue("Writes scripts by candlelight.");
	await expect(page.getByLabel("Preferred language")).toHaveValue("typescript");
	await expect(page.getByText("Scripts created")).toBeVisible();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page).toHaveURL(`${hubOrigin()}/`);
});

test("a picture is uploaded, loaded from a typed address, refused with a reason, and removed", {
	tag: "@soak",
}, async ({ page }) => {
	const host = createServer((request, response) => {
		if (request.url === "/open.png") response.setHeader("access-control-allow-origin", "*");
		response.setHeader("content-type", "image/png").end(picture(30));
	});
	const { origin, close } = await listenOnLoopback(host);
	try {
		// Other journeys expect the picture that Google gives Rita.
		await signIn(page, "Mona Moderator", "/account");
		const shown = page.getByRole("img", { name: /Picture of/ }).locator("img");
		await page
			.getByLabel("Upload a picture")
			.setInputFiles({ name: "p.png", mimeType: "image/png", buffer: picture(220) });
		await expect(notice(page, "Picture saved")).toBeVisible();
		await expect(shown).toHaveAttribute("src", /^\/avatars\//);
		const uploaded = await shown.getAttribute("src");
		const size = await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
		expect(size).toEqual([256, 256]);

		await page.getByLabel("Upload a picture").setInputFiles({
			name: "p.png",
			mimeType: "image/png",
			buffer: Buffer.from("no picture"),
		});
		await expect(page.getByText("This file is not a picture that the browser can read.")).toBeVisible();

		await page.getByLabel("Avatar URL").fill(`${origin}/closed.png`);
		await save(page).click();
		await expect(page.getByText("Its host may not let other pages load it")).toBeVisible();
		await expect(shown).toHaveAttribute("src", uploaded ?? "");
		await page.getByLabel("Avatar URL").fill(`${origin}/open.png`);
		await save(page).click();
		await expect(notice(page, "Profile updated successfully")).toBeVisible();
		await expect(shown).not.toHaveAttribute("src", uploaded ?? "");
		await expect(page.getByLabel("Avatar URL")).toHaveValue("");

		await page.getByRole("button", { name: "Remove picture" }).click();
		await expect(notice(page, "Picture removed")).toBeVisible();
		await expect(shown).toHaveCount(0);
	} finally {
		await close();
	}
});

test("one's data is downloaded as one JSON file", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Arthur Author", "/account");
	const downloading = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download my data" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^scriptorium-data-\d{4}-\d{2}-\d{2}\.json$/);
	const data = JSON.parse(await readFile(await download.path(), "utf8"));
	expect(data.account[0].email).toBe("author@scriptorium.local");
	expect(data.sessions.length).toBeGreaterThan(0);
});
