import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-fill-test-data");
	const values = () =>
		page.evaluate(() =>
			Object.fromEntries(
				[...document.querySelectorAll<HTMLInputElement>("form [id], search [id]")]
					.filter(({ type }) => type !== "radio" && type !== "checkbox")
					.map(({ id, value }) => [id, value]),
			),
		);
	const before = await values();
	await run();
	expect(await values()).toEqual({
		query: "",
		given: "Alex",
		mail: "alex@example.com",
		street: "1 Sample",
		persons: "3",
		until: "2020-05-01",
		// The sample does not have the form that the page demands, and what has a value keeps it.
		code: "",
		city: "Bern",
		secret: "",
		card: "",
		country: "ch",
		message: "This is a sample text. It was filled in to try this form.",
		trap: "",
	});
	await expect(page.locator("#red")).toBeChecked();
	await expect(page.locator("#terms")).not.toBeChecked();
	await expect(page.locator("body")).toHaveAttribute("data-heard", "alex@example.com");
	await expect(page.locator("body")).not.toHaveAttribute("data-sent");
	await expect(panel.getByRole("status")).toHaveText(
		"8 fields filled in. 1 required field is left to you. Nothing was sent.",
	);

	// What was changed since is the person's own.
	await page.locator("#given").fill("Maria");
	await panel.getByRole("button", { name: "Empty again" }).click();
	expect(await values()).toEqual({ ...before, given: "Maria" });
	await expect(page.locator("#red")).not.toBeChecked();
	await page.evaluate(() => document.body.removeAttribute("data-heard"));
	expect(await page.content()).toBe(html);
}
