import { TEST_BOOKMARKLET, type TestResult } from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import { act } from "@testing-library/react";

const picture = "data:image/jpeg;base64,/9j/4AAQ";

/** A result in which nothing happened. */
export const serverResult: TestResult = {
	success: true,
	executionTime: 12.34,
	domMutations: 7,
	logs: [],
	errors: [],
	networkRequests: [],
	device: "desktop",
	page: { url: "https://shop.test/tea", title: "Tea" },
	notes: [],
	loadTime: 321,
	memory: 2_400_000,
	pictures: { before: picture, after: picture },
	effects: {
		changes: [],
		moreChanges: 0,
		ownMutations: 0,
		storage: [],
		title: null,
		address: null,
		reads: [],
		others: [],
	},
	hosts: [],
};

interface Run {
	readonly body: unknown;
	readonly signal: AbortSignal | null;
	readonly stream: ReadableStreamDefaultController<Uint8Array>;
}

/**
 * Plays the function `test-bookmarklet` at the HTTP boundary.
 * @param status answer to a GET; null when nothing answers
 */
export function playServer(status: object | null = { available: true, reason: null }) {
	const runs: Run[] = [];
	let refusal: Response | null = null;
	let statusRequests = 0;
	const fetch: typeof globalThis.fetch = async (input, init) => {
		if (!String(input).endsWith(`/${TEST_BOOKMARKLET}`)) return Response.json([]);
		if (init?.method === "GET") {
			statusRequests += 1;
			if (status === null) throw new TypeError("Failed to fetch");
			return Response.json(status);
		}
		if (refusal) return refusal;
		const signal = init?.signal ?? null;
		const body: unknown = JSON.parse(String(init?.body));
		return new Response(
			new ReadableStream<Uint8Array>({
				start(stream) {
					runs.push({ body, signal, stream });
					signal?.addEventListener("abort", () => stream.error(signal.reason));
				},
			}),
			{ headers: { "content-type": "text/event-stream" } },
		);
	};
	const send = (...events: readonly object[]) =>
		act(async () => {
			const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
			runs.at(-1)?.stream.enqueue(new TextEncoder().encode(text));
		});
	return {
		fetch,
		runs,
		statusRequests: () => statusRequests,
		send,
		end: (change: Partial<TestResult> = {}) => send({ type: "result", result: { ...serverResult, ...change } }),
		cut: () => runs.at(-1)?.stream.error(new TypeError("network error")),
		/** The next requests are refused. */
		refuse(code: string, status: number, details: object | null = null) {
			const body = { error: `refused: ${code}`, details: details && JSON.stringify(details), code, status };
			refusal = Response.json(body, { status });
		},
	};
}
