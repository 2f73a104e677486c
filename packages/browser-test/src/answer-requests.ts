import { randomBytes } from "node:crypto";
import type { PageAnswer } from "@scriptorium/script-effects/in-page/userscript-functions";
import type { CDPSession } from "puppeteer-core";
import * as z from "zod";
import type { EgressClient } from "./fetch-file.ts";

const MAX_REQUESTS = 100;

const pageRequest = z.object({
	id: z.int(),
	method: z.string().regex(/^[A-Z]{1,20}$/),
	url: z.string().max(20_000),
	headers: z.record(z.string(), z.string()),
	body: z.base64().max(7_000_000).nullable(),
});

/** Headers that say where a request comes from, or belong to the connection: the worker's own. */
const REFUSED_HEADERS =
	/^(?:host|connection|content-length|cookie2?|expect|keep-alive|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

export interface RequestBinding {
	/** Global function of the page that takes a `PageRequest` as JSON. */
	readonly name: string;
	/** Name of the global function that takes answers; the program defines it. */
	readonly receiver: string;
	/** Addresses that were asked for, with method and status. */
	readonly made: readonly { readonly method: string; readonly url: string; readonly status: number | null }[];
}

/**
 * Answers the requests that a page makes with `GM_xmlhttpRequest`: the worker sends them through the run's proxy, without cookies.
 * @param session of the page
 * @param client of the run
 * @param signal ends all requests
 * @returns names of the two functions, and what was asked for
 */
export async function answerRequests(
	session: CDPSession,
	client: EgressClient,
	signal: AbortSignal,
): Promise<RequestBinding> {
	const [name, receiver] = [`_${randomBytes(12).toString("hex")}`, `_${randomBytes(12).toString("hex")}`];
	const made: { method: string; url: string; status: number | null }[] = [];
	const answer = async (payload: string): Promise<PageAnswer | null> => {
		const read = pageRequest.safeParse(readJson(payload));
		if (!read.success) return null;
		const { id, method, url, headers, body } = read.data;
		if (made.length >= MAX_REQUESTS) return { id, answer: null, error: "A test run makes at most 100 requests." };
		const entry = { method, url, status: null as number | null };
		made.push(entry);
		const sent = Object.fromEntries(Object.entries(headers).filter(([key]) => !REFUSED_HEADERS.test(key)));
		const bytes = body === null || method === "GET" || method === "HEAD" ? null : Buffer.from(body, "base64");
		const answered = await client.request({ method, url, headers: sent, body: bytes }, signal);
		if (!answered.ok) return { id, answer: null, error: answered.error.message };
		entry.status = answered.value.status;
		return { id, answer: { ...answered.value, body: answered.value.body.toString("base64") }, error: "" };
	};
	session.on("Runtime.bindingCalled", ({ name: called, payload, executionContextId }) => {
		if (called !== name) return;
		void answer(payload).then((found) => {
			if (found === null) return;
			const expression = `globalThis[${JSON.stringify(receiver)}]?.(${JSON.stringify(found)})`;
			// The page may be gone.
			session.send("Runtime.evaluate", { expression, contextId: executionContextId }).catch(() => undefined);
		});
	});
	await session.send("Runtime.addBinding", { name });
	return { name, receiver, made };
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
