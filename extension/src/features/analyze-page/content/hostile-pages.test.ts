// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.test/" }
import { pageAnalysisLimits as limits, pageAnalysis } from "@scriptorium/shared-protocol/page-analysis";
import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonBytes } from "../domain/fit-size.ts";
import { type AnalysisPorts, analyzeDocument } from "./analyze-document.ts";

const ports: AnalysisPorts = {
	shadowRootOf: (host) => host.shadowRoot,
	clock: () => 0,
	date: () => 0,
	resourceEntries: () => [],
};
const request = { includeValues: true, maxBytes: 255 * 1024 };

function analyzeNow(others: Partial<AnalysisPorts> = {}) {
	const { analysis } = analyzeDocument(request, { ...ports, ...others });
	expect(pageAnalysis.safeParse(analysis).error?.issues).toBeUndefined();
	expect(jsonBytes(analysis)).toBeLessThanOrEqual(request.maxBytes);
	return analysis;
}

function* stringsIn(value: unknown): Generator<string> {
	if (typeof value === "string") yield value;
	else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* stringsIn(part);
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A page that repeats a text wherever a page can. */
function echo(text: string): void {
	document.documentElement.innerHTML = `<head><title></title><meta name="a"></head><body><form><input id="one"><select><option></option></select>
		<button></button></form><a></a><p></p><ul><li><b></b><a href="/x">Edit</a></li></ul><output></output><textarea name="t"></textarea></body>`;
	const all = [...document.querySelectorAll("*")];
	for (const element of all) {
		// happy-dom looks for labels and fields by ids that it does not escape.
		for (const name of [
			"title",
			"aria-label",
			"placeholder",
			"alt",
			"data-x",
			"data-testid",
			"role",
			"name",
			"id",
			"content",
		])
			if (name !== "id" || !element.matches("form,form *,textarea,output")) element.setAttribute(name, text);
		if (element.children.length === 0) element.textContent = text;
	}
	document.title = text;
	document
		.querySelector("form")
		?.setAttribute("action", `/${encodeURIComponent(text)}?q=${encodeURIComponent(text)}#${text}`);
	document.querySelector("a")?.setAttribute("href", `/x?${text}`);
}

function withSecret(secret: string, how: string): string {
	const field = document.createElement("input");
	field.setAttribute(how === "password" ? "type" : how === "one-time-code" ? "autocomplete" : "name", how);
	document.querySelector("form")?.append(field);
	field.value = secret;
	return field.value;
}

const fetched = (word: string) => ({
	name: `https://api.test/${word}/x?q=${word}`,
	initiatorType: "fetch",
	startTime: 0,
	duration: 0,
});

it("reports no typed secret, also when the page repeats it everywhere", () => {
	const anything = fc.string({ minLength: 4, maxLength: 30, unit: "grapheme" });
	const kinds = fc.constantFrom("password", "one-time-code", "cvv", "card-number", "apiToken");
	fc.assert(
		fc.property(anything, kinds, (secret, how) => {
			echo("neutral");
			const typed = withSecret("", how) || withSecret(secret, how);
			fc.pre(plain(typed).length >= 4);
			// What a page of other words tells, too, is no secret.
			const ordinary = [...stringsIn(analyzeNow({ resourceEntries: () => [fetched("neutral")] }))].join("\n");
			fc.pre(!ordinary.includes(typed) && !ordinary.includes(plain(typed)));
			echo(typed);
			withSecret(typed, how);
			for (const told of stringsIn(analyzeNow({ resourceEntries: () => [fetched(typed)] }))) {
				expect(told).not.toContain(typed);
				expect(told).not.toContain(plain(typed));
				expect(told).not.toContain(encodeURIComponent(typed));
				expect(told).not.toContain(CSS.escape(typed));
			}
		}),
	);
});

it("reports no values of hidden fields and rich text, and no card numbers", () => {
	document.documentElement.innerHTML = `<body><form><input type="hidden" name="a" value="hidden-words"><input name="b"></form>
		<p contenteditable="true" aria-label="Letter">Dear Ann</p><div contenteditable="true" aria-label="PIN">9 8 7 6</div><b>9 8 7 6</b></body>`;
	for (const field of document.querySelectorAll("input")) if (field.name === "b") field.value = "5555-5555-5555-4444";
	const told = JSON.stringify(analyzeNow());
	for (const secret of ["hidden-words", "Dear Ann", "9 8 7 6", "5555-5555"]) expect(told).not.toContain(secret);
});

it("reads forms whose fields hide the properties of the form", () => {
	document.documentElement.innerHTML = `<body><form action="/real" method="post"><input name="q"><button>Send</button></form></body>`;
	const form = document.querySelector("form");
	const field = document.querySelector("input");
	if (form === null || field === null) throw new Error("no form");
	// Chromium does this by itself for fields of these names; happy-dom does not, and reads some others itself.
	for (const name of ["action", "elements", "attributes", "children", "id", "localName", "textContent"])
		Object.defineProperty(form, name, { configurable: true, get: () => field });
	for (const name of ["querySelectorAll", "closest", "method"])
		Object.defineProperty(form, name, {
			configurable: true,
			get() {
				throw new Error("trap");
			},
		});
	const { forms, interactive_elements } = analyzeNow();
	expect(forms).toMatchObject([{ action: "https://site.test/real", method: "post", selector: "body > form" }]);
	expect(forms[0]?.fields.map(({ name }) => name)).toEqual(["q"]);
	expect(interactive_elements.map(({ selector }) => selector)).toEqual(['input[name="q"]', 'aria/Send[role="button"]']);
});

it("finds the fields of a form whose field shadows parentElement", () => {
	document.documentElement.innerHTML = `<body><div id="elsewhere"></div><form><button>Send</button><button>Send</button></form></body>`;
	// With a field of the form in its place, a walk upwards would never end.
	Object.defineProperty(document.querySelector("form"), "parentElement", {
		value: document.querySelector("#elsewhere"),
	});
	expect(analyzeNow().interactive_elements.map(({ selector }) => selector)).toEqual([
		"body > form > button:nth-of-type(1)",
		"body > form > button:nth-of-type(2)",
	]);
});

it("reports no secret in selectors", () => {
	document.documentElement.innerHTML = `<body><form><input type="password"></form><a href="/in?session_token=abc12">In</a>
		<x-hunter22 role="button"></x-hunter22></body>`;
	for (const field of document.querySelectorAll("input")) field.value = "hunter22";
	const { interactive_elements } = analyzeNow();
	const [field, link, own] = interactive_elements;
	expect([field?.tag, link?.selector]).toEqual(["input", 'aria/In[role="link"]']);
	expect(field?.selector).not.toBeNull();
	expect([own?.tag, own?.selector]).toEqual(["x-[redacted]", null]);
	expect(JSON.stringify(interactive_elements)).not.toMatch(/abc12|hunter22/);
});

it("stays within its limits on a page that exceeds all of them", () => {
	const option = `<option value="v">Text</option>`;
	const fields = `<input name="n">`.repeat(250);
	document.documentElement.innerHTML = `<head>${`<meta name="a" content="b">`.repeat(150)}</head><body>
		${`<a href="/x">Link</a>`.repeat(600)}		${`<form>${fields}</form>`.repeat(1)}${"<form></form>".repeat(60)}<select>${option.repeat(1000)}</select>
		${"<output></output>".repeat(80)}</body>`;
	document.body.setAttribute("data-huge", "x".repeat(100_000));
	document.title = "word ".repeat(100_000);
	const analysis = analyzeNow();
	expect(analysis.truncated).toBe(true);
	expect(analysis.title).toHaveLength(limits.title);
	expect([analysis.meta.length, analysis.interactive_elements.length]).toEqual([100, 500]);
	expect([analysis.forms.length, analysis.forms[0]?.fields.length]).toEqual([50, 200]);
	// Links give way to what else can be acted on.
	expect(analysis.interactive_elements.filter(({ tag }) => tag !== "a")).toHaveLength(251);
	expect(analysis.data_attributes.find(({ name }) => name === "data-huge")?.values[0]).toHaveLength(limits.text);
});

it("cuts the choices of a field, and says so", () => {
	document.documentElement.innerHTML = `<body><form><select>${"<option>Text</option>".repeat(51)}</select></form></body>`;
	const { forms, truncated } = analyzeNow();
	expect([forms[0]?.fields[0]?.options.length, truncated]).toEqual([50, true]);
});

it("returns a partial result at its time limit", () => {
	document.documentElement.innerHTML = `<body><form><input name="q"></form>${"<p><b>x</b></p>".repeat(2000)}</body>`;
	let now = 0;
	const analysis = analyzeNow({ clock: () => (now += 500) });
	expect(analysis.truncated).toBe(true);
	expect(analysis.dom_structure.elements).toBeGreaterThan(255);
	expect(analysis.dom_structure.elements).toBeLessThan(4000);
});

it("changes nothing in the page, and asks for no layout", () => {
	echo("words");
	const before = document.documentElement.outerHTML;
	const asked: string[] = [];
	for (const name of ["getBoundingClientRect", "getClientRects", "checkVisibility"] as const) {
		const real = Element.prototype[name];
		if (typeof real !== "function") continue;
		Element.prototype[name] = () => {
			asked.push(name);
			throw new Error(name);
		};
	}
	for (const name of ["offsetParent", "offsetWidth", "clientWidth"] as const)
		Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => asked.push(name) });
	analyzeNow();
	expect(asked).toEqual([]);
	expect(document.documentElement.outerHTML).toBe(before);
});
