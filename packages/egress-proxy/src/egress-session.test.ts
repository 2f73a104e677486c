import { once } from "node:events";
import type { Duplex } from "node:stream";
import { describe, expect, test } from "vitest";
import {
	dial,
	get,
	PUBLIC_ADDRESS,
	readAll,
	readUntil,
	signIn,
	startService,
	startSite,
	startTestProxy,
	testInternet,
	tunnelTo,
} from "./egress-proxy.test-support.ts";
import { startSession } from "./egress-session.ts";

const never = new AbortController().signal;

const EXCEEDED = "The page transferred more than 0.1 MB. Test runs end there.";

/** A proxy with a limit of 100 kB to a site that answers with 30 kB, a service that echoes, and one that is silent. */
async function openLimited(options: Parameters<typeof startTestProxy>[1] = {}) {
	const servers = {
		[`${PUBLIC_ADDRESS}:80`]: await startSite((_request, response) => response.end(Buffer.alloc(30_000, "x"))),
		[`${PUBLIC_ADDRESS}:443`]: await startService((socket) => socket.pipe(socket)),
		[`${PUBLIC_ADDRESS}:8443`]: await startService((socket) => socket.resume()),
	};
	const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, servers);
	return { internet, proxy: await startTestProxy(internet, { maxBytes: 100_000, ...options }) };
}

describe("the limit of bytes", () => {
	test("counts requests and responses, heads included, and ends the one that passes it", async () => {
		const { proxy } = await openLimited();
		const reasons: string[] = [];
		proxy.onExceeded((reason) => reasons.push(reason));
		for (let count = 0; count < 3; count++) expect(await get(proxy, "http://shop.example/")).toMatch(/x{30000}/);
		const [host] = proxy.hosts();
		expect(host?.bytesSent).toBeGreaterThan(3 * "GET / HTTP/1.1\r\nHost: shop.example\r\n".length);
		expect(host?.bytesReceived).toBeGreaterThan(3 * 30_000 + 3 * "HTTP/1.1 200 OK\r\n".length);
		expect(reasons).toEqual([]);
		expect(await get(proxy, "http://shop.example/")).not.toMatch(/x{30000}/);
		expect(reasons).toEqual([EXCEEDED]);
	});

	test.each(["sent", "received"] as const)(
		"counts what is %s in a tunnel, and ends all connections",
		async (direction) => {
			const { proxy } = await openLimited();
			const exceeded = new Promise<string>((resolve) => proxy.onExceeded(resolve));
			const { socket: other } = await tunnelTo(proxy, "shop.example:8443");
			const idle = await dial(proxy);
			const { socket } = await tunnelTo(proxy, `shop.example:${direction === "sent" ? 8443 : 443}`);
			const ends = Promise.all([readAll(other), readAll(idle), readAll(socket)]);
			socket.write(Buffer.alloc(direction === "sent" ? 110_000 : 60_000));
			expect(await exceeded).toBe(EXCEEDED);
			await ends;
			const bytes = proxy.hosts().reduce((sum, host) => sum + host.bytesSent, 0);
			expect(bytes).toBeLessThanOrEqual(100_000);
		},
	);

	test("refuses everything afterwards, and tells who listens late", async () => {
		const { proxy, internet } = await openLimited();
		const { socket } = await tunnelTo(proxy, "shop.example:443");
		socket.write(Buffer.alloc(110_000));
		await readAll(socket);
		const connected = internet.connected.length;
		expect(await get(proxy, "http://shop.example/")).toMatch(/^HTTP\/1\.1 503 .*transferred more than 0\.1 MB/s);
		expect((await tunnelTo(proxy, "shop.example:443")).head).toMatch(/^HTTP\/1\.1 503 /);
		expect(internet.connected).toHaveLength(connected);
		const late: string[] = [];
		proxy.onExceeded((reason) => late.push(reason));
		expect(late).toEqual([EXCEEDED]);
	});
});

