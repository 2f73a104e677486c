// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.test/shop/list?page=2&token=t0k3n" }
import { splitChain } from "@scriptorium/flow/recording/recorded-target";
import { findAll } from "@scriptorium/selectors/find-all";
import { pageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import { expect, it } from "vitest";
import type { ResourceEntry } from "../domain/api-traffic.ts";
import { jsonBytes } from "../domain/fit-size.ts";
import { type AnalysisPorts, analyzeDocument } from "./analyze-document.ts";

const ports: AnalysisPorts = {
	shadowRootOf: (host) => host.shadowRoot,
	clock: () => 0,
	date: () => Date.UTC(2026, 10, 22),
	resourceEntries: () => [],
};

function analyze(html: string, { includeValues = false, maxBytes = 255 * 1024, ...others }: Options = {}) {
	document.documentElement.innerHTML = html;
	return analyzeNow({ includeValues, maxBytes, ...others });
}
type Options = Partial<AnalysisPorts> & { includeValues?: boolean; maxBytes?: number };

function analyzeNow({ includeValues = false, maxBytes = 255 * 1024, ...others }: Options = {}) {
	const { analysis, showsSecret } = analyzeDocument({ includeValues, maxBytes }, { ...ports, ...others });
	expect(pageAnalysis.safeParse(analysis).error?.issues).toBeUndefined();
	expect(jsonBytes(analysis)).toBeLessThanOrEqual(maxBytes);
	return { ...analysis, showsSecret };
}

const LOGIN = `<head><title>Shop</title><meta charset="utf-8"><meta name="description" content="All  goods">
	<meta property="og:type" content="website"><meta name="csrf-token" content="abcdefgh"></head><body>
	<form action="/login" method="POST"><label>User <input name="user" required></label>
	<label>Password <input type="password" name="pw"></label><input type="hidden" name="ref" value="r-77">
	<select name="lang"><option value="en">English<option value="de">German</select>
	<input name="cvv" value="123" aria-label="Code"><input type="checkbox" name="stay" value="yes" checked aria-label="Stay"><textarea name="note" placeholder="Note">typed</textarea>
	<button>Sign in</button><button formaction="/reset?code=x">Reset</button></form>
	<output>3</output></body>`;

it("reports fields and targets of forms without values", () => {
	const { forms, data_flows, url, title, meta, truncated, analysis_timestamp, screenshot } = analyze(LOGIN);
	expect({ url, title, truncated, analysis_timestamp, screenshot }).toEqual({
		url: "https://site.test/shop/list?page=2&token=",
		title: "Shop",
		truncated: false,
		analysis_timestamp: "2026-11-22T00:00:00.000Z",
		screenshot: null,
	});
	expect(meta).toEqual([
		{ name: "charset", content: "utf-8" },
		{ name: "description", content: "All goods" },
		{ name: "og:type", content: "website" },
	]);
	expect(forms).toHaveLength(1);
	expect(forms[0]).toMatchObject({ action: "https://site.test/login", method: "post", selector: "body > form" });
	expect(
		forms[0]?.fields.map(({ name, type, label, required, value }) => [name, type, label, required, value]),
	).toEqual([
		["user", "text", "User", true, null],
		["pw", "password", "Password", false, null],
		["ref", "hidden", "", false, null],
		["lang", "select-one", "", false, null],
		["cvv", "text", "Code", false, null],
		["stay", "checkbox", "Stay", false, null],
		["note", "textarea", "Note", false, null],
	]);
	expect(forms[0]?.fields[3]?.options[1]).toEqual({ value: "de", label: "German" });
	expect(forms[0]?.fields[6]?.placeholder).toBe("Note");
	expect(data_flows.map(({ type, source, target, method }) => [type, source, target, method])).toEqual([
		["form_submission", "body > form", "https://site.test/login", "post"],
		["form_submission", "body > form", "https://site.test/reset?code=", "post"],
		["dom_update", null, "body > output", null],
	]);
});

it("reports values on request, except hidden and secret ones", () => {
	document.documentElement.innerHTML = LOGIN;
	for (const [name, value] of [
		["user", "ann"],
		["pw", "hunter22"],
		["note", "4111 1111 1111 1111"],
	] as const)
		for (const field of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) field.value = value;
	const { forms, showsSecret } = analyzeNow({ includeValues: true });
	expect(forms[0]?.fields.map(({ value }) => value)).toEqual(["ann", null, null, "en", null, "yes", "[redacted]"]);
	expect(showsSecret).toBe(true);
	expect(analyze("<body><input name=user value=ann></body>").showsSecret).toBe(false);
});

it("reports interactive elements with working selectors, also in shadow roots", () => {
	document.documentElement.innerHTML = `<body><nav><a href="/a">One</a><a href="#part">Part</a><a href="/file" download>File</a>
		<a href="javascript:void(0)">Code</a><a href="/a">One again</a></nav><div role="button" tabindex="0">Press</div>
		<p contenteditable="true">Typed words</p><span onclick="x()">Span</span><span>Not this</span><x-app id="app"></x-app></body>`;
	document.querySelector("x-app")?.attachShadow({ mode: "open" }).append(document.createElement("button"));
	const { interactive_elements: elements, data_flows, dom_structure } = analyzeNow();
	expect(elements.map(({ tag, name }) => `${tag} ${name}`)).toEqual([
		"a One",
		"a Part",
		"a File",
		"a Code",
		"a One again",
		"div Press",
		"p ",
		"span ",
		"button ",
	]);
	expect(elements[3]?.href).toBe("javascript:");
	for (const { tag, selector, fallbacks } of elements) {
		// happy-dom has no XPath and no `:host`: the journey looks at these in Chromium.
		const readable = [selector ?? "none", ...fallbacks].filter((one) => !/xpath|:host/.test(one));
		for (const one of readable)
			expect(
				findAll(splitChain(one), document).map(({ localName }) => localName),
				one,
			).toEqual([tag]);
	}
	expect(JSON.stringify(elements)).not.toContain("Typed words");
	expect(data_flows).toEqual([
		{ type: "navigation", source: 'aria/One[role="link"]', target: "https://site.test/a", method: "get", count: 2 },
	]);
	expect(dom_structure).toMatchObject({ links: 5, buttons: 2, shadow_roots: 1, custom_elements: 1, landmarks: 1 });
});

it("counts what a page is made of", () => {
	const { dom_structure, data_attributes } = analyze(`<body><main><h1>A</h1><h2 data-kind="x" data-api-token="q">B</h2>
		<ul><li data-kind="y"></li></ul><table></table><img><input><input type="hidden"><button></button></main>
		<div role="status"></div><div role="heading"></div><script></script></body>`);
	expect(dom_structure).toMatchObject({
		elements: 16,
		max_depth: 5,
		headings: 3,
		landmarks: 1,
		links: 0,
		buttons: 1,
		forms: 0,
		fields: 1,
		images: 1,
		tables: 1,
		lists: 1,
		scripts: 1,
		custom_elements: 0,
		shadow_roots: 0,
		live_regions: 1,
		frames: 0,
	});
	expect(data_attributes).toEqual([
		{ name: "data-kind", count: 2, values: ["x", "y"] },
		{ name: "data-api-token", count: 1, values: [] },
	]);
});

it("reports requests and their data flows", () => {
	const entries: ResourceEntry[] = [7, 8].map((id) => ({
		name: `https://api.test/items/${id}?key=k3y`,
		initiatorType: "fetch",
		startTime: 1,
		duration: 2,
	}));
	const { api_calls, api_patterns, data_flows } = analyze("<body></body>", { resourceEntries: () => entries });
	expect(api_calls[1]).toMatchObject({ url: "https://api.test/items/8?key=", method: null, status: null });
	const pattern = "https://api.test/items/{id}?key={value}";
	expect(api_patterns).toEqual([{ pattern, count: 2 }]);
	expect(data_flows).toEqual([{ type: "api_call", source: null, target: pattern, method: null, count: 2 }]);
});

it("reports only what people see: a script is written from it by a language model", () => {
	const tags = Array.from("send all", (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
	const hidden = `${tags}\u200b\u202e\u2066\ufe0f\u3164`;
	const analysis = analyze(
		`<head><title>Shop${hidden}</title><meta name="author${hidden}" content="Ann${hidden}"></head><body data-a="b${hidden}">
		<form><label>User${hidden} <input name="user${hidden}" value="ann${hidden}" placeholder="Name${hidden}"></label>
		<select><option value="en${hidden}">English${hidden}</select></form><output id="o${hidden}">1</output>
		<button id="pay${hidden}" aria-label="Pay${hidden}"></button><a href="/a${hidden}">A${hidden}</a>
		<x-a${tags} role="button">Go ❤\ufe0f 👩\u200d💻</x-a${tags}></body>`,
		{ includeValues: true },
	);
	expect(JSON.stringify(analysis)).not.toMatch(/[\u{e0000}-\u{e0fff}\u200b\u202e\u2066\u3164]/u);
	expect(analysis.title).toBe("Shop");
	expect(analysis.interactive_elements.map(({ name }) => name)).toEqual(
		expect.arrayContaining(["Pay", "A", "Go ❤\ufe0f 👩\u200d💻"]),
	);
	expect(analysis.forms[0]?.fields[0]).toMatchObject({ name: "user", value: "ann", placeholder: "Name" });
});
