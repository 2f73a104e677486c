import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signInWithGoogle } from "../support/hub.ts";

/** As the auth service sends it: the same parameters in the query and in the fragment. */
const FAILED = "error=server_error&error_description=Unexpected+failure";

const failure = (page: Page) => page.getByRole("main").getByRole("alert");

test("a sign-in that returns with an error shows it on the sign-in screen, which can be used again", async ({
	page,
}) => {
	await page.goto(`${hubOrigin()}/?${FAILED}#${FAILED}&sb=`);
	await expect(failure(page)).toContainText("Failed to sign in with Google");
	await expect(page).toHaveURL(`${hubOrigin()}/auth`);
	await expect(page.getByText("Unexpected failure")).toHaveCount(0);
	await expectNoViolations(page, "failed sign-in");

	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await page.waitForURL(`${hubOrigin()}/`);
	await page.goto(`${hubOrigin()}/auth`);
	await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
	await expect(failure(page)).toHaveCount(0);
});

test("a failed sign-in keeps an existing session, and shows the error too", { tag: "@soak" }, async ({ page }) => {
	await signInWithGoogle(page, "Rita Reader");
	await page.goto(`${hubOrigin()}/?${FAILED}#${FAILED}&sb=`);
	await expect(failure(page)).toContainText("Failed to sign in with Google");
	await expect(page).toHaveURL(`${hubOrigin()}/auth`);
	await expect(page.getByRole("main").getByText("reader@scriptorium.local")).toBeVisible();
	await expectNoViolations(page, "failed sign-in of somebody signed in");
});

test("a forged code is a failed sign-in", async ({ page }) => {
	await page.goto(`${hubOrigin()}/auth`);
	// The verifier of a started sign-in, without which the client accepts no code.
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).waitFor();
	await page.goto(`${hubOrigin()}/?code=00000000-0000-4000-8000-000000000000`);
	await expect(failure(page)).toContainText("Failed to sign in with Google");
	await expect(page).toHaveURL(`${hubOrigin()}/auth`);
});

test("who does not allow the sign-in at Google is told so, and can try again", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/auth`);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect(page).toHaveURL(`${hubOrigin()}/auth`);
	await expect(failure(page)).toContainText("Failed to sign in with Google");
	await expect(failure(page)).toContainText("You did not allow it at Google");
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await page.waitForURL(`${hubOrigin()}/`);
});

test("an answer of Google with another state than the one that was sent is a failed sign-in", { tag: "@soak" }, async ({
	page,
}) => {
	await page.goto(`${hubOrigin()}/auth`);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).waitFor();
	await page.goto(`${hubOrigin()}/auth/v1/callback?code=0123456789abcdef&state=of-another-sign-in-0123456789`);
	await expect(failure(page)).toContainText("Failed to sign in with Google");
	await expect(page).toHaveURL(`${hubOrigin()}/auth`);
});

for (const hours of [-3, 3]) {
	test(`a clock that is ${hours} hours off neither ends a session nor renews it all the time`, {
		tag: "@soak",
	}, async ({ page }) => {
		let renewals = 0;
		page.on("request", (request) => {
			if (/\/token\?grant_type=refresh_token/.test(request.url())) renewals += 1;
		});
		await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
		await signInWithGoogle(page, "Rita Reader");
		for (const path of ["/account", "/manage-bookmarklets", "/account"]) {
			await page.goto(hubOrigin() + path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		}
		await expect(page.getByLabel("Display name")).toBeVisible();
		expect(renewals).toBe(0);
	});
}

test("a session that was ended elsewhere is said in words: on an open page, and on the next visit", {
	tag: "@soak",
}, async ({ page }) => {
	const keptSession = () =>
		page.evaluate(() => Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "");
	await signInWithGoogle(page, "Rita Reader");
	const key = await keptSession();
	/** As after an hour, with a refresh token that the service does not accept anymore. */
	const expire = () =>
		page.evaluate((name) => {
			const session = JSON.parse(localStorage.getItem(name) ?? "{}");
			localStorage.setItem(name, JSON.stringify({ ...session, expires_at: 1, refresh_token: "ended" }));
		}, key);
	// Without the hub's code: a request of its own would find the token expired before the page is left.
	const empty = `${hubOrigin()}/empty`;
	await page.route(empty, (route) =>
		route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
	);
	await page.goto(empty);
	await expire();
	await page.goto(hubOrigin());
	await expect(page.getByText("Your session has ended").first()).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

	await signInWithGoogle(page, "Rita Reader");
	await page.goto(`${hubOrigin()}/collections`);
	await expect(page.getByRole("banner").getByRole("button", { name: /Rita/ })).toBeVisible();
	// What the page itself requests has come, so that the request that finds the token expired is the person's.
	await page.waitForLoadState("networkidle");
	await expire();
	await page.getByRole("banner").getByRole("button", { name: /Rita/ }).click();
	await page.getByRole("menuitem", { name: "Account Settings" }).click();
	await expect(page).toHaveURL(`${hubOrigin()}/auth`);
	await expect(failure(page)).toContainText("Your session has ended");
	await expectNoViolations(page, "ended session");
});

test("a renewal without an answer is said once, and the person stays signed in", { tag: "@soak" }, async ({ page }) => {
	await signInWithGoogle(page, "Rita Reader");
	await page.route("**/auth/v1/token?grant_type=refresh_token", (route) => route.abort("connectionrefused"));
	await page.evaluate(() => {
		for (const [name, text] of Object.entries(localStorage)) {
			if (!name.endsWith("-auth-token")) continue;
			localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), expires_at: 1 }));
		}
	});
	await page.reload();
	await expect(page.getByText("Your session could not be renewed").first()).toBeVisible();
});
