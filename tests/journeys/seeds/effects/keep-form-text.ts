import type { SeedRun } from "../run-seed.ts";

const letter = "Dear office,\n\nthe gate to the second path has been locked for a week.";
const message = "Has anybody seen the blue wheelbarrow?";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const kept = () => page.evaluate(() => localStorage.getItem("scriptorium-keep-form-text") ?? "");
	const offer = page.getByRole("group", { name: "Keep Form Text" });
	const type = async (id: string, text: string) => {
		await page.locator(`#${id}`).click();
		await page.keyboard.press("ControlOrMeta+a");
		await page.keyboard.insertText(text);
	};

	expect(await kept(), "no storage before there is something to keep").toBe("");
	await type("name", "Somebody with a name of twenty letters");
	await type("password", "correct horse battery staple");
	await type("card", "4000 1234 5678 9017 is what I pay with");
	await type("off", "The page asked not to keep what is written here");
	await type("message", message);
	await type("text", letter);
	await expect.poll(kept).toContain("the gate to the second path");
	await expect.poll(kept).toContain(message);
	for (const secret of ["Somebody", "horse", "4000", "asked not to"]) expect(await kept()).not.toContain(secret);

	// A number with a right check digit is a card, and a text with it is not kept, not even what was kept of it before.
	await page.keyboard.insertText(" My card is 4111 1111 1111 1111.");
	await expect.poll(kept).not.toContain("the gate to the second path");
	await type("text", letter);
	await expect.poll(kept).toContain("the gate to the second path");

	// After a crash: nothing is put back before it is asked for.
	await open();
	await expect(offer.getByRole("status")).toHaveText(/^Kept from .*: Dear office,\s+the gate/);
	await expect(page.locator("#text")).toHaveValue("");
	await offer.getByRole("button", { name: "Put back" }).press("Enter");
	await expect(page.locator("#text")).toHaveValue(letter);
	await expect(page.locator("body")).toHaveAttribute("data-noticed", String(letter.length));
	await expect(offer).toHaveCount(0);
	await page.keyboard.press("ControlOrMeta+z");
	await expect(page.locator("#text")).toHaveValue("");

	// The other field of the page gets its offer when it is used; sent without leaving, it is forgotten.
	await page.locator("#message").click();
	await expect(offer.getByRole("status")).toContainText(message);
	await offer.getByRole("button", { name: "Put back" }).click();
	await expect(page.locator("#message")).toHaveText(message);
	await page.locator("#post").click();
	await expect(page.locator("#posted")).toHaveText(message);
	await page.locator("#name").click();
	await expect.poll(kept).not.toContain(message);

	await type("text", letter);
	await expect.poll(kept).toContain("the gate");
	await open();
	await page.keyboard.press("Escape");
	await expect(offer).toHaveCount(0);
	expect(await kept()).toContain("the gate");
	await open();
	await offer.getByRole("button", { name: "Forget" }).click();
	await expect(offer).toHaveCount(0);
	expect(await kept()).toBe("");
}
