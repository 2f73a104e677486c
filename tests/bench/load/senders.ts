import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

export interface Answer {
	readonly status: number;
	readonly body: string;
	/** From the request to the last byte of the answer. */
	readonly milliseconds: number;
}

export interface Sent {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	/** Loopback address to send from, so that the hub sees another client. */
	readonly from?: string;
	readonly signal?: AbortSignal;
}

/** Sends one request on a connection of its own, as a new visitor does. */
export async function send(url: string, sent: Sent = {}): Promise<Answer> {
	const began = performance.now();
	const { method = "GET", headers = {}, body, from, signal } = sent;
	const sending = request(url.replace("localhost", "127.0.0.1"), {
		method,
		agent: false,
		headers: {
			host: new URL(url).host,
			...headers,
			...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
		},
		...(from === undefined ? {} : { localAddress: from }),
		...(signal === undefined ? {} : { signal }),
	});
	const answered = new Promise<Omit<Answer, "milliseconds">>((resolve, reject) => {
		sending.once("error", reject);
		sending.once("response", (response) => {
			text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
		});
	});
	sending.end(body);
	const answer = await answered;
	return { ...answer, milliseconds: performance.now() - began };
}

/**
 * Pipelines requests for a page on one connection after the other, until the signal aborts.
 * @returns number of answers by status
 */
export async function pipeline(url: string, count: number, signal: AbortSignal): Promise<Map<string, number>> {
	const { host, port, pathname } = new URL(url);
	const requests = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(count);
	const statuses = new Map<string, number>();
	while (!signal.aborted) {
		const socket = connect(Number(port), "127.0.0.1");
		const leave = () => socket.destroy();
		signal.addEventListener("abort", leave, { once: true });
		socket.on("error", () => undefined); // the server may close it while the rest is sent
		let answered = 0;
		socket.setEncoding("latin1").on("data", (chunk: string) => {
			for (const [, status = ""] of chunk.matchAll(/HTTP\/1\.1 (\d+)/g)) {
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
				answered++;
			}
			if (answered >= count) socket.destroy();
		});
		socket.write(requests);
		await once(socket, "close").catch(() => undefined);
		signal.removeEventListener("abort", leave);
	}
	return statuses;
}
