import { messageOf } from "@scriptorium/core-types/errors";
import type {
	RequestEvent,
	RequestFailure,
} from "@scriptorium/shared-protocol/extension-internal/user-script-request-events";
import {
	type OpenRequest,
	openRequest,
	requestMessage,
} from "@scriptorium/shared-protocol/extension-internal/user-script-requests";
import * as z from "zod/mini";
import type { UserScriptPort } from "../../../platform/user-script-ports.ts";
import { connectingScript } from "../domain/connecting-script.ts";
import type { AuthorizeCall } from "./authorize-call.ts";
import { type ChunkSender, createChunkSender, fromBase64 } from "./chunk-sender.ts";
import type { ConnectGate } from "./connect-gate.ts";
import { type SendRequestPorts, type SentRequest, sendRequest } from "./send-request.ts";

export interface ServeRequestsPorts {
	readonly authorize: AuthorizeCall;
	readonly gate: Pick<ConnectGate, "admit">;
	readonly send: SendRequestPorts;
	/** Keeps the worker running; returns what ends that. */
	readonly keepAwake: () => () => void;
	readonly log: (line: string) => void;
}

/**
 * Serves one port of `GM_xmlhttpRequest`: a first message with the request, its body in parts, and the response in parts that
 * the script confirms. Whoever closes the port ends the request.
 */
export function serveRequest(port: UserScriptPort, ports: ServeRequestsPorts): void {
	const closed = new AbortController();
	const letSleep = ports.keepAwake();
	const post = (event: RequestEvent): void => port.post(event);
	const end = (): void => {
		letSleep();
		if (!closed.signal.aborted) port.close();
		closed.abort();
	};
	const failWith = (code: RequestFailure, message: string): void => {
		post({ type: "SCRIPTORIUM_REQUEST_FAILED", code, message });
		end();
	};
	const chunks = createChunkSender(
		(base64, bytes) => post({ type: "SCRIPTORIUM_RESPONSE_BYTES", base64, bytes }),
		closed.signal,
	);
	let request: OpenRequest | null = null;
	let body: BodyReader | null = null;

	const start = (opened: OpenRequest): void => {
		answerRequest(port, opened, body?.blob() ?? null, chunks, ports, closed.signal).then(
			(failure) => (failure === null ? end() : failWith(failure.code, failure.message)),
			(thrown: unknown) => {
				ports.log(`a request of ${opened.scriptId} failed: ${messageOf(thrown)}`);
				failWith("NETWORK_ERROR", messageOf(thrown));
			},
		);
	};
	port.onClosed(() => {
		letSleep();
		closed.abort();
	});
	port.onMessage((raw) => {
		if (closed.signal.aborted) return;
		if (request === null) {
			const opened = z.safeParse(openRequest, raw);
			if (!opened.success) return failWith("BAD_REQUEST", "Not a valid request");
			request = opened.data;
			if (request.body !== null) body = createBodyReader(request.body);
			if (body === null || body.isComplete()) start(request);
			return;
		}
		const message = z.safeParse(requestMessage, raw);
		if (!message.success) return failWith("BAD_REQUEST", "Not a valid message");
		if (message.data.type === "SCRIPTORIUM_CONFIRM_BYTES") return chunks.confirm(message.data.bytes);
		const taken = body?.isComplete() === false ? body.take(message.data.base64) : null;
		if (taken === null) return failWith("BAD_REQUEST", "More of the body than was announced");
		post({ type: "SCRIPTORIUM_BODY_TAKEN", bytes: taken });
		if (body?.isComplete()) start(request);
	});
}

type Failure = { readonly code: RequestFailure; readonly message: string };

/** Null once the whole response was handed over. */
async function answerRequest(
	port: UserScriptPort,
	request: OpenRequest,
	body: Blob | null,
	chunks: ChunkSender,
	{ authorize, gate, send }: ServeRequestsPorts,
	signal: AbortSignal,
): Promise<Failure | null> {
	const authorized = await authorize(request, port.sender, "GM_xmlhttpRequest");
	if (!authorized.ok) return authorized.error;
	const script = connectingScript(authorized.value, port.sender);
	const sent = sendRequest(request, body, (url, all) => gate.admit(script, url, all), send, signal);
	try {
		return await handOver(port, sent, chunks);
	} finally {
		sent.finish();
	}
}

async function handOver(port: UserScriptPort, sent: SentRequest, chunks: ChunkSender): Promise<Failure | null> {
	const post = (event: RequestEvent): void => port.post(event);
	const answer = await sent.answer;
	if (!answer.ok) return answer.error;
	const { body, ...head } = answer.value;
	post({ type: "SCRIPTORIUM_RESPONSE_HEAD", ...head });
	try {
		if (body !== null) for await (const bytes of body) await chunks.send(bytes);
	} catch (thrown) {
		return sent.explain(thrown);
	}
	post({ type: "SCRIPTORIUM_RESPONSE_END" });
	return null;
}

interface BodyReader {
	/** The bytes of this part; null when there are more than announced, or they cannot be read. */
	take(base64: string): number | null;
	isComplete(): boolean;
	blob(): Blob;
}

function createBodyReader({ bytes }: NonNullable<OpenRequest["body"]>): BodyReader {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let taken = 0;
	return {
		take(base64) {
			let part: Uint8Array<ArrayBuffer>;
			try {
				part = fromBase64(base64);
			} catch {
				return null; // no Base64
			}
			if (part.length === 0 || taken + part.length > bytes) return null;
			parts.push(part);
			taken += part.length;
			return part.length;
		},
		isComplete: () => taken === bytes,
		// Without its type, which is sent as a header, as written: a blob would change its case.
		blob: () => new Blob(parts),
	};
}
