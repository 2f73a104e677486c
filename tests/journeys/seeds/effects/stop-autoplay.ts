import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await page.clock.install();
	await open();
	const player = (id: string) => page.locator(`#${id}`);
	/** The page itself starts a film, as it likes to do when it is scrolled to or another one has ended. */
	const startByPage = (id: string) =>
		player(id).evaluate(async (film) => {
			if (film instanceof HTMLMediaElement) await film.play().catch(() => undefined);
		});
	const plays = async (id: string) => expect(player(id)).toHaveJSProperty("paused", false);
	const stands = async (id: string) => expect(player(id)).toHaveJSProperty("paused", true);

	// By attribute, by script, in a closed web component, and as a sound without a player; but not a call.
	await expect(page.locator("harbour-film")).toHaveAttribute("data-state", "paused");
	await expect(page.locator("#sound")).toHaveText("NotAllowedError");
	for (const id of ["auto", "scripted"]) await stands(id);
	await plays("call");

	// The page's own button, at once; and once asked for, the film may go on by itself.
	await page.locator("#play").click();
	await plays("scripted");
	await player("scripted").evaluate((film) => film instanceof HTMLMediaElement && film.pause());
	await page.clock.fastForward(60_000);
	await startByPage("scripted");
	await plays("scripted");

	// A click elsewhere and a typed text do not ask for what the page starts later.
	await page.locator("#other").click();
	await page.clock.fastForward(1500);
	await startByPage("slow");
	await stands("slow");
	await page.locator("#comment").pressSequentially("k");
	await startByPage("slow");
	await stands("slow");

	// A picture without buttons plays when it is clicked; a click on a player lasts until it has loaded.
	await player("auto").click();
	await plays("auto");
	await player("slow").click();
	await plays("slow");
	await page.clock.fastForward(60_000);
	await player("slow").evaluate((film) => film instanceof HTMLMediaElement && film.load());
	await startByPage("slow");
	await plays("slow");

	// The page goes on to the next film: a new address, and nobody asked.
	await page.evaluate(() => history.pushState(null, "", "?film=2"));
	await player("slow").evaluate((film) => film instanceof HTMLMediaElement && film.load());
	await startByPage("slow");
	await stands("slow");
	await plays("scripted");
	await page.locator("h1").press("k");
	await startByPage("slow");
	await plays("slow");
}
