import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import {
	dial,
	get,
	PUBLIC_ADDRESS,
	readAll,
	readUntil,
	send,
	signIn,
	startService,
	startSite,
	startTestProxy,
	testInternet,
} from "./egress-proxy.test-support.ts";

/** A proxy to `http://shop.example/`, behind which a port on this machine is. */
async function proxyTo(port: number) {
	const internet = testInternet(
		{ "shop.example": [PUBLIC_ADDRESS] },
		{ [`${PUBLIC_ADDRESS}:80`]: port, [`${PUBLIC_ADDRESS}:8080`]: port },
	);
	return await startTestProxy(internet);
}

/** A proxy to a server that answers every request with the same bytes, and ends. */
async function proxyToAnswer(lines: readonly string[], body = "") {
	return await proxyTo(
		await startService((socket) => {
			socket.once("data", () => socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`, "latin1"));
		}),
	);
}

describe("a request", () => {
	test("arrives with method, path, headers and body as they were, and without those for the proxy", async () => {
		const arrived = Promise.withResolvers<{ url: string; headers: IncomingHttpHeaders; raw: string[]; body: string }>();
		const site = await startSite((request, response) => {
			let body = "";
			request.on("data", (chunk: Buffer) => {
				body += chunk.toString("latin1");
			});
			request.on("end", () => {
				arrived.resolve({
					url: `${request.method} ${request.url}`,
					headers: request.headers,
					raw: request.rawHeaders,
					body,
				});
				response.end();
			});
		});
		const proxy = await proxyTo(site);
		await send(
			proxy,
			[
				"PUT http://Shop.Example/a%20b/../c?q=1&&r=%zz HTTP/1.1",
				"Host: shop.example",
				signIn(proxy),
				"X-Order: 1",
				"x-order: 2",
				"Content-Length: 5",
				"Proxy-Connection: keep-alive",
				"Proxy-Secret: 1",
				"Connection: close, X-Private",
				"X-Private: 1",
				"Keep-Alive: 1",
				"TE: trailers",
				"Upgrade: websocket",
			],
			"h\xe9llo",
		);
		const { url, headers, raw, body } = await arrived.promise;
		expect([url, body]).toEqual(["PUT /c?q=1&&r=%zz", "h\xe9llo"]);
		expect(headers).toEqual({
			host: "shop.example",
			"x-order": "1, 2",
			"content-length": "5",
			connection: "close",
		});
		expect(raw.filter((text) => /^x-order$/i.test(text))).toEqual(["X-Order", "x-order"]);
	});

	test("in chunks arrives whole, and its Host names a port that is not the usual one", async () => {
		const arrived = Promise.withResolvers<string>();
		const site = await startSite((request, response) => {
			let body = "";
			request.on("data", (chunk: Buffer) => {
				body += chunk.toString();
			});
			request.on("end", () => {
				arrived.resolve(`${request.url} ${request.headers.host} ${request.headers["transfer-encoding"]} ${body}`);
				response.end();
			});
		});
		const proxy = await proxyTo(site);
		const head = ["POST http://shop.example:8080/? HTTP/1.1", "Host: shop.example:8080", signIn(proxy)];
		await send(proxy, [...head, "Transfer-Encoding: chunked", "Connection: close"], "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
		expect(await arrived.promise).toBe("/? shop.example:8080 chunked abcde");
	});

	test("whose browser goes away ends at the server, too", async () => {
		const ended = Promise.withResolvers<void>();
		const proxy = await proxyTo(await startService((socket) => socket.on("end", () => ended.resolve()).resume()));
		const socket = await dial(proxy);
		socket.write(`GET http://shop.example/ HTTP/1.1\r\nHost: shop.example\r\n${signIn(proxy)}\r\n\r\n`);
		await expect.poll(() => proxy.hosts()[0]?.bytesSent ?? 0).toBeGreaterThan(0);
		socket.destroy();
		await ended.promise;
	});

	test("can follow another one on the same connection, to another host", async () => {
		const site = await startSite((request, response) => response.end(`from ${request.headers.host};`));
		const internet = testInternet(
			{ "one.example": [PUBLIC_ADDRESS], "two.example": [PUBLIC_ADDRESS] },
			{ [`${PUBLIC_ADDRESS}:80`]: site },
		);
		const proxy = await startTestProxy(internet);
		const socket = await dial(proxy);
		for (const host of ["one.example", "two.example"]) {
			socket.write(`GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\n${signIn(proxy)}\r\n\r\n`);
			await readUntil(socket, `from ${host};`);
		}
		expect(proxy.hosts().map(({ host, connections }) => [host, connections])).toEqual([
			["one.example", 1],
			["two.example", 1],
		]);
	});
});

describe("a response", () => {
	test("arrives with status, headers and body as they were, and without those for the proxy", async () => {
		const proxy = await proxyToAnswer(
			[
				"HTTP/1.1 418 I'm a teapot",
				"Set-Cookie: a=1",
				"Set-Cookie: b=2",
				"Content-Length: 5",
				"X-Word: caf\xe9",
				"Connection: X-Private",
				"X-Private: 1",
				"Proxy-Authenticate: Basic",
				"Proxy-Connection: close",
			],
			"h\xe9llo",
		);
		const answer = await get(proxy, "http://shop.example/");
		const [head = "", body] = answer.split("\r\n\r\n");
		expect(head.split("\r\n").sort()).toEqual([
			"Connection: close",
			"Content-Length: 5",
			"HTTP/1.1 418 I'm a teapot",
			"Set-Cookie: a=1",
			"Set-Cookie: b=2",
			"X-Word: caf\xe9",
		]);
		expect(body).toBe("h\xe9llo");
	});

	test.each([
		["with 204", ["HTTP/1.1 204 No Content"], "GET"],
		["with 304", ["HTTP/1.1 304 Not Modified", "Content-Length: 10"], "GET"],
		["to HEAD", ["HTTP/1.1 200 OK", "Content-Length: 10"], "HEAD"],
	])("%s has no body", async (_kind, lines, method) => {
		const proxy = await proxyToAnswer(lines);
		const head = [`${method} http://shop.example/ HTTP/1.1`, "Host: shop.example", signIn(proxy), "Connection: close"];
		const answer = await send(proxy, head);
		expect(answer.startsWith(lines[0] ?? "")).toBe(true);
		expect(answer.endsWith("\r\n\r\n")).toBe(true);
	});

	test("after an interim one arrives", async () => {
		const proxy = await proxyToAnswer(["HTTP/1.1 103 Early Hints", "Link: </a>", "", "HTTP/1.1 200 OK"], "done");
		expect(await get(proxy, "http://shop.example/")).toMatch(/^HTTP\/1\.1 200 .*done/s);
	});

	test("that asks for a proxy's password does not reach the browser", async () => {
		const proxy = await proxyToAnswer(
			["HTTP/1.1 407 Proxy Authentication Required", 'Proxy-Authenticate: Basic realm="x"', "Content-Length: 5"],
			"login",
		);
		const answer = await get(proxy, "http://shop.example/");
		expect(answer).toMatch(/^HTTP\/1\.1 502 .*shop\.example asked for a password for a proxy/s);
		expect(answer).not.toMatch(/proxy-authenticate|login/i);
	});

	test.each([
		["two lengths", ["HTTP/1.1 200 OK", "Content-Length: 1", "Content-Length: 2"], "ab"],
		["length and chunks", ["HTTP/1.1 200 OK", "Content-Length: 1", "Transfer-Encoding: chunked"], "0\r\n\r\n"],
		["no HTTP", ["SSH-2.0-OpenSSH_9.6"], ""],
		["a head without end", ["HTTP/1.1 200 OK", `X: ${"x".repeat(40_000)}`], ""],
		["another protocol", ["HTTP/1.1 101 Switching Protocols", "Upgrade: x", "Connection: upgrade"], ""],
		["nothing", [], ""],
	])("with %s is none", async (_kind, lines, body) => {
		const proxy = await proxyToAnswer(lines, body);
		expect(await get(proxy, "http://shop.example/")).toMatch(/^HTTP\/1\.1 502 .*sent an answer that is not valid\.$/s);
	});

	test("that ends early does not look complete", async () => {
		const proxy = await proxyToAnswer(["HTTP/1.1 200 OK", "Transfer-Encoding: chunked"], "5\r\nhello\r\n");
		const answer = await get(proxy, "http://shop.example/");
		expect(answer).toContain("hello");
		expect(answer).not.toMatch(/0\r\n\r\n$/);
	});

	test("that stops in the middle ends after a while", async () => {
		const port = await startService((socket) => {
			socket.once("data", () => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello"));
		});
		const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:80`]: port });
		const proxy = await startTestProxy(internet, { times: { idleMs: 1_000 } });
		expect(await get(proxy, "http://shop.example/")).toMatch(/hello$/);
	});

	test("that nobody reads waits at the server, and ends after a while", async () => {
		let sent = 0;
		const ended = Promise.withResolvers<void>();
		const port = await startService((socket) => {
			const chunk = Buffer.alloc(100_000);
			const more = () => {
				while (socket.writable && sent < 200_000_000) {
					sent += chunk.length;
					if (!socket.write(chunk)) return void socket.once("drain", more);
				}
			};
			socket.on("close", () => ended.resolve());
			socket.once("data", () => {
				socket.write("HTTP/1.1 200 OK\r\n\r\n");
				more();
			});
		});
		const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:80`]: port });
		const proxy = await startTestProxy(internet, { maxBytes: 1_000_000_000, times: { idleMs: 300 } });
		const socket = await dial(proxy);
		socket.pause();
		socket.write(`GET http://shop.example/ HTTP/1.1\r\nHost: shop.example\r\n${signIn(proxy)}\r\n\r\n`);
		await ended.promise;
		// Buffers of the system take some megabytes.
		expect(sent).toBeLessThan(100_000_000);
	});
});

describe("slow clients", () => {
	test("have to finish the head of a request in time", async () => {
		const proxy = await startTestProxy(testInternet({}, {}), { times: { headMs: 200 } });
		const socket = await dial(proxy);
		socket.write("GET http://shop.example/ HTTP/1.1\r\nHost: shop.exa");
		expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
	});

	test("have to finish a request in time", async () => {
		const site = await startSite((request, response) => {
			request.resume().on("end", () => response.end());
		});
		const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:80`]: site });
		const proxy = await startTestProxy(internet, { times: { headMs: 100, requestMs: 200 } });
		const head = ["POST http://shop.example/ HTTP/1.1", "Host: shop.example", signIn(proxy), "Content-Length: 100"];
		expect(await send(proxy, head, "abc")).not.toContain(" 200 ");
	});

	test("are forgotten when they are idle", async () => {
		const site = await startSite((_request, response) => response.end("once"));
		const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:80`]: site });
		const proxy = await startTestProxy(internet, { times: { idleMs: 1_000 } });
		const head = ["GET http://shop.example/ HTTP/1.1", "Host: shop.example", signIn(proxy)];
		expect(await send(proxy, head)).toContain("once");
	});
});
