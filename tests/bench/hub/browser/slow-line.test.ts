import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { expect, it, onTestFinished } from "vitest";
import { openSlowLine } from "./slow-line.ts";

it("brings everything unchanged, both ways, over many connections at once", async () => {
	const body = Buffer.alloc(300_000, "scriptorium ");
	const server = createServer((request, response) => {
		const hash = createHash("sha256");
		request.on("data", (chunk: Buffer) => hash.update(chunk));
		request.on("end", () => response.setHeader("sent", hash.digest("hex")).end(body));
	});
	const { port, close } = await listenOnLoopback(server);
	const line = await openSlowLine(port, {
		latency: 4,
		downloadMbits: 400,
		uploadMbits: 400,
	});
	onTestFinished(async () => {
		await line.close();
		await close();
	});
	const asked = Array.from({ length: 12 }, async (_, number) => {
		const sent = Buffer.alloc(10_000 * number, String(number));
		const response = await fetch(`http://127.0.0.1:${line.port}/`, { method: "POST", body: sent });
		expect(response.headers.get("sent")).toBe(createHash("sha256").update(sent).digest("hex"));
		return Buffer.from(await response.arrayBuffer()).equals(body);
	});
	expect(await Promise.all(asked)).toEqual(asked.map(() => true));
});
