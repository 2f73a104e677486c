import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

const readClipboard = (page: Page) =>
	page.evaluate(async () => {
		const [item] = await navigator.clipboard.read();
		const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : "");
		return { text: await read("text/plain"), html: await read("text/html") };
	});

/** What a journal writes into the head of a paper, in place of everything the page said before. */
const becomePaper = (page: Page) =>
	page.evaluate(() => {
		for (const old of document.querySelectorAll("head > meta[property], head > script")) old.remove();
		const facts = [
			["citation_title", "A gauge that listens"],
			["citation_author", "Morita, Aiko"],
			["citation_author", "Jean-Paul Roux"],
			["citation_author", "Institute of Tides"],
			["citation_journal_title", "Journal of Coastal Records"],
			["citation_volume", "12"],
			["citation_issue", "3"],
			["citation_firstpage", "101"],
			["citation_lastpage", "119"],
			["citation_publication_date", "2019/07/01"],
			["citation_doi", "doi:10.1234/jcr.55"],
		];
		for (const [name = "", content = ""] of facts)
			document.head.append(Object.assign(document.createElement("meta"), { name, content }));
	});

const becomeBare = (page: Page) =>
	page.evaluate(() => {
		for (const old of document.querySelectorAll("head > meta[name]")) old.remove();
		document.head.append(
			Object.assign(document.createElement("meta"), { name: "author", content: "By Ada Brennan and Jo Lee" }),
		);
	});

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await page.evaluate(() => navigator.clipboard.writeText("before")).catch(() => undefined);
	await open();
	const html = await page.content();
	const address = page.url();
	const panel = page.getByRole("region", { name: "Cite Page" });
	const citation = (style: string) => panel.getByRole("article", { name: style }).locator("p, pre");
	await page.locator("#start").focus();
	await page.evaluate(() => history.replaceState(null, "", "#data"));
	await run();

	const authors = "Brennan, Ada M., and Ludwig van der Berg.";
	const title = "Forty years of “quiet” tides & what they cost";
	const quoted = "“Forty years of ‘quiet’ tides & what they cost.”";
	const apa = `Brennan, A. M., & van der Berg, L. (2026, March 5). ${title.replace(/[“”]/g, '"')}. The Tide Gauge. ${address}`;
	await expect(citation("APA")).toHaveText(apa);
	await expect(citation("MLA")).toHaveText(`${authors} ${quoted} The Tide Gauge, 5 Mar. 2026, ${address}.`);
	await expect(citation("Chicago")).toHaveText(`${authors} ${quoted} The Tide Gauge, March 5, 2026. ${address}.`);
	await expect(citation("BibTeX")).toContainText(
		[
			"@misc{brennan2026forty,",
			"  author = {Brennan, Ada M. and van der Berg, Ludwig},",
			'  title = {{Forty years of "quiet" tides \\& what they cost}},',
			"  year = {2026},",
			"  month = {3},",
			"  howpublished = {The Tide Gauge},",
		].join("\n"),
		{ useInnerText: true },
	);
	await expect(panel).not.toContainText("Missing");

	// The first thing focused copies; pasted into a word processor, the title is in italics.
	await expect(panel.getByRole("button", { name: "Copy APA" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(panel.getByRole("status")).toHaveText("APA copied");
	const copied = await readClipboard(page);
	expect(copied.text).toBe(apa);
	expect(copied.html).toMatch(/<i\b[^>]*>Forty years of "quiet" tides &amp; what they cost<\/i>/);
	await panel.getByRole("button", { name: "Copy BibTeX" }).click();
	await expect(panel.getByRole("status")).toHaveText("BibTeX copied");
	const bibtex = await readClipboard(page);
	expect(bibtex.text).toMatch(/^@misc\{brennan2026forty,\n/);
	expect(bibtex.html).toBe("");

	await page.evaluate((url) => history.replaceState(null, "", url), address);
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#start")).toBeFocused();
	expect(await page.content()).toBe(html);

	await becomePaper(page);
	await run();
	const home = "https://doi.org/10.1234/jcr.55";
	await expect(citation("APA")).toHaveText(
		`Morita, A., Roux, J.-P., & Institute of Tides. (2019). A gauge that listens. Journal of Coastal Records, 12(3), 101–119. ${home}`,
	);
	await expect(citation("APA").locator("i")).toHaveText(["Journal of Coastal Records", "12"]);
	await expect(citation("MLA")).toHaveText(
		`Morita, Aiko, et al. “A gauge that listens.” Journal of Coastal Records, vol. 12, no. 3, 1 July 2019, pp. 101–119, ${home}.`,
	);
	await expect(citation("Chicago")).toHaveText(
		`Morita, Aiko, Jean-Paul Roux, and Institute of Tides. “A gauge that listens.” Journal of Coastal Records 12, no. 3 (2019): 101–119. ${home}.`,
	);
	await expect(citation("BibTeX")).toHaveText(
		[
			"@article{morita2019gauge,",
			"author = {Morita, Aiko and Roux, Jean-Paul and {Institute of Tides}},",
			"title = {{A gauge that listens}}, year = {2019}, month = {7}, journal = {Journal of Coastal Records},",
			`volume = {12}, number = {3}, pages = {101--119}, doi = {10.1234/jcr.55}, url = {${home}} }`,
		].join(" "),
	);
	await run();
	await expect(panel).toHaveCount(0);

	// A page that says little: what is missing is named, and what is added under Facts counts at once.
	await becomeBare(page);
	await run();
	await expect(panel).toContainText("Missing: date. Add it under Facts");
	await expect(citation("APA")).toHaveText(
		`Brennan, A., & Lee, J. (n.d.). Forty years of quiet tides | The Tide Gauge. 127.0.0.1. ${address}`,
	);
	await expect(citation("MLA")).toHaveText(/, and Jo Lee\. .* Accessed \d{1,2} \S+ \d{4}\.$/);
	await panel.getByLabel("Site or journal").fill("The Tide Gauge");
	await panel.getByLabel("Title").fill("Are tides quiet?");
	await panel.getByLabel("Date").fill("soon");
	await expect(panel).toContainText("Missing: date.");
	await panel.getByLabel("Date").fill("2026-02");
	await expect(panel).not.toContainText("Missing");
	await panel.getByLabel("Authors").fill("");
	await expect(panel).toContainText("Missing: authors.");
	await expect(citation("APA")).toHaveText(`Are tides quiet? (2026, February). The Tide Gauge. ${address}`);
	await expect(citation("Chicago")).toHaveText(`“Are tides quiet?” The Tide Gauge, February 2026. ${address}.`);
	await panel.getByLabel("Authors").press("a");
	expect(await page.evaluate(() => document.body.dataset.keys)).toBeUndefined();
	await panel.getByRole("button", { name: "Close" }).click();
	await expect(panel).toHaveCount(0);
}
