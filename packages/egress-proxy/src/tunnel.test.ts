import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import {
	dial,
	PUBLIC_ADDRESS,
	readAll,
	readUntil,
	signIn,
	startService,
	startTestProxy,
	testInternet,
	tunnelTo,
} from "./egress-proxy.test-support.ts";

/** A proxy to port 443 of `shop.example`, behind which a port on this machine is. */
async function proxyTo(port: number, options: Parameters<typeof startTestProxy>[1] = {}) {
	const internet = testInternet({ "shop.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:443`]: port });
	return await startTestProxy(internet, options);
}

describe("a tunnel", () => {
	test("passes on bytes in both directions, those right behind CONNECT first, and counts them", async () => {
		const echo = await startService((socket) => socket.pipe(socket));
		const proxy = await proxyTo(echo);
		const socket = await dial(proxy);
		socket.write(`CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example:443\r\n${signIn(proxy)}\r\n\r\nfirst,`);
		await readUntil(socket, "first,");
		socket.write("second;");
		await readUntil(socket, "second;");
		expect(proxy.hosts()).toEqual([
			{
				host: "shop.example",
				port: 443,
				connections: 1,
				bytesSent: 13,
				bytesReceived: 13,
				refused: null,
				failed: null,
			},
		]);
	});

	test("carries a WebSocket", async () => {
		const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
		await once(sockets, "listening");
		sockets.on("connection", (client) =>
			client.on("message", (data: Buffer) => client.send(`heard ${data.toString()}`)),
		);
		const { port } = sockets.address() as { port: number };
		const internet = testInternet({ "chat.example": [PUBLIC_ADDRESS] }, { [`${PUBLIC_ADDRESS}:80`]: port });
		const proxy = await startTestProxy(internet);
		const { socket, head } = await tunnelTo(proxy, "chat.example:80");
		expect(head).toMatch(/^HTTP\/1\.1 200 Connection Established\r\n/);
		const client = new WebSocket("ws://chat.example/", { createConnection: () => socket });
		await once(client, "open");
		client.send("hello");
		const [message] = (await once(client, "message")) as [Buffer];
		expect(message.toString()).toBe("heard hello");
		client.terminate();
		await new Promise<void>((resolve) => {
			sockets.close(() => resolve());
		});
	});

	test("lets the server answer after the browser has ended its side", async () => {
		const server = await startService((socket) => {
			socket.on("end", () => socket.end("all received"));
			socket.resume();
		});
		const { socket } = await tunnelTo(await proxyTo(server), "shop.example:443");
		socket.end("last words");
		expect(await readAll(socket)).toBe("all received");
	});

	test("lets the browser send after the server has ended its side", async () => {
		const received = Promise.withResolvers<string>();
		const server = await startService((socket) => {
			let text = "";
			socket.on("data", (chunk: Buffer) => {
				text += chunk.toString();
			});
			socket.on("end", () => received.resolve(text));
			socket.end("bye");
		});
		const { socket } = await tunnelTo(await proxyTo(server), "shop.example:443");
		expect(await readAll(socket)).toBe("bye");
		socket.end("one more thing");
		expect(await received.promise).toBe("one more thing");
	});

	test("passes on everything before the end, also to a slow reader", async () => {
		const size = 5_000_000;
		const server = await startService((socket) => socket.end(Buffer.alloc(size, "x")));
		const proxy = await proxyTo(server);
		const { socket } = await tunnelTo(proxy, "shop.example:443");
		socket.pause();
		await expect.poll(() => proxy.hosts()[0]?.bytesReceived ?? 0).toBeGreaterThan(0);
		socket.resume();
		expect(await readAll(socket)).toHaveLength(size);
	});

	test("ends at the server when the browser breaks it, and at the browser when the server does", async () => {
		const ended = Promise.withResolvers<void>();
		const server = await startService((socket) => {
			socket.on("end", () => ended.resolve()).on("close", () => ended.resolve());
			socket.on("data", (data: Buffer) => {
				if (data.toString() === "break it") socket.resetAndDestroy();
			});
		});
		const proxy = await proxyTo(server);
		const { socket: first } = await tunnelTo(proxy, "shop.example:443");
		first.resetAndDestroy();
		await ended.promise;
		const { socket: second } = await tunnelTo(proxy, "shop.example:443");
		second.write("break it");
		await readAll(second);
	});

	test("that is half open or silent ends after a while", async () => {
		const server = await startService((socket) => socket.resume());
		const proxy = await proxyTo(server, { times: { idleMs: 100 } });
		const { socket: silent } = await tunnelTo(proxy, "shop.example:443");
		const { socket: halfOpen } = await tunnelTo(proxy, "shop.example:443");
		halfOpen.end();
		expect(await Promise.all([readAll(silent), readAll(halfOpen)])).toEqual(["", ""]);
	});

	test("that was refused does not wait for the browser to end its side", async () => {
		const proxy = await proxyTo(1, { times: { idleMs: 100 } });
		const { socket, head } = await tunnelTo(proxy, "127.0.0.1:443");
		expect(head).toMatch(/^HTTP\/1\.1 403 /);
		await readAll(socket);
		// A connection that the other side has given up breaks when something is written to it.
		await expect.poll(() => socket.closed || !socket.write("still here")).toBe(true);
	});

	test("that is refused says why, and takes no bytes", async () => {
		const proxy = await proxyTo(1);
		const socket = await dial(proxy);
		socket.write(`CONNECT localhost:443 HTTP/1.1\r\nHost: localhost:443\r\n${signIn(proxy)}\r\n\r\n\x16\x03\x01`);
		const answer = await readAll(socket);
		expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n.*\r\n\r\nlocalhost is a name of this server/s);
		expect(answer).toContain(`Content-Length: ${answer.split("\r\n\r\n")[1]?.length}`);
	});
});