describe("the limit of connections", () => {
	test("refuses further ones until one has ended", async () => {
		const { proxy } = await openLimited({ maxConnections: 2 });
		const [first] = [await tunnelTo(proxy, "shop.example:443"), await tunnelTo(proxy, "shop.example:443")];
		expect((await tunnelTo(proxy, "shop.example:443")).head).toMatch(/^HTTP\/1\.1 503 /);
		expect(await get(proxy, "http://shop.example/")).toContain("The page has 2 connections open.");
		first.socket.destroy();
		await expect.poll(async () => (await tunnelTo(proxy, "shop.example:443")).head).toMatch(/^HTTP\/1\.1 200 /);
		expect(proxy.hosts()).toMatchObject([
			{ port: 443, connections: 3, refused: "The page has 2 connections open. More are refused." },
			{ port: 80, connections: 0 },
		]);
	});

	test("counts connections that are being made, also those of one pipeline", async () => {
		const release = Promise.withResolvers<void>();
		const { internet } = await openLimited();
		const { connector } = internet;
		const proxy = await startTestProxy(
			{
				...internet,
				connector: {
					connect: async (target, signal) => {
						await release.promise;
						return await connector.connect(target, signal);
					},
				},
			},
			{ maxConnections: 3 },
		);
		const socket = await dial(proxy);
		const request = `GET http://shop.example/ HTTP/1.1\r\nHost: shop.example\r\n${signIn(proxy)}\r\n`;
		socket.write(`${`${request}\r\n`.repeat(5)}${request}Connection: close\r\n\r\n`);
		await expect.poll(() => proxy.hosts()[0]?.refused).toContain("The page has 3 connections open.");
		release.resolve();
		const answers = await readAll(socket);
		expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(3);
		expect(answers.match(/HTTP\/1\.1 503 /g)).toHaveLength(3);
	});

	test("holds for browsers' connections, too", async () => {
		const { proxy } = await openLimited();
		const sockets = await Promise.all(Array.from({ length: 100 }, () => dial(proxy)));
		const further = await dial(proxy);
		expect(await readAll(further)).toBe("");
		expect(sockets.filter((socket) => socket.destroyed)).toEqual([]);
	});
});

describe("the limit of hosts", () => {
	test("refuses names that a script invents", async () => {
		const internet = testInternet({}, {});
		const proxy = await startTestProxy(internet);
		const socket = await dial(proxy);
		for (let number = 0; number < 501; number++) {
			const host = `n${number}.example`;
			socket.write(`GET http://${host}/ HTTP/1.1\r\nHost: ${host}\r\n${signIn(proxy)}\r\n\r\n`);
			const answer = (await readUntil(socket, "\r\n\r\n")) + (await readUntil(socket, "."));
			if (number === 500) expect(answer).toContain("The page has contacted 500 servers.");
		}
		expect(internet.asked).toHaveLength(500);
		expect(proxy.hosts()).toHaveLength(500);
		expect(proxy.hosts()[0]?.host).toBe("n0.example");
	});
});

describe("the end of a session", () => {
	test("ends connections, and attempts that are under way, and keeps its first reason", async () => {
		const { internet } = await openLimited();
		const attempt = Promise.withResolvers<AbortSignal>();
		const tooLate = Promise.withResolvers<Duplex>();
		const session = startSession({
			resolver: internet.resolver,
			connector: {
				connect: async (target, signal) => {
					if (target.port !== 8080) return await internet.connector.connect(target, signal);
					attempt.resolve(signal);
					await once(signal, "abort");
					// Too late: nobody may use it any more.
					const stream = await internet.connector.connect({ ...target, port: 443 }, never);
					tooLate.resolve(stream);
					return stream;
				},
			},
			times: { connectMs: 8_000, attemptMs: 8_000, idleMs: 8_000 },
			maxBytes: 1_000,
			maxConnections: 10,
			onExceeded: () => undefined,
		});
		const opened = await session.open({ hostname: "shop.example", port: 443 }, never);
		if (!opened.ok) throw new Error(opened.reason);
		const closed = new Promise<void>((resolve) => opened.stream.on("close", resolve));
		const late = session.open({ hostname: "shop.example", port: 8080 }, never);
		await attempt.promise;
		session.end("First.");
		session.end("Second.");
		expect(await late).toMatchObject({ ok: false });
		expect((await tooLate.promise).destroyed).toBe(true);
		await closed;
		const after = await session.open({ hostname: "shop.example", port: 80 }, never);
		expect(after).toEqual({ ok: false, status: 503, reason: "First.", isRefused: true });
		expect(session.hosts().map(({ port, connections }) => [port, connections])).toEqual([
			[443, 1],
			[8080, 0],
			[80, 0],
		]);
	});
});

describe("hosts", () => {
	test("are listed in order of first contact, each port for itself, as they were at that moment", async () => {
		const { proxy } = await openLimited();
		await get(proxy, "http://shop.example/");
		await get(proxy, "http://127.1/");
		const { socket } = await tunnelTo(proxy, "SHOP.example:443");
		await get(proxy, "http://shop.example/");
		const before = proxy.hosts();
		expect(before.map(({ host, port, connections }) => [host, port, connections])).toEqual([
			["shop.example", 80, 2],
			["127.0.0.1", 80, 0],
			["shop.example", 443, 1],
		]);
		expect(before.map(({ refused }) => refused)).toEqual([
			null,
			"127.0.0.1 is a private address. Test runs reach public addresses only.",
			null,
		]);
		socket.write("more");
		await readUntil(socket, "more");
		expect(before[2]?.bytesSent).toBe(0);
		expect(proxy.hosts()[2]).toMatchObject({ bytesSent: 4, bytesReceived: 4 });
	});
});
