import { expect, type Locator, type Page, type Request, test } from "@playwright/test";
import { hubOrigin, publishableKey, signIn, signInWithGoogle } from "../support/hub.ts";
import { PUBLIC_ROUTES, SIGNED_IN_ROUTES } from "../support/routes.ts";
import { accessToken, storedRows } from "../support/stored-rows.ts";

const TRACKER = "https://tracker.example/pixel.png";

/** Every address on another host that the page requested, or would have requested without its policy. */
async function watchForeignRequests(page: Page): Promise<string[]> {
	const asked: string[] = [];
	const note = (request: Request) => {
		// The browser reports a request that the policy blocks as failed, for this reason.
		if (request.failure()?.errorText === "csp") return;
		const { protocol, origin } = new URL(request.url());
		if (/^https?:$/.test(protocol) && origin !== hubOrigin()) asked.push(`${page.url()} asks ${request.url()}`);
	};
	page.on("requestfinished", note);
	page.on("requestfailed", note);
	await page.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ disposition, blockedURI, effectiveDirective }) => {
			if (disposition === "enforce") console.error(`blocked: ${effectiveDirective} ${blockedURI}`);
		});
	});
	page.on("console", (message) => {
		if (message.text().startsWith("blocked: ")) asked.push(`${page.url()} ${message.text()}`);
	});
	return asked;
}

test("an author cannot make visitors' browsers contact the author's host: no route contacts another host", {
	tag: "@soak",
}, async ({ browser }) => {
	const author = await browser.newPage();
	await signIn(author, "Arthur Author");
	const [own] = await storedRows<{ id: string }>(author, "user_profile", { select: "id" });
	const headers = {
		apikey: await publishableKey(author),
		Authorization: `Bearer ${(await accessToken(author)) ?? ""}`,
	};
	// As every client can with the public key and its own session, without the hub's screens.
	await author.request.patch(`${hubOrigin()}/rest/v1/profiles?user_id=eq.${own?.id}`, {
		headers,
		data: { avatar_url: TRACKER },
	});

	const visitor = await browser.newPage();
	const asked = await watchForeignRequests(visitor);
	for (const route of [`/profile/${own?.id}`, ...PUBLIC_ROUTES]) {
		await visitor.goto(hubOrigin() + route);
		await expect(visitor.getByRole("main").getByRole("heading").first()).toBeVisible();
	}
	expect(asked).toEqual([]);
	const asAuthor = await watchForeignRequests(author);
	for (const route of SIGNED_IN_ROUTES) {
		await author.goto(hubOrigin() + route);
		await expect(author.getByRole("main").getByRole("heading").first()).toBeVisible();
	}
	expect(asAuthor).toEqual([]);
});

test("a picture on another host is blocked before it is requested", async ({ page }) => {
	const asked = await watchForeignRequests(page);
	await page.goto(`${hubOrigin()}/explore`);
	await page.evaluate(
		(address) =>
			new Promise((resolve) => {
				const picture = new Image();
				picture.addEventListener("load", resolve);
				picture.addEventListener("error", resolve);
				picture.src = address;
			}),
		TRACKER,
	);
	expect(asked).toEqual([`${hubOrigin()}/explore blocked: img-src ${TRACKER}`]);
});

test("a picture that the hub stores is shown in the header and on the profile, and has a full address in the API", {
	tag: "@soak",
}, async ({ page }) => {
	await signIn(page, "Ada Admin");
	const headers = { apikey: await publishableKey(page), Authorization: `Bearer ${(await accessToken(page)) ?? ""}` };
	const save = async (data: { p_picture?: string }) => {
		const answer = await page.request.post(`${hubOrigin()}/rest/v1/rpc/save_avatar`, { headers, data });
		return (await answer.json()) as string | null;
	};
	const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 256, height: 256 } });
	const path = await save({ p_picture: picture.toString("base64") });
	const [own] = await storedRows<{ id: string; username: string }>(page, "user_profile", { select: "id,username" });
	const asked = await watchForeignRequests(page);
	await page.goto(`${hubOrigin()}/profile/${own?.id}`);
	for (const part of [page.getByRole("banner"), page.getByRole("main")]) {
		const shown = part.locator(`img[src="${path}"]`).first();
		await expect(shown).toBeVisible();
		// The element is visible before its picture has been loaded: its width is 0 until then.
		await expect(shown).toHaveJSProperty("naturalWidth", 256);
	}
	const known = await page.request.get(`${hubOrigin()}/api/v1/authors/${own?.username}`);
	expect(await known.json()).toMatchObject({ avatar_url: `${hubOrigin()}${path}` });
	expect(asked).toEqual([]);
	expect(await save({})).toBeNull();
});

test("the picture of somebody's Google account is in the hub after their sign-in, and shown from there alone", {
	tag: "@soak",
}, async ({ page }) => {
	const asked = await watchForeignRequests(page);
	await signInWithGoogle(page, "Rita Reader");
	const [own] = await storedRows<{ id: string }>(page, "user_profile", { select: "id" });
	const source = new RegExp(`^/avatars/${own?.id}/[0-9a-f]{32}$`);
	const expectPicture = async (part: Locator) => {
		const shown = part.locator('img[src^="/avatars/"]').first();
		await expect(shown).toHaveAttribute("src", source);
		// The width of the stand-in's pictures, once it is loaded.
		await expect.poll(() => shown.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(96);
	};
	await expectPicture(page.getByRole("banner"));
	await page.goto(`${hubOrigin()}/profile/${own?.id}`);
	await expectPicture(page.getByRole("banner"));
	await expectPicture(page.getByRole("main"));
	expect(asked).toEqual([]);
});
