import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createHubClient } from "@scriptorium/hub-data/client";
import { generateScript } from "@scriptorium/hub-data/generation/generate-script";
import { generateTags } from "@scriptorium/hub-data/generation/generate-tags";
import { readGenerationStatus } from "@scriptorium/hub-data/generation/read-generation-status";
import { type LoopbackServer, listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import type { GenerationEvent } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import { afterEach, describe, expect, test } from "vitest";

let server: LoopbackServer | null = null;
afterEach(async () => {
	await server?.close();
	server = null;
});

interface Asked {
	readonly method: string;
	readonly path: string;
	readonly accept: string;
	readonly body: string;
}

/** The real client in front of a real server on this computer, which answers as the test says. */
async function hubWith(answer: (response: ServerResponse, asked: Asked) => unknown) {
	const asked: Asked[] = [];
	const serve = async (request: IncomingMessage, response: ServerResponse) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const { method = "", url: path = "", headers } = request;
		const one = { method, path, accept: headers.accept ?? "", body: Buffer.concat(chunks).toString() };
		asked.push(one);
		await answer(response, one);
	};
	const started = createServer((request, response) => {
		serve(request, response).catch((error: Error) => response.destroy(error));
	});
	server = await listenOnLoopback(started);
	return {
		asked,
		client: createHubClient(server.origin, "sb_publishable_test", { storage: null, autoRefreshToken: false }),
	};
}

const result = {
	code: "alert('Grüße 🎉')",
	title: "Grüße",
	description: "Says hello.",
	category: "other",
	tags: ["a"],
};
const text = (characters: string) => ({ type: "text", text: characters });
const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
const stream = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });
/** Every piece is a chunk of its own on the connection. */
async function writeEach(response: ServerResponse, pieces: Iterable<Uint8Array>) {
	for (const piece of pieces) await new Promise<unknown>((resolve) => response.write(piece, resolve));
}

async function run(client: Awaited<ReturnType<typeof hubWith>>["client"], signal = new AbortController().signal) {
	const events: GenerationEvent[] = [];
	const request = { prompt: "say hello", isUserscript: false };
	return { outcome: await generateScript(client, request, { signal, onEvent: (event) => events.push(event) }), events };
}

describe("a script that is written", () => {
	test("arrives event by event, whatever the bytes at which the connection cuts it", async () => {
		const all = Buffer.from(
			`\uFEFF: comment\r\n\r\n${line({ type: "status", step: "writing" }).replaceAll("\n", "\r\n")}${line(text("alert('Grü"))}${line(text("ße 🎉')"))}${line({ type: "result", result })}`,
		);
		const { client, asked } = await hubWith(async (response) => {
			stream(response);
			await writeEach(
				response,
				Array.from(all, (byte) => Uint8Array.of(byte)),
			);
			response.end();
		});
		const { outcome, events } = await run(client);
		expect(outcome).toEqual({ ok: true, value: result });
		expect(events).toEqual([
			{ type: "status", step: "writing" },
			text("alert('Grü"),
			text("ße 🎉')"),
			{ type: "result", result },
		]);
		expect(asked).toMatchObject([
			{ method: "POST", path: "/functions/v1/generate-bookmarklet", accept: "text/event-stream" },
		]);
		expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ prompt: "say hello", isUserscript: false });
	});

	test("is kept as far as it came when the stream ends early, or the connection is lost", async () => {
		for (const lose of [
			(response: ServerResponse) => response.end(),
			(response: ServerResponse) => response.destroy(),
		]) {
			const { client } = await hubWith(async (response) => {
				stream(response);
				await writeEach(response, [Buffer.from(line(text("let a"))), Buffer.from(line(text(" = 1;")))]);
				await writeEach(response, [Buffer.from(line({ type: "result", result }).slice(0, 30))]);
				lose(response);
			});
			const { outcome } = await run(client);
			expect(outcome).toMatchObject({ ok: false, error: { code: "OFFLINE", received: "let a = 1;" } });
			await server?.close();
		}
	});

	test("is kept as far as it came when the model fails, with the function's own code", async () => {
		const { client } = await hubWith((response) => {
			stream(response);
			const error = { type: "error", error: "Too slow.", details: "why", code: "model_timeout", status: 504 };
			response.end(line(text("let a")) + line(error));
		});
		expect((await run(client)).outcome).toEqual({
			ok: false,
			error: { code: "model_timeout", message: "Too slow.", details: "why", received: "let a" },
		});
	});

	test("can be ended in the middle, and the server sees that its reader has left", async () => {
		const controller = new AbortController();
		const left = Promise.withResolvers<void>();
		const { client } = await hubWith((response) => {
			response.once("close", () => left.resolve());
			stream(response);
			response.write(line(text("let a")));
		});
		const outcome = await generateScript(
			client,
			{ prompt: "say hello", isUserscript: false },
			{ signal: controller.signal, onEvent: () => controller.abort() },
		);
		expect(outcome).toMatchObject({ ok: false, error: { code: "ABORTED", received: "let a" } });
		await left.promise;
	});

	test.each([
		["no JSON", "data: {\n\n"],
		["an unknown event", line({ type: "surprise" })],
	])("is not taken from a stream with %s", async (_what, body) => {
		const { client } = await hubWith((response) => stream(response).end(body));
		expect((await run(client)).outcome).toMatchObject({ ok: false, error: { code: "UNEXPECTED_ANSWER" } });
	});

	test("is not taken from an answer that is no stream", async () => {
		const { client } = await hubWith((response) =>
			response.writeHead(200, { "content-type": "application/json" }).end("{}"),
		);
		expect((await run(client)).outcome).toMatchObject({ ok: false, error: { code: "UNEXPECTED_ANSWER" } });
	});
});

test("a refusal has the function's code; one that the hub does not know has the status's", async () => {
	const refuse = async (code: string, status: number) => {
		const { client } = await hubWith((response) => {
			response.writeHead(status, { "content-type": "application/json" });
			response.end(JSON.stringify({ error: "No.", details: "{}", code, status }));
		});
		return (await run(client)).outcome;
	};
	expect(await refuse("quota_exceeded", 429)).toEqual({
		ok: false,
		error: { code: "quota_exceeded", message: "No.", details: "{}", received: "" },
	});
	expect(await refuse("later_code", 429)).toMatchObject({ error: { code: "RATE_LIMITED" } });
});

test("the status is asked for by GET, tags by POST", async () => {
	const status = { model: null, models: [], quota: null };
	const tags = { category: "other", tags: ["a"], confidence: 0.5 };
	const { client, asked } = await hubWith((response, { method }) => {
		response.writeHead(200, { "content-type": "application/json" });
		response.end(JSON.stringify(method === "GET" ? status : tags));
	});
	expect(await readGenerationStatus(client)).toEqual({ ok: true, value: status });
	const request = { title: "Hello", description: "Says hello.", code: "alert(1)" };
	expect(await generateTags(client, request)).toEqual({ ok: true, value: tags });
	expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
		["GET", "/functions/v1/generate-bookmarklet", ""],
		["POST", "/functions/v1/generate-tags", JSON.stringify(request)],
	]);
});
