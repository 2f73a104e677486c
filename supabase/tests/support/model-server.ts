import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** How the server answers one question. */
export type ModelReply =
	/** Text in pieces of any bytes; `finish` as OpenAI names it. */
	| { readonly text: string; readonly finish?: "stop" | "length" | "content_filter"; readonly cutEvery?: number }
	| { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }
	/** The connection is lost after this text. */
	| { readonly lostAfter: string }
	/** Nothing comes after this text, until the client leaves; null for no byte at all. */
	| { readonly silentAfter: string | null }
	/** This text, with nothing before the promise is fulfilled. */
	| { readonly text: string; readonly after: Promise<unknown> }
	/** The protocol's own error inside of an answer that has begun with this text. */
	| { readonly errorAfter: string; readonly type: string; readonly message: string }
	/** The answer ends after this text, without its end marks. */
	| { readonly endedAfter: string }
	/** These bytes, as they stand. */
	| { readonly raw: string };

export interface AskedModel {
	readonly path: string;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: Readonly<Record<string, unknown>>;
	/** Resolves when the client has left, or the answer is complete. */
	readonly closed: Promise<void>;
}

export interface ModelServer {
	/** For `AI_BASE_URL`. */
	readonly url: string;
	readonly asked: readonly AskedModel[];
	stop(): Promise<void>;
}

/**
 * Starts a server that speaks the protocols of the providers, streams included: OpenAI's chat completions and Anthropic's messages.
 * @param reply called for each question, with its number from 0
 * @returns the server, on a port of its own
 */
export async function startModelServer(reply: (asked: AskedModel, number: number) => ModelReply): Promise<ModelServer> {
	const asked: AskedModel[] = [];
	const serve = async (request: IncomingMessage, response: ServerResponse) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const closed = new Promise<void>((resolve) => response.once("close", () => resolve()));
		const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
		const one = { path: request.url ?? "", headers: request.headers, body, closed };
		asked.push(one);
		await answer(response, reply(one, asked.length - 1), one.path.endsWith("/messages") ? anthropic : openai);
	};
	const server = createServer((request, response) => {
		serve(request, response).catch((error: Error) => response.destroy(error));
	});
	const { origin, close } = await listenOnLoopback(server);
	return {
		url: `${origin}/v1`,
		asked,
		stop: close,
	};
}

/** Writes one answer as events; `end` null leaves the stream open. */
type Protocol = (text: string, end: "stop" | "length" | "content_filter" | null) => string;

/** How a provider reports an error in an answer that has begun. */
const errorOf = (protocol: Protocol, { type, message }: { type: string; message: string }) =>
	protocol === anthropic
		? `event: error\n${line({ type: "error", error: { type, message } })}`
		: line({ error: { message, type, code: type === "rate_limit_error" ? 429 : null } });

const line = (event: unknown) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`;
const halves = (text: string) =>
	[text.slice(0, text.length / 2), text.slice(text.length / 2)].filter((part) => part !== "");

const openai: Protocol = (text, end) => {
	const chunk = (delta: object, finish_reason: string | null = null, usage?: object) =>
		line({
			id: "c1",
			object: "chat.completion.chunk",
			created: 1,
			model: "test",
			choices: [{ index: 0, delta, finish_reason }],
			...(usage === undefined ? {} : { usage }),
		});
	const begun =
		chunk({ role: "assistant", content: "" }) +
		halves(text)
			.map((content) => chunk({ content }))
			.join("");
	if (end === null) return begun;
	const usage = { prompt_tokens: 30, completion_tokens: 12, total_tokens: 42 };
	return begun + chunk({}, end, usage) + line("[DONE]");
};

const anthropic: Protocol = (text, end) => {
	const event = (type: string, data: object) => `event: ${type}\n${line({ type, ...data })}`;
	const usage = { input_tokens: 30, output_tokens: 0 };
	const message = {
		id: "m1",
		type: "message",
		role: "assistant",
		model: "test",
		content: [],
		stop_reason: null,
		stop_sequence: null,
		usage,
	};
	const begun =
		event("message_start", { message }) +
		event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }) +
		halves(text)
			.map((part) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text: part } }))
			.join("");
	if (end === null) return begun;
	const stop_reason = { stop: "end_turn", length: "max_tokens", content_filter: "refusal" }[end];
	return (
		begun +
		event("content_block_stop", { index: 0 }) +
		event("message_delta", { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 12 } }) +
		event("message_stop", {})
	);
};

async function answer(response: ServerResponse, reply: ModelReply, protocol: Protocol): Promise<void> {
	if ("status" in reply) {
		response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
		response.end(reply.body ?? JSON.stringify({ error: { message: "No.", type: "test" } }));
		return;
	}
	if ("silentAfter" in reply && reply.silentAfter === null) return;
	if ("after" in reply) await reply.after;
	response.writeHead(200, { "content-type": "text/event-stream" });
	if ("raw" in reply) response.end(reply.raw);
	else if ("silentAfter" in reply) response.write(protocol(reply.silentAfter ?? "", null));
	else if ("lostAfter" in reply) response.write(protocol(reply.lostAfter, null), () => response.destroy());
	else if ("endedAfter" in reply) response.end(protocol(reply.endedAfter, null));
	else if ("errorAfter" in reply) {
		response.end(protocol(reply.errorAfter, null) + errorOf(protocol, reply));
	} else {
		const { finish = "stop", cutEvery } = "after" in reply ? {} : reply;
		const bytes = Buffer.from(protocol(reply.text, finish));
		const size = cutEvery ?? bytes.length;
		for (let at = 0; at < bytes.length; at += size) {
			await new Promise<unknown>((resolve) => response.write(bytes.subarray(at, at + size), resolve));
		}
		response.end();
	}
}
