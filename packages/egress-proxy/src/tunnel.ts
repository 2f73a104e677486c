import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { EgressSession } from "./egress-session.ts";
import type { EgressTarget } from "./egress-target.ts";

/**
 * Connects a browser with a server and passes on bytes, whatever they mean: TLS, or a WebSocket without it.
 *
 * @param client the browser's connection, of which CONNECT was read
 * @param options target, what followed CONNECT, and the session that opens the connection
 */
export async function openTunnel(
	client: Duplex,
	options: { target: EgressTarget; head: Buffer; session: EgressSession; idleMs: number },
): Promise<void> {
	const { target, head, session } = options;
	const gone = new AbortController();
	client.on("close", () => gone.abort());
	const opened = await session.open(target, gone.signal);
	if (!opened.ok) return refuseTunnel(client, opened.status, { text: opened.reason, idleMs: options.idleMs });
	const server = opened.stream;
	// Without an error the pipe ends the browser's side, after the last byte.
	server.on("error", () => client.destroy());
	client.on("close", () => server.destroy());
	if (client.destroyed) return void server.destroy();
	client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
	if (head.length > 0) server.write(head);
	client.pipe(server);
	server.pipe(client);
}

/**
 * Answers CONNECT with something else than a tunnel, and ends the connection.
 *
 * @param client the browser's connection
 * @param status a status of HTTP
 * @param options the body, milliseconds until the connection is cut if the browser keeps its side open, and further headers
 */
export function refuseTunnel(
	client: Duplex,
	status: number,
	options: { text: string; idleMs: number; headers?: readonly string[] },
): void {
	const body = Buffer.from(options.text);
	const lines = [
		`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
		...(options.headers ?? []),
		"Content-Type: text/plain; charset=utf-8",
		`Content-Length: ${body.length}`,
		"Connection: close",
		"",
		"",
	];
	const cut = setTimeout(() => client.destroy(), options.idleMs);
	client.on("close", () => clearTimeout(cut));
	client.end(Buffer.concat([Buffer.from(lines.join("\r\n")), body]));
	// Reads what still comes, or the end of it would not be noticed.
	client.resume();
}
