import { describe, expect, test } from "vitest";
import {
	dial,
	get,
	PUBLIC_ADDRESS,
	readAll,
	send,
	signIn,
	startService,
	startSite,
	startTestProxy,
	testInternet,
	tunnelTo,
	words,
} from "./egress-proxy.test-support.ts";
import { hasCredentials } from "./proxy-credentials.ts";

/** A site at `http://shop.example/` that answers with the requests that it received, and a proxy to it. */
async function openShop() {
	const received: string[] = [];
	const site = await startSite((request, response) => {
		received.push(`${request.method} ${request.url}`);
		response.end("the shop");
	});
	const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:80`]: site });
	return { received, internet, proxy: await startTestProxy(internet) };
}

describe("credentials", () => {
	test.each([
		["none", () => []],
		["wrong ones", () => [`Proxy-Authorization: Basic ${btoa("user:password")}`]],
		["those of the site", () => [`Authorization: Basic ${btoa("user:password")}`]],
		["another scheme", () => ["Proxy-Authorization: Bearer abc"]],
	])("a request with %s is told to sign in, and reaches nobody", async (_kind, headers) => {
		const { proxy, received, internet } = await openShop();
		const head = ["Host: shop.example", "Connection: close", ...headers()];
		const plain = await send(proxy, ["GET http://shop.example/ HTTP/1.1", ...head]);
		const tunnel = await send(proxy, ["CONNECT shop.example:80 HTTP/1.1", ...head]);
		for (const answer of [plain, tunnel]) {
			expect(answer).toMatch(/^HTTP\/1\.1 407 /);
			expect(answer).toMatch(/^proxy-authenticate: Basic realm="test run"\r$/im);
		}
		expect([received, internet.asked, proxy.hosts()]).toEqual([[], [], []]);
	});

	test("of one proxy are none for another one", async () => {
		const [{ proxy }, { proxy: other }] = [await openShop(), await openShop()];
		expect(proxy.credentials.password).not.toBe(other.credentials.password);
		const head = ["GET http://shop.example/ HTTP/1.1", "Host: shop.example", "Connection: close"];
		expect(await send(proxy, [...head, signIn(other)])).toMatch(/^HTTP\/1\.1 407 /);
		expect(await send(proxy, [...head, signIn(proxy)])).toMatch(/^HTTP\/1\.1 200 /);
	});

	test("are compared as a whole", () => {
		const credentials = { username: "name", password: "word" };
		const basic = (text: string) => hasCredentials(`Basic ${btoa(text)}`, credentials);
		expect(basic("name:word")).toBe(true);
		for (const text of ["name:wor", "name:words", "name", ":word", "", "Name:word", "name:word\n"])
			expect(basic(text), text).toBe(false);
		expect(hasCredentials(undefined, credentials)).toBe(false);
		expect(hasCredentials("Basic", credentials)).toBe(false);
	});
});

describe("requests for a proxy", () => {
	test.each(
		words(`
		/ * https://shop.example/ ftp://shop.example/ ws://shop.example/ file:///etc/passwd http:// http:///shop.example http://\\\\shop.example
		http://user@shop.example/ http://user:word@shop.example/ shop.example:80
	`),
	)("are not for %s", async (target) => {
		const { proxy, internet } = await openShop();
		const method = target === "*" ? "OPTIONS" : "GET";
		const answer = await send(proxy, [
			`${method} ${target} HTTP/1.1`,
			"Host: shop.example",
			signIn(proxy),
			"Connection: close",
		]);
		expect(answer).toMatch(/^HTTP\/1\.1 400 /);
		expect(internet.asked).toEqual([]);
	});

	test.each(
		words(`
		shop.example shop.example: :80 shop.example:80:80 shop.example:99999 shop.example:0x50 user@shop.example:80
		shop.example/x:80 [::1:80 http://shop.example:80 [fe80::1%25lo]:80
	`),
	)("do not CONNECT to %s", async (target) => {
		const { proxy, internet } = await openShop();
		const answer = await send(proxy, [`CONNECT ${target} HTTP/1.1`, "Host: shop.example:80", signIn(proxy)]);
		expect(answer).toMatch(/^HTTP\/1\.1 4/);
		expect(internet.asked).toEqual([]);
	});

	test.each([
		["another one", ["Host: bank.example"]],
		["another port", ["Host: shop.example:8080"]],
		["a second one", ["Host: shop.example", "Host: bank.example"]],
		["the same one twice", ["Host: shop.example", "Host: shop.example"]],
		["a user name", ["Host: user@shop.example"]],
		["a path", ["Host: shop.example/x"]],
		["nothing", ["Host:"]],
	])("are refused if the Host header names %s", async (_what, hosts) => {
		const { proxy, internet } = await openShop();
		const plain = await send(proxy, [
			"GET http://shop.example/ HTTP/1.1",
			...hosts,
			signIn(proxy),
			"Connection: close",
		]);
		const tunnel = await send(proxy, ["CONNECT shop.example:80 HTTP/1.1", ...hosts, signIn(proxy)]);
		for (const answer of [plain, tunnel]) expect(answer).toMatch(/^HTTP\/1\.1 400 .*another host than/s);
		expect(internet.asked).toEqual([]);
	});

	test("are refused without a Host header", async () => {
		const { proxy, internet } = await openShop();
		for (const version of ["1.0", "1.1"]) {
			const answer = await send(proxy, [
				`GET http://shop.example/ HTTP/${version}`,
				signIn(proxy),
				"Connection: close",
			]);
			expect(answer).toMatch(/^HTTP\/1\.1 400 /);
		}
		expect(internet.asked).toEqual([]);
	});
});

