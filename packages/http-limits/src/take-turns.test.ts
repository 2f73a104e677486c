import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { afterEach, describe, expect, test } from "vitest";
import { connectionTimeouts, isPipelined, MAX_PIPELINED, takeTurns } from "./take-turns.ts";

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0)) await step();
});

async function open(handle: RequestListener): Promise<() => Promise<Socket>> {
	const server = createServer(connectionTimeouts, takeTurns(handle));
	const { port, close } = await listenOnLoopback(server);
	undo.push(close);
	return async () => {
		const socket = connect(port, "127.0.0.1");
		await once(socket, "connect");
		return socket;
	};
}
const pipelined = (count: number, last = "") =>
	Array.from(
		{ length: count },
		(_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n${index === count - 1 ? last : ""}\r\n`,
	).join("");
const CLOSE = "Connection: close\r\n";

/** Handles requests when the test says so; notes which have begun. */
function slowly() {
	const begun: string[] = [];
	const ends: (() => void)[] = [];
	const handle: RequestListener = (incoming, outgoing) => {
		begun.push(incoming.url ?? "");
		ends.push(() => outgoing.end(incoming.url));
	};
	return { handle, begun, ends };
}

describe("requests that a connection sends at once", () => {
	test("are answered in their order, one at a time, and known as pipelined", async () => {
		let most = 0;
		let running = 0;
		const arePipelined: boolean[] = [];
		const connected = await open((incoming, outgoing) => {
			arePipelined.push(isPipelined(incoming));
			most = Math.max(most, ++running);
			setImmediate(() => {
				running--;
				outgoing.end(`[${incoming.url}]`);
			});
		});
		const socket = await connected();
		socket.write(pipelined(MAX_PIPELINED, CLOSE));
		const answer = await text(socket);
		expect([...answer.matchAll(/\[\/(\d+)\]/g)].map((match) => Number(match[1]))).toEqual(
			Array.from({ length: MAX_PIPELINED }, (_, index) => index),
		);
		expect(most).toBe(1);
		expect(arePipelined).toEqual(Array.from({ length: MAX_PIPELINED }, (_, index) => index > 0));
	});

	test("are refused from a number on, and the connection is closed", async () => {
		const connected = await open((incoming, outgoing) => setImmediate(() => outgoing.end(`[${incoming.url}]`)));
		const socket = await connected();
		socket.write(pipelined(500));
		const answer = await text(socket);
		expect([...answer.matchAll(/HTTP\/1.1 (\d+)/g)].map((match) => match[1])).toEqual([
			...Array.from({ length: MAX_PIPELINED + 1 }, () => "200"),
			"429",
		]);
		expect(answer).toContain("Wait for an answer before you send more.");
	});

	test("of one connection do not hold up another one", async () => {
		const slow = slowly();
		const connected = await open(slow.handle);
		const [first, second] = [await connected(), await connected()];
		first.write(pipelined(20));
		await expect.poll(() => slow.begun).toEqual(["/0"]);
		second.write(pipelined(1, CLOSE));
		await expect.poll(() => slow.begun).toHaveLength(2);
		slow.ends[1]?.();
		expect(await text(second)).toContain("200 OK");
		first.destroy();
	});

	test("are not handled once the client has left", async () => {
		const slow = slowly();
		const connected = await open(slow.handle);
		const socket = await connected();
		socket.write(pipelined(20));
		await expect.poll(() => slow.begun).toEqual(["/0"]);
		socket.destroy();
		const other = await connected();
		other.write(pipelined(1, CLOSE));
		await expect.poll(() => slow.begun).toHaveLength(2);
		slow.ends[1]?.();
		await text(other);
		expect(slow.begun).toEqual(["/0", "/0"]);
	});

	test("with bodies are handled whole", async () => {
		const connected = await open((incoming, outgoing) => {
			void text(incoming).then((body) => outgoing.end(`[${body}]`));
		});
		const socket = await connected();
		const post = (body: string, head = "") =>
			`POST / HTTP/1.1\r\nHost: x\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;
		socket.write(post("a".repeat(100_000)) + post("second") + post("third", CLOSE));
		const answer = await text(socket);
		expect([...answer.matchAll(/\[(\w+)\]/g)].map((match) => match[1]?.length)).toEqual([100_000, 6, 5]);
	});
});
