import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";
import { createLane, type Lane } from "./lane.ts";

/** Maximum data read ahead from one connection, so that data is queued in the sender and not in memory. */
const MAX_BUFFERED_BYTES = 65_536;

export interface SlowLine {
	readonly port: number;
	close(): Promise<void>;
}

/**
 * A port through which another one is reached over a slow line. The browser's own throttling is not used for this: it
 * sometimes keeps answers it has been given for ever (seen in one of some hundred loads, six answers at a time).
 */
export async function openSlowLine(
	target: number,
	line: { readonly latency: number; readonly downloadMbits: number; readonly uploadMbits: number },
): Promise<SlowLine> {
	const delayMs = line.latency / 2;
	const down = createLane({ mbits: line.downloadMbits, delayMs });
	const up = createLane({ mbits: line.uploadMbits, delayMs });
	const server = createServer({ allowHalfOpen: true }, (browser) => {
		const hub = connect({ port: target, host: "127.0.0.1", allowHalfOpen: true });
		for (const socket of [browser, hub]) {
			socket.setNoDelay(true);
			// Either end may go at any time; the other one then has nobody to talk to.
			socket.on("error", () => {
				browser.destroy();
				hub.destroy();
			});
		}
		carry(browser, hub, up);
		carry(hub, browser, down);
	});
	return listenOnLoopback(server);
}

function carry(from: Socket, to: Socket, lane: Lane): void {
	let underWay = 0;
	from.on("data", (chunk: Buffer) => {
		underWay += chunk.length;
		if (underWay > MAX_BUFFERED_BYTES) from.pause();
		lane.send(chunk.length, () => {
			underWay -= chunk.length;
			if (underWay <= MAX_BUFFERED_BYTES) from.resume();
			if (to.writable) to.write(chunk);
		});
	});
	from.on("end", () => lane.send(0, () => to.end()));
}
