import type { SeedRun } from "../run-seed.ts";

const SERVICE = "https://api.languagetool.org/**";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	const sent: string[] = [];
	let agrees = false;
	const said: string[] = [];
	page.on("dialog", async (dialog) => {
		said.push(dialog.message());
		await (agrees ? dialog.accept() : dialog.dismiss());
	});
	await page.route(SERVICE, (route) => {
		const text = new URLSearchParams(route.request().postData() ?? "").get("text") ?? "";
		sent.push(text);
		const offset = text.indexOf("This are");
		const match = { offset, length: 8, message: "The verb does not agree.", replacements: [{ value: "This is" }] };
		return route.fulfill({
			headers: { "access-control-allow-origin": "*" },
			json: { matches: offset === -1 ? [] : [match] },
		});
	});
	await open();
	await run();
	expect(sent, "nothing without consent").toEqual([]);
	expect(said[0]).toMatch(/^Grammar Check: send these \d+ characters to api\.languagetool\.org\?$/);

	agrees = true;
	await run();
	const panel = page.getByRole("region", { name: "Grammar Check" });
	await expect(panel.getByRole("status")).toHaveText("Found: 1.");
	await expect(panel.getByRole("listitem").locator("mark")).toHaveText("This are");
	await expect(panel.getByRole("listitem")).toContainText("The verb does not agree. Better: This is");
	expect(sent[0]).not.toContain("Menu of the site");
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);

	await page.locator("#right").selectText();
	await run();
	await expect(panel.getByRole("status")).toHaveText("Nothing was found.");
	expect(sent[1]).toBe("This is the second one.");
	await panel.getByRole("button", { name: "Close" }).click();
	await expect(panel).toHaveCount(0);

	await page.unroute(SERVICE);
	await page.route(SERVICE, (route) => route.abort());
	await run();
	await expect(panel.getByRole("status")).toContainText("The service cannot be reached from this page.");
}
