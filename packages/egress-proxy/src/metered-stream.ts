import { Duplex } from "node:stream";

/** Counts bytes before they are passed on. False refuses them, and the stream ends. */
export interface Meter {
	sent(bytes: number): boolean;
	received(bytes: number): boolean;
}

/** A connection to a server whose bytes are counted in both directions, and which ends when nothing passes for some time. */
export class MeteredStream extends Duplex {
	readonly #inner: Duplex;
	readonly #meter: Meter;
	readonly #idle: NodeJS.Timeout;

	/**
	 * @param inner the connection; from now on only this stream uses it
	 * @param meter counts, and may refuse
	 * @param idleMs milliseconds without any byte, after which the connection ends
	 */
	constructor(inner: Duplex, meter: Meter, idleMs: number) {
		super();
		this.#inner = inner;
		this.#meter = meter;
		// Connections end at any time, also when their user has not begun or has finished to listen: an error must not end the process.
		// Who uses the stream learns of it by `close`, or listens, too.
		this.on("error", () => this.#inner.destroy());
		this.#idle = setTimeout(() => this.destroy(new Error("Nothing was transferred for too long.")), idleMs);
		inner.on("data", (chunk: Buffer) => {
			this.#idle.refresh();
			if (!meter.received(chunk.length)) this.destroy(new Error("The limit of bytes is reached."));
			else if (!this.push(chunk)) inner.pause();
		});
		inner.on("end", () => this.push(null));
		inner.on("error", (error) => this.destroy(error));
		inner.on("close", () => {
			if (!inner.readableEnded) this.destroy(new Error("The connection was closed."));
		});
		inner.pause();
	}

	override _read(): void {
		this.#inner.resume();
	}

	override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
		this.#idle.refresh();
		if (this.#meter.sent(chunk.length)) this.#inner.write(chunk, done);
		else done(new Error("The limit of bytes is reached."));
	}

	override _final(done: (error?: Error | null) => void): void {
		this.#inner.end(done);
	}

	override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
		clearTimeout(this.#idle);
		this.#inner.destroy();
		done(error);
	}
}
