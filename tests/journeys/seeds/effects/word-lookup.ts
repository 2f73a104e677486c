import type { SeedRun } from "../run-seed.ts";

const DICTIONARY = "https://api.dictionaryapi.dev/**";

/** What a script manager gives to a script that asks for it; here it requests as the page does. */
function requestForScripts(): void {
	interface Details {
		url: string;
		onload: (answer: { responseText: string }) => void;
		onerror: () => void;
	}
	Object.defineProperty(globalThis, "GM_xmlhttpRequest", {
		value: ({ url, onload, onerror }: Details) =>
			void fetch(url)
				.then(async (answer) => onload({ responseText: await answer.text() }))
				.catch(onerror),
	});
}

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	const asked: string[] = [];
	await page.addInitScript(requestForScripts);
	await page.route(DICTIONARY, (route) => {
		asked.push(new URL(route.request().url()).pathname);
		const meanings = [{ partOfSpeech: "noun", definitions: [{ definition: "A happy <b>accident</b>." }] }];
		return route.fulfill({
			status: asked.at(-1)?.endsWith("/serendipity") ? 200 : 404,
			headers: { "access-control-allow-origin": "*" },
			json: asked.at(-1)?.endsWith("/serendipity") ? [{ meanings }] : { title: "No Definitions Found" },
		});
	});
	await open();
	const answer = page.getByRole("status", { name: "Word Lookup" });
	await page.locator("#word").dblclick();
	await page.locator("#number").dblclick({ modifiers: ["Alt"] });
	await page.locator("#word").dblclick({ modifiers: ["Alt"] });
	await expect(answer.getByRole("heading")).toHaveText("serendipity");
	await expect(answer.getByRole("listitem")).toHaveText("noun: A happy <b>accident</b>.");
	expect(asked).toEqual(["/api/v2/entries/en/serendipity"]);
	await page.locator("#unknown").dblclick({ modifiers: ["Alt"] });
	await expect(answer.getByRole("listitem")).toHaveText("The dictionary does not have this word.");
	await page.unroute(DICTIONARY);
	await page.route(DICTIONARY, (route) => route.abort());
	await page.locator("#word").dblclick({ modifiers: ["Alt"] });
	await expect(answer.getByRole("listitem")).toHaveText("The dictionary cannot be reached.");
	await page.keyboard.press("Escape");
	await expect(answer).toHaveCount(0);
	await page.locator("#word").dblclick({ modifiers: ["Alt"] });
	await answer.getByRole("button", { name: "Close" }).click();
	await expect(answer).toHaveCount(0);
}
