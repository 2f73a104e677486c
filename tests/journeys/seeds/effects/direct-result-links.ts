import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const link = (id: string) => page.locator(`#${id}`);
	await expect(link("google")).toHaveAttribute("href", "https://bells.example/cast?page=2&lang=en");
	await expect(link("google")).not.toHaveAttribute("ping");
	await expect(link("google")).not.toHaveAttribute("onmousedown");
	await expect(link("bing")).toHaveAttribute("href", "https://bells.example/%C3%BCber?a=b");
	await expect(link("duck")).toHaveAttribute("href", "https://bells.example/duck");
	await expect(link("yahoo")).toHaveAttribute("href", "https://bells.example/yahoo?q=1");

	await expect(link("plain")).toHaveAttribute("href", "https://other.example/url?q=https://bells.example/");
	await expect(link("evil")).toHaveAttribute("href", "https://www.google.com/url?q=javascript:alert(1)");
	await expect(link("broken")).toHaveAttribute("href", "https://www.bing.com/ck/a?u=a1%25%25%25");

	await link("google").dispatchEvent("mousedown");
	await expect(link("google")).toHaveAttribute("href", "https://bells.example/rewritten");
	await page.getByRole("button", { name: "More results" }).click();
	await expect(link("later")).toHaveAttribute("href", "https://bells.example/later");
}
