import { readFile } from "node:fs/promises";
import type { SeedRun } from "../run-seed.ts";

const expected = (origin: string) => `---
title: "Sourdough: by the clock?"
author: "Mira \\"Flour\\" Okafor"
address: "${origin}/bread/sourdough?part=1"
date: 2026-03-08
---

# Sourdough: by the clock?

By the kitchen desk

A loaf needs **flour**, water, *salt* and time; see [the wet starter](${origin}/starter_%28wet%29) and \\\`snake_case\\\` or \\[brackets\\] \\* stars.

1\\. is not a list here${"  "}
and this is the next line of the same paragraph, long enough to count.

## What you need

- Flour
  - 500 g wheat
  - 100 g rye, \`type 1150\`
- Water
- [x] Salt

3. Stir the flour into the water and wait for an hour.

   The dough shall rest.

4. Fold.

> Bread is patience.
>
> — a baker

\`\`\`\`js
const hours = 18;
if (hours < 20) console.log(\`\`\`wait\`\`\`);
\`\`\`\`

*Times & temperatures*

| Step | Value |  |
| --- | --- | --- |
| Rise \\| rest | hours | 12 |
|  | °C | 24 |

![A \\[round\\] loaf](${origin}/seeds/picture.svg)

*Fresh from the oven*

![Crumb](${origin}/pictures/crumb.jpg)

Use \`\`a \` tick\`\`, H<sub>2</sub>O, ~~yeast~~ and nothing else.

* * *

A table that is only there for its looks becomes paragraphs.
`;

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const coming = page.waitForEvent("download");
	const [file] = await Promise.all([coming, run()]);
	expect(file.suggestedFilename()).toBe("Sourdough-by-the-clock.md");
	expect(await readFile(await file.path(), "utf8")).toBe(expected(new URL(page.url()).origin));
	const notice = page.locator("#scriptorium-article-to-markdown").getByRole("status");
	await expect(notice).toHaveText("Saved as Sourdough-by-the-clock.md");
	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);
	expect(await page.content()).toBe(html);

	// Linked data that cannot be read, no canonical address: what the page says elsewhere is taken.
	await page.evaluate(() => {
		document.querySelector("script[type='application/ld+json']")?.replaceChildren("{ broken");
		document.querySelector("link[rel='canonical']")?.remove();
		history.replaceState(null, "", "?id=7&utm_source=mail#what");
		document
			.querySelector(".byline")
			?.append(Object.assign(document.createElement("time"), { dateTime: "2026-03-09" }));
	});
	const again = page.waitForEvent("download");
	const [second] = await Promise.all([again, run()]);
	const text = await readFile(await second.path(), "utf8");
	expect(text).toContain('\nauthor: "kitchen desk"\n');
	expect(text).toContain('/seeds/article-to-markdown.html?id=7"\ndate: 2026-03-09\n---\n');

	await page.keyboard.press("Escape");
	await page.evaluate(() => document.body.replaceChildren("Nothing to read here."));
	await run();
	await expect(notice).toHaveText("There is no article on this page");
}
