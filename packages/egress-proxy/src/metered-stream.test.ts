import { once } from "node:events";
import { duplexPair } from "node:stream";
import { expect, test } from "vitest";
import { MeteredStream } from "./metered-stream.ts";

/** A metered stream that may carry a number of bytes in each direction, and the server's side of it. */
function openMetered(limits: { sent: number; received: number }) {
	const [inner, server] = duplexPair();
	const left = { ...limits };
	const take = (direction: "sent" | "received") => (bytes: number) => {
		left[direction] -= bytes;
		return left[direction] >= 0;
	};
	const stream = new MeteredStream(inner, { sent: take("sent"), received: take("received") }, 8_000);
	let arrived = "";
	server.on("data", (chunk: Buffer) => {
		arrived += chunk.toString();
	});
	server.on("error", () => undefined);
	return { stream, server, inner, arrived: () => arrived };
}

test("bytes that the meter refuses are not sent, and the stream ends", async () => {
	const { stream, inner, arrived } = openMetered({ sent: 5, received: 5 });
	const failed = once(stream, "error");
	stream.write("hello");
	await expect.poll(arrived).toBe("hello");
	stream.write("!");
	expect(await failed).toEqual([new Error("The limit of bytes is reached.")]);
	expect([arrived(), stream.destroyed, inner.destroyed]).toEqual(["hello", true, true]);
});

test("bytes that the meter refuses are not received, and the stream ends", async () => {
	const { stream, server, inner } = openMetered({ sent: 5, received: 5 });
	const failed = once(stream, "error");
	const received: string[] = [];
	stream.on("data", (chunk: Buffer) => received.push(chunk.toString()));
	server.write("hello");
	await expect.poll(() => received).toEqual(["hello"]);
	server.write("!");
	expect(await failed).toEqual([new Error("The limit of bytes is reached.")]);
	expect([received, inner.destroyed]).toEqual([["hello"], true]);
});

test("a connection that breaks is no end", async () => {
	const { stream, inner } = openMetered({ sent: 5, received: 5 });
	const failed = once(stream, "error");
	stream.resume();
	inner.destroy();
	expect(await failed).toEqual([new Error("The connection was closed.")]);
	expect(stream.readableEnded).toBe(false);
});