describe("requests that two servers would read differently", () => {
	test.each([
		["two lengths", ["Content-Length: 4", "Content-Length: 5"], "abcde"],
		[
			"a length and chunks",
			["Content-Length: 4", "Transfer-Encoding: chunked"],
			"0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n",
		],
		["chunks that are not the last encoding", ["Transfer-Encoding: chunked, identity"], "0\r\n\r\n"],
		["an unknown encoding", ["Transfer-Encoding: xchunked"], "0\r\n\r\n"],
		["a space before the colon", ["Content-Length : 4"], "abcd"],
		["a folded header", ["X-One: 1", " Content-Length: 4"], "abcd"],
		["a length with a sign", ["Content-Length: +4"], "abcd"],
		["a zero byte", ["X-One: a\0b"], ""],
		["a bare carriage return", ["X-One: a\rX-Two: b"], ""],
	])("%s: refused, and nothing arrives", async (_shape, headers, body) => {
		const { proxy, received } = await openShop();
		const head = ["POST http://shop.example/ HTTP/1.1", "Host: shop.example", signIn(proxy), "Connection: close"];
		expect(await send(proxy, [...head, ...headers], body)).toMatch(/^HTTP\/1\.1 400 /);
		expect(received).toEqual([]);
	});

	test.each([
		[
			"a chunked body of GET",
			["Transfer-Encoding: chunked"],
			"25\r\nGET /admin HTTP/1.1\r\nHost: shop.example\r\n0\r\n\r\n",
		],
		[
			"a length that `Connection` names",
			["Content-Length: 21", "Connection: content-length"],
			"GET /admin HTTP/1.1\r\n",
		],
		["chunks that `Connection` names", ["Transfer-Encoding: chunked", "Connection: transfer-encoding"], "0\r\n\r\n"],
	])("%s: one request arrives", async (_shape, headers, body) => {
		const { proxy, received } = await openShop();
		const head = ["GET http://shop.example/ HTTP/1.1", "Host: shop.example", signIn(proxy), "Connection: close"];
		const answer = await send(proxy, [...head, ...headers], body);
		expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400) /);
		expect(received.filter((line) => line !== "GET /")).toEqual([]);
	});

	test("each request of a pipeline is checked", async () => {
		const { proxy, received } = await openShop();
		const socket = await dial(proxy);
		const first = ["GET http://shop.example/1 HTTP/1.1", "Host: shop.example", signIn(proxy), "", ""].join("\r\n");
		const second = ["GET http://127.0.0.1/2 HTTP/1.1", "Host: 127.0.0.1", signIn(proxy), "Connection: close", "", ""];
		socket.write(first + second.join("\r\n"));
		const answers = await readAll(socket);
		expect(answers).toMatch(/^HTTP\/1\.1 200 .*the shop.*HTTP\/1\.1 403 .*127\.0\.0\.1 is a private address/s);
		expect(received).toEqual(["GET /1"]);
	});
});

describe("close", () => {
	test("ends tunnels, requests under way and idle connections, and frees the port", async () => {
		const silent = await startService(() => undefined);
		const internet = testInternet({ "slow.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:80`]: silent });
		const proxy = await startTestProxy(internet);
		const idle = await dial(proxy);
		const { socket: tunnel } = await tunnelTo(proxy, "slow.example:80");
		const waiting = get(proxy, "http://slow.example/");
		await expect.poll(() => internet.connected.length).toBe(2);
		const ends = Promise.all([readAll(idle), readAll(tunnel), waiting]);
		await proxy.close();
		expect(await ends).toEqual(["", "", ""]);
		await expect(dial(proxy)).rejects.toThrow("ECONNREFUSED");
		await proxy.close();
	});

	test("ends a search for a name", async () => {
		const asked = Promise.withResolvers<AbortSignal>();
		const proxy = await startTestProxy({
			resolver: {
				resolve: (_hostname, signal) =>
					new Promise((_resolve, reject) => {
						asked.resolve(signal);
						signal.addEventListener("abort", () => reject(new Error("The search was ended.")));
					}),
			},
			connector: testInternet({}, {}).connector,
		});
		const answer = get(proxy, "http://slow.example/");
		const signal = await asked.promise;
		await proxy.close();
		expect(await answer).toBe("");
		expect(signal.aborted).toBe(true);
	});
});
