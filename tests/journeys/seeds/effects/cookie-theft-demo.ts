import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	const tried: string[] = [];
	const said: string[] = [];
	let agrees = false;
	page.on("dialog", async (dialog) => {
		said.push(dialog.message());
		await (agrees ? dialog.accept() : dialog.dismiss());
	});
	// As the name system does with names that belong to nobody.
	await page.route("https://collector.invalid/**", (route) => {
		tried.push(new URL(route.request().url()).searchParams.get("cookies") ?? "");
		return route.abort("namenotresolved");
	});
	await open();
	await run();
	expect(said).toEqual([expect.stringMatching(/^Demonstration: .* Try it\?$/)]);
	expect(tried, "nothing without consent").toEqual([]);
	agrees = true;
	await run();
	await expect.poll(() => said.at(-1)).toMatch(/^Demonstration: nothing was sent, as there is no such server\./);
	expect(tried).toEqual(["visit=first"]);
}
