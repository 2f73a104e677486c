import { afterAll, beforeAll, expect, it } from "vitest";
import { type EffectsBrowser, openEffectsBrowser } from "./effects-browser.ts";

const PAGE = `<!doctype html><title>Page</title><style>.gone { display: none }</style><h1>Tea</h1><p class="a">one</p><p class="b">two</p><p class="c gone">three</p><div id="box"><p>four</p></div>`;
const NOTHING = { added: 0, removed: 0, hidden: 0, shown: 0, texts: 0, restyled: 0 };
const userscript = (grants: readonly string[], body: string) =>
	["// ==UserScript==", "// @name A", ...grants.map((name) => `// @grant ${name}`), "// ==/UserScript==", body].join(
		"\n",
	);

let browser: EffectsBrowser;
beforeAll(async () => {
	browser = await openEffectsBrowser();
});
afterAll(() => browser.close());

it.concurrent.each<[string, string, Partial<typeof NOTHING>]>([
	["nothing", "document.querySelectorAll('p').length;", {}],
	[
		"new elements, each once",
		"document.body.insertAdjacentHTML('beforeend', '<ul><li>1</li><li>2</li></ul><i>x</i>');",
		{ added: 2 },
	],
	[
		"removed elements",
		"document.querySelector('#box').remove(); document.querySelector('.a').remove();",
		{ removed: 2 },
	],
	["hidden elements, each once", "document.querySelector('#box').hidden = true;", { hidden: 1 }],
	["shown elements", "document.querySelector('.c').classList.remove('gone');", { shown: 1 }],
	[
		"texts",
		"document.querySelector('.a').firstChild.data = 'uno'; document.querySelector('.b').textContent = 'dos';",
		{ texts: 2 },
	],
	[
		"the look by a style sheet",
		"const s = document.createElement('style'); s.textContent = '.a, .b { color: rgb(1, 2, 3) }'; document.head.append(s);",
		{ restyled: 2 },
	],
	["what a script takes back", "const p = document.createElement('p'); document.body.append(p); p.remove();", {}],
])("compares the page before and after: %s", async (_what, script, counts) => {
	const { measures } = await browser.measure(script, PAGE, "sandbox");
	expect(measures.compared).toEqual({ ...NOTHING, ...counts });
});

it("shows the first change that is out of view, unless the script scrolled", async () => {
	const long = `${PAGE}<div style="height: 4000px"></div><p id="end">end</p>`;
	const change = "document.querySelector('#end').textContent = 'END';";
	const scrolled = async (script: string): Promise<string> => {
		const page = `${long}<script>globalThis.afterRun = () => { document.body.lang = "y" + Math.round(scrollY); };</script>`;
		const { html } = await browser.measure(script, page, "sandbox");
		return /lang="(y\d+)"/.exec(html)?.[1] ?? "";
	};
	expect(Number((await scrolled(change)).slice(1))).toBeGreaterThan(3000);
	expect(await scrolled("document.querySelector('h1').textContent = 'Cha';")).toBe("y0");
	expect(await scrolled(`scrollTo(0, 50); ${change}`)).toBe("y50");
});

it("has no comparison where pages can be large, or belong to the user", async () => {
	for (const place of ["tab", "server"] as const)
		expect((await browser.measure("1;", PAGE, place)).measures.compared).toBeUndefined();
});

it("notes the requests of userscripts, and refuses them with the reason", async () => {
	const script = userscript(
		["GM_xmlhttpRequest", "GM.xmlHttpRequest"],
		`GM_xmlhttpRequest({ method: "POST", url: "https://api.example/one", data: "x", onload: () => document.body.append("loaded"), onerror: ({ error }) => document.body.append(error) });
		GM.xmlHttpRequest({ url: "https://api.example/two" }).catch(({ error }) => document.body.append(error));`,
	);
	const { measures, html } = await browser.measure(script, PAGE, "sandbox");
	expect(measures.errors).toEqual([]);
	const sorted = measures.requests.toSorted((one, other) => one.url.localeCompare(other.url));
	expect(sorted).toEqual([
		{ method: "POST", url: "https://api.example/one", status: null },
		{ method: "GET", url: "https://api.example/two", status: null },
	]);
	expect(html.match(/The sandbox has no network: the request was noted, and not sent\./g)).toHaveLength(2);
	expect(html).not.toContain("loaded");
});

it("has the functions that a script manager has, with a few words in the console", async () => {
	const script = userscript(
		["GM_addStyle", "GM_setValue", "GM_getValue", "GM_setClipboard", "GM_notification", "GM_registerMenuCommand"],
		`GM_setValue("n", 2); GM_addStyle(".a { color: rgb(" + GM_getValue("n") + ", 0, 0) }");
		GM_setClipboard("text"); GM_notification("Done", GM_info.script.name); GM_registerMenuCommand("Again", () => 1);`,
	);
	const { measures, messages } = await browser.measure(script, PAGE, "sandbox");
	expect(measures.errors).toEqual([]);
	expect(measures.compared).toEqual({ ...NOTHING, restyled: 1 });
	expect(measures.effects.others).toEqual([{ kind: "clipboard", text: "text" }]);
	expect(messages).toEqual(["Notification: A: Done", "Menu command: Again"]);
});
