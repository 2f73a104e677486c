import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";

export interface ServerLog {
	/** Forgets what was asked before; times count from here. */
	begin(): void;
	/** What was asked since, one line each. */
	lines(): readonly string[];
	stop(): void;
}

const STARTED = "http.server.request.start";
const FINISHED = "http.server.response.finish";
const message = z.object({
	request: z.custom<IncomingMessage>(),
	response: z.instanceof(ServerResponse),
});

/**
 * What the HTTP servers of this process were asked, and when they had handed the last byte of the answer to the system: tells
 * a page that was not served from one whose browser has lost what it was given.
 */
export function createServerLog(now: () => number): ServerLog {
	let entries: { readonly response: ServerResponse; readonly path: string; readonly askedMs: number; end: string }[] =
		[];
	let began = now();
	const since = () => Math.round(now() - began);
	const started = (raw: unknown) => {
		const { request, response } = message.parse(raw);
		entries.push({ response, path: request.url ?? "", askedMs: since(), end: "no end" });
	};
	const finished = (raw: unknown) => {
		const { response } = message.parse(raw);
		const entry = entries.find((known) => known.response === response);
		if (entry) entry.end = `${since()} ms ${response.statusCode}`;
	};
	subscribe(STARTED, started);
	subscribe(FINISHED, finished);
	return {
		begin() {
			entries = [];
			began = now();
		},
		lines: () => entries.map(({ path, askedMs, end }) => `server: ${askedMs}–${end} ${path}`),
		stop() {
			unsubscribe(STARTED, started);
			unsubscribe(FINISHED, finished);
		},
	};
}
