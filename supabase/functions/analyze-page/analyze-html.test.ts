import { type AnalyzePageRequest, analyzedPage } from "@scriptorium/shared-protocol/hub-edge/analyze-page";
import { pageAnalysisLimits as limits } from "@scriptorium/shared-protocol/page-analysis";
import { describe, expect, test } from "vitest";
import { analyzeHtml } from "./analyze-html.ts";

const now = new Date("2026-11-28T12:00:00Z");
const URL_OF_PAGE = "https://shop.example.com/cart";
/** Every analysis is checked by the schema that its readers use. */
const analyze = (pageContent: string, options: Partial<AnalyzePageRequest> = {}) =>
	analyzedPage.parse(analyzeHtml({ url: URL_OF_PAGE, pageContent, ...options }, now));

const SHOP = `<!doctype html><html><head><title>Cart &amp; more</title><meta charset="utf-8">
<meta name="description" content="A shop"><base href="/base/"></head><body>
<header><h1>Cart</h1></header>
<form id="order" action="buy" method="POST">
  <label for="mail">E-mail</label><input id="mail" name="mail" type="email" required placeholder="you@example.com" value="ada@example.com">
  <label>Size <select name="size"><option value="s">Small</option><option>Large</option></select></label>
  <label>Remarks <textarea name="remarks">typed text</textarea></label>
  <button formaction="/later" formmethod="get">Later</button><button>Buy</button>
</form>
<input form="order" name="voucher">
<a href="/a?b=1">First</a> <a href="/a?b=1">Again</a> <a href="#part">Part</a> <a href="javascript:void 0">Code</a>
<div role="status"></div><div data-kind="x"></div><div data-kind="y" data-id="1"></div>
<iframe src="/inner"></iframe><iframe src="https://other.example.net/"></iframe><iframe src="/inner" sandbox></iframe>
<my-card><template shadowrootmode="open"></template></my-card>
<script>fetch("/api/users/42"); fetch('/api/users/43?page=2'); x.open("POST", "https://api.example.net/v1/orders");</script>
</body></html>`;

describe("a page", () => {
	const page = analyze(SHOP);

	test("is described by its address, title and meta", () => {
		expect(page).toMatchObject({
			url: URL_OF_PAGE,
			title: "Cart & more",
			meta: [
				{ name: "charset", content: "utf-8" },
				{ name: "description", content: "A shop" },
			],
			screenshot: null,
			api_calls: [],
			truncated: false,
			analysis_timestamp: "2026-11-28T12:00:00.000Z",
		});
	});

	test("has its forms with fields and labels, never with values", () => {
		expect(page.forms).toHaveLength(1);
		const [form] = page.forms;
		expect(form).toMatchObject({ action: "https://shop.example.com/base/buy", method: "post", selector: "#order" });
		expect(form?.fields.map(({ name, type, label, value }) => [name, type, label, value])).toEqual([
			["mail", "email", "E-mail", null],
			["size", "select-one", "Size", null],
			["remarks", "textarea", "Remarks", null],
			["voucher", "text", "", null],
		]);
		expect(form?.fields[0]).toMatchObject({ required: true, placeholder: "you@example.com" });
		expect(form?.fields[1]?.options).toEqual([
			{ value: "s", label: "Small" },
			{ value: "Large", label: "Large" },
		]);
		expect(JSON.stringify(page)).not.toMatch(/ada@|typed text/);
	});

	test("has its interactive elements with roles, names and selectors", () => {
		const found = page.interactive_elements.map(({ role, name, selector }) => [role, name, selector]);
		expect(found).toEqual(
			expect.arrayContaining([
				["textbox", "E-mail", "#mail"],
				["combobox", "Size", 'select[name="size"]'],
				["button", "Buy", "html > body > form > button:nth-of-type(2)"],
				["link", "First", "html > body > a:nth-of-type(1)"],
			]),
		);
		expect(page.interactive_elements.find(({ name }) => name === "Code")?.href).toBe("javascript:");
	});

	test("has its structure counted", () => {
		expect(page.dom_structure).toMatchObject({
			headings: 1,
			landmarks: 1,
			links: 4,
			buttons: 2,
			forms: 1,
			fields: 4,
			scripts: 1,
			live_regions: 1,
			frames: 3,
			same_origin_frames: 1,
			custom_elements: 1,
			shadow_roots: 1,
		});
	});

	test("has the flows of its forms, links, calls and live regions", () => {
		const flows = page.data_flows.map(({ type, target, method, count }) => [type, target, method, count]);
		expect(flows).toEqual([
			["form_submission", "https://shop.example.com/base/buy", "post", 1],
			["form_submission", "https://shop.example.com/later", "get", 1],
			["api_call", "https://shop.example.com/api/users/{id}", null, 1],
			["api_call", "https://shop.example.com/api/users/{id}?page={value}", null, 1],
			["api_call", "https://api.example.net/v1/orders", null, 1],
			["dom_update", "html > body > div:nth-of-type(1)", null, 1],
			["navigation", "https://shop.example.com/a?b=1", "get", 2],
			["navigation", "https://shop.example.com/base/#part", "get", 1],
		]);
		expect(page.api_patterns).toContainEqual({ pattern: "https://api.example.net/v1/orders", count: 1 });
		expect(page.data_attributes).toContainEqual({ name: "data-kind", count: 2, values: ["x", "y"] });
	});

	test("has no flows and calls where they are not wanted", () => {
		expect(analyze(SHOP, { includeDataFlows: false }).data_flows).toEqual([]);
		const withoutCalls = analyze(SHOP, { includeAPICalls: false });
		expect(withoutCalls.api_patterns).toEqual([]);
		expect(withoutCalls.data_flows.some(({ type }) => type === "api_call")).toBe(false);
	});
});

