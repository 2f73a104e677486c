import { expect, type Locator, test } from "@playwright/test";
import { hubOrigin, signIn } from "../support/hub.ts";
import { saveScriptAs } from "../support/save-script.ts";

const WORD = `سكربت${Date.now().toString(36)}`;

/** The direction in which an element lays out its text. */
const directionOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).direction);

test("an Arabic title is written from the right on card, list, detail page and suggestion, an English one beside it is not", async ({
	page,
}) => {
	await signIn(page, "Arthur Author");
	const title = `${WORD} يعرض الروابط!`;
	const description = `${WORD} يجمع كل الروابط في الصفحة.`;
	const { id } = await saveScriptAs(page, { title, description, code: "javascript:void alert(document.links.length)" });

	await page.goto(`${hubOrigin()}/bookmarklet/${id}`);
	const heading = page.getByRole("heading", { level: 1, name: title });
	expect(await directionOf(heading)).toBe("rtl");
	expect(await directionOf(page.getByText("يجمع كل الروابط").first())).toBe("rtl");

	await page.goto(`${hubOrigin()}/explore?search=${WORD}`);
	for (const view of [page.getByRole("link", { name: title }).first(), page.getByText("يجمع كل الروابط").first()])
		expect(await directionOf(view)).toBe("rtl");

	const search = page.getByRole("banner").getByRole("combobox", { name: "Search bookmarklets" });
	await search.fill(WORD);
	expect(await directionOf(page.getByRole("option").getByText(title))).toBe("rtl");
	// What is typed there begins at the right as well.
	expect(await directionOf(search)).toBe("rtl");

	await page.goto(`${hubOrigin()}/explore?search=Table+to+CSV`);
	expect(await directionOf(page.getByRole("link", { name: "Table to CSV" }).first())).toBe("ltr");
});
