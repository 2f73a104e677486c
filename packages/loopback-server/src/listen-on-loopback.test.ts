import { once } from "node:events";
import { Agent, createServer as createHttpServer, get } from "node:http";
import { connect, createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { listenOnLoopback } from "./listen-on-loopback.ts";

const helloServer = () => createHttpServer((_request, response) => void response.end("hello"));

describe("a server listens", () => {
	test.each([{}, { host: "localhost" }, { host: "127.0.0.1" }] as const)("on a free port: %j", async (address) => {
		const { origin, port, close } = await listenOnLoopback(helloServer(), address);
		onTestFinished(close);
		expect(origin).toBe(`http://${"host" in address ? address.host : "127.0.0.1"}:${port}`);
		expect(await (await fetch(origin)).text()).toBe("hello");
	});

	test("on a port that the caller names, which another server cannot have at the same time", async () => {
		const first = await listenOnLoopback(createServer());
		await expect(listenOnLoopback(createServer(), { port: first.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
		await first.close();
		const second = await listenOnLoopback(createServer(), { port: first.port });
		onTestFinished(second.close);
		expect(second.port).toBe(first.port);
	});
});

describe("closing", () => {
	test("ends a kept-alive connection and one that never sent a request", async () => {
		const { port, origin, close } = await listenOnLoopback(helloServer());
		const agent = new Agent({ keepAlive: true });
		const silent = connect(port, "127.0.0.1");
		await once(silent, "connect");
		const [response] = (await once(get(origin, { agent }), "response")) as [NodeJS.ReadableStream];
		await once(response.resume(), "end");
		const ended = once(silent.resume(), "close");
		await close();
		await ended;
		agent.destroy();
		await expect(fetch(origin)).rejects.toThrow();
	});

	test("ends an upgraded connection, which no longer belongs to the HTTP server", async () => {
		const server = helloServer();
		server.on("upgrade", (_request, socket) => {
			socket.on("error", () => undefined);
			socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n");
		});
		const { port, close } = await listenOnLoopback(server);
		const client = connect(port, "127.0.0.1");
		client.on("error", () => undefined);
		client.write("GET / HTTP/1.1\r\nHost: x\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n");
		await once(client, "data");
		const ended = once(client, "close");
		await close();
		await ended;
	});

	test("may be done twice", async () => {
		const { close } = await listenOnLoopback(createServer());
		await close();
		await close();
	});
});