describe("secrets are withheld", () => {
	const TOKEN = "ghp_16C7e42F292c6912E7710c838347Ae178B4a";
	const WORDS = "correct-horse-battery";

	test.each([
		["a password elsewhere on the page", `<input type="password" value="${WORDS}"><a href="/x">${WORDS}</a>`, WORDS],
		[
			"a code by its label",
			`<label for="a">Security code</label><input id="a" value="${WORDS}"><a href="/">${WORDS}</a>`,
			WORDS,
		],
		["a card by its autofill", `<input autocomplete="cc-number" value="${WORDS}"><button>${WORDS}</button>`, WORDS],
		[
			"a hidden token",
			`<input type="hidden" name="x" value="${TOKEN}abcd"><div data-copy="${TOKEN}abcd"></div>`,
			TOKEN,
		],
		["a typed secret", `<textarea name="password">${WORDS}</textarea><button title="${WORDS}"></button>`, WORDS],
		["a token in a link", `<a href="https://a.example.com/reset/${TOKEN}?token=${TOKEN}">Reset</a>`, TOKEN],
		["a token in a form's action", `<form action="/save?access_token=${TOKEN}"><input name="a"></form>`, TOKEN],
		["a token in meta", `<meta name="csrf-token" content="${WORDS}">`, WORDS],
		["a token in a data attribute", `<div data-auth-token="${WORDS}"></div>`, WORDS],
		["a token in a selector", `<button id="${TOKEN}">Press</button>`, TOKEN],
		["a token in the title", `<title>${TOKEN}</title>`, TOKEN],
		["a token in a call", `<script>fetch("/api?access_token=${TOKEN}")</script>`, TOKEN],
		["a card number in a text", "<button>4111 1111 1111 1111</button>", "4111 1111 1111 1111"],
		[
			"options of a secret",
			`<select name="password"><option value="${WORDS}">${WORDS}</option></select>`,
			`"value":"${WORDS}"`,
		],
	])("%s", (_what, body, secret) => {
		// The page says it, or the test would prove nothing.
		expect(body.replaceAll('value="', '"value":"')).toContain(secret);
		expect(JSON.stringify(analyze(`<form>${body}</form>`))).not.toContain(secret);
	});

	test("also in the address of the page", () => {
		const url = `https://a.example.com/reset/${TOKEN}?access_token=${TOKEN}#id_token=${TOKEN}`;
		expect(JSON.stringify(analyze("<p>", { url }))).not.toContain(TOKEN);
	});
});

describe("any text ends within the limits", () => {
	test.each([
		["nothing", ""],
		["no HTML", "\u0000<<<>>&&&amp;</</ \uD800"],
		["deep nesting", "<div>".repeat(100_000)],
		["labels without end", "<label>a".repeat(60_000)],
		["many links", '<a href="/x">a</a>'.repeat(30_000)],
		["many forms", '<form><input name="a"></form>'.repeat(20_000)],
		["many fields", `<form>${'<input name="a">'.repeat(40_000)}</form>`],
		["many options", `<form><select>${"<option>a".repeat(60_000)}</select></form>`],
		["many attributes", Array.from({ length: 20_000 }, (_, at) => `<i data-a${at}="${at}"></i>`).join("")],
		["long texts", `<button title="${"a".repeat(400_000)}">${"b".repeat(400_000)}</button>`],
		["many calls", `<script>${Array.from({ length: 20_000 }, (_, at) => `fetch("/a/b${at}x")`).join(";")}</script>`],
		["wide characters", `<form>${"<button>𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸</button>".repeat(5_000)}</form>`],
	])("%s", (_what, html) => {
		const page = analyze(html);
		expect(new TextEncoder().encode(JSON.stringify(page)).length).toBeLessThanOrEqual(limits.bytes);
		expect(page.interactive_elements.length).toBeLessThanOrEqual(limits.elements);
	});

	test("what is left out is said", () => {
		expect(analyze('<a href="/x">a</a>'.repeat(600)).truncated).toBe(true);
		const mixed = analyze(`${'<a href="/x">a</a>'.repeat(600)}<button>Buy</button>`);
		expect(mixed.interactive_elements.at(-1)).toMatchObject({ name: "Buy" });
	});

	test("the longest list is halved until the analysis fits", () => {
		const named = Array.from(
			{ length: 490 },
			(_, at) => `<button id="b${at}" title="${at}${"ü".repeat(190)}" name="n${at}${"ü".repeat(90)}"></button>`,
		);
		const page = analyze(`${named.join("")}<meta name="a" content="b">`);
		expect(page.truncated).toBe(true);
		expect(page.meta).toHaveLength(1);
		expect(page.interactive_elements.length).toBeGreaterThan(0);
	});
});
