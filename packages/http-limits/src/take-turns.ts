import type { IncomingMessage, RequestListener, ServerOptions, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that one connection may send before it has the answer to the first one (RFC 9112 § 9.3.2). Browsers send one. */
export const MAX_PIPELINED = 32;

/**
 * Time limits of a connection, for `createServer`. Node closes a connection with status 408 that takes longer to send its headers, or a
 * request with its body; a body of 2 MB needs 35 kB a second, the largest script (10 MB as JSON) 175 kB.
 */
export const connectionTimeouts = {
	headersTimeout: 15_000,
	requestTimeout: 60_000,
	connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

type Exchange = readonly [incoming: IncomingMessage, outgoing: ServerResponse];

/** The requests of one connection that were read already. */
interface Line {
	isBusy: boolean;
	readonly waiting: Exchange[];
	/** More were sent than may wait; the connection ends after the refusal. */
	isRefused: boolean;
}

/** Requests that were sent before the one before them was answered. */
const pipelined = new WeakSet<IncomingMessage>();

/**
 * Whether a request was sent before the one before it was answered. Browsers do not do that, so it can wait for theirs.
 * @param incoming a request that `takeTurns` has handed over
 * @returns false for the first request of a connection, and for one that was sent after an answer
 */
export function isPipelined(incoming: IncomingMessage): boolean {
	return pipelined.has(incoming);
}

/**
 * Handles the requests of a connection one after the other, and none once its client has left. Node itself hands over everything that has
 * arrived at once: 500 pipelined requests would run at the same time, and go on when nobody waits for their answers any more.
 * @param handle answers one request, and ends `outgoing`
 * @returns the listener for `createServer`
 */
export function takeTurns(handle: RequestListener): RequestListener {
	const lines = new WeakMap<Socket, Line>();

	const lineOf = (socket: Socket): Line => {
		const known = lines.get(socket);
		if (known) return known;
		const line: Line = { isBusy: false, waiting: [], isRefused: false };
		lines.set(socket, line);
		return line;
	};
	const start = (line: Line, [incoming, outgoing]: Exchange) => {
		line.isBusy = true;
		// Emitted after the answer was written, and when the client leaves.
		outgoing.once("close", () => {
			line.isBusy = false;
			if (incoming.socket.destroyed) line.waiting.length = 0;
			const next = line.waiting.shift();
			if (next) start(line, next);
		});
		if (line.isRefused && line.waiting.length === 0) refuse(outgoing);
		else handle(incoming, outgoing);
	};

	return (incoming, outgoing) => {
		const line = lineOf(incoming.socket);
		if (!line.isBusy) return start(line, [incoming, outgoing]);
		if (line.isRefused) return; // its connection is about to be closed
		line.isRefused = line.waiting.length >= MAX_PIPELINED;
		pipelined.add(incoming);
		line.waiting.push([incoming, outgoing]);
	};
}

function refuse(outgoing: ServerResponse): void {
	const text = `A connection may have ${MAX_PIPELINED} requests without an answer. Wait for an answer before you send more.\n`;
	outgoing.writeHead(429, { Connection: "close", "Content-Type": "text/plain; charset=utf-8", "Retry-After": "1" });
	outgoing.end(text);
}
