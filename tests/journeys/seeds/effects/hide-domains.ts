import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const result = (id: string) => page.locator(`#${id}`);
	const notice = page.getByRole("region", { name: "Hide Domains" });
	const status = notice.getByRole("status");
	const kept = () => page.evaluate(() => localStorage.getItem("scriptorium-hide-domains"));

	// Every result has one button, what is no result has none, and nothing is hidden or said before it is asked for.
	await expect(page.getByRole("button", { name: /^Hide / })).toHaveText([
		"Hide bells.example",
		"Hide farm.example",
		"Hide de.farm.example",
		"Hide notfarm.example",
		"Hide pins.example",
		"Hide farm.example",
		"Hide pins.example",
	]);
	await expect(notice).toHaveCount(0);
	expect(await kept()).toBeNull();

	await result("farm").getByRole("button", { name: "Hide farm.example" }).press("Enter");
	for (const id of ["farm", "below", "bing"]) await expect(result(id)).toBeHidden();
	for (const id of ["plain", "similar", "counted", "broken", "duck", "outside"]) await expect(result(id)).toBeVisible();
	await expect(status).toHaveText("3 results hidden");
	await expect(notice.getByRole("button", { name: "Show" })).toBeFocused();
	expect(await kept()).toBe("farm.example");

	await page.getByRole("button", { name: "More results" }).click();
	await expect(status).toHaveText("4 results hidden");
	await expect(result("later")).toBeHidden();

	await open();
	await expect(status).toHaveText("3 results hidden");
	await expect(result("bing")).toBeHidden();

	// On request they are there, told from the others, and can be taken off the list.
	await notice.getByRole("button", { name: "Show" }).click();
	await expect(result("farm")).toHaveCSS("outline-style", "dashed");
	await expect(notice.getByRole("button", { name: "Hide again" })).toBeVisible();
	await result("bing").getByRole("button", { name: "Show farm.example always" }).click();
	await expect(result("farm")).toHaveCSS("outline-style", "none");
	await expect(notice).toHaveCount(0);
	expect(await kept()).toBeNull();

	// The list itself: pasted addresses become domains, what is no domain is left out.
	await open();
	await result("duck").getByRole("button", { name: "Hide pins.example" }).click();
	await expect(result("counted")).toBeHidden();
	await notice.getByRole("button", { name: "Edit list" }).press("Enter");
	const list = notice.getByLabel("Hidden domains, one in each line");
	await expect(list).toBeFocused();
	await expect(list).toHaveValue("pins.example\n");
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(notice.getByRole("button", { name: "Edit list" })).toBeFocused();
	await page.keyboard.press("Enter");
	await list.fill("https://WWW.Bells.example/cast?x\nno domain\nfarm.*\nfarm.*");
	await notice.getByRole("button", { name: "Save list" }).click();
	expect(await kept()).toBe("bells.example\nfarm.*");
	for (const id of ["plain", "farm", "below", "bing"]) await expect(result(id)).toBeHidden();
	for (const id of ["similar", "counted", "duck"]) await expect(result(id)).toBeVisible();
	await expect(status).toHaveText("4 results hidden");
	await expect(page.locator("body")).not.toHaveAttribute("data-keys");
}
