import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn } from "../support/hub.ts";

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

test("a failed sign-in keeps an existing session, and shows the error too", async ({ page }) => {
	await signIn(page, "Rita Reader");
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
