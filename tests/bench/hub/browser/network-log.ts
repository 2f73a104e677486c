import type { CDPSession } from "@playwright/test";

export interface SentRequest {
	readonly url: string;
	/** As the browser calls it: Document, Script, Stylesheet, Font, Fetch … */
	readonly type: string;
	/** Since the first request, in milliseconds. */
	readonly startedMs: number;
	status: number | null;
	/** Null while it is under way. */
	endedMs: number | null;
	/** On the wire, headers included. */
	bytes: number;
	/** The headers' part of it. */
	headerBytes: number;
	failure: string | null;
}

/**
 * Writes down what a page asks the network for. What the memory cache answers is no request.
 * @returns the requests so far, in their order
 */
export async function recordNetwork(session: CDPSession): Promise<() => readonly SentRequest[]> {
	const requests = new Map<string, SentRequest>();
	let began: number | null = null;
	const since = (seconds: number) => Math.round((seconds - (began ?? seconds)) * 1000);
	session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", timestamp }) => {
		if (request.url.startsWith("data:")) return;
		began ??= timestamp;
		requests.set(requestId, {
			url: request.url,
			type,
			startedMs: since(timestamp),
			status: null,
			endedMs: null,
			bytes: 0,
			headerBytes: 0,
			failure: null,
		});
	});
	session.on("Network.requestServedFromCache", ({ requestId }) => requests.delete(requestId));
	const change = (id: string, values: Partial<SentRequest>) => {
		const request = requests.get(id);
		if (request) Object.assign(request, values);
	};
	session.on("Network.responseReceived", ({ requestId, response }) =>
		change(requestId, { status: response.status, headerBytes: response.encodedDataLength }),
	);
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength, timestamp }) =>
		change(requestId, { bytes: encodedDataLength, endedMs: since(timestamp) }),
	);
	session.on("Network.loadingFailed", ({ requestId, errorText, timestamp }) =>
		change(requestId, { failure: errorText, endedMs: since(timestamp) }),
	);
	await session.send("Network.enable");
	return () => [...requests.values()];
}

/** One line for a person. */
export function describeRequest({ url, type, startedMs, status, endedMs, bytes, failure }: SentRequest): string {
	const outcome = failure ?? (endedMs === null ? "no end" : `${bytes} B`);
	return `${startedMs}–${endedMs ?? ""} ms ${status ?? "no answer"} ${type} ${url} ${outcome}`;
}
