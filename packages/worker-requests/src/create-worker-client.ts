import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import * as z from "zod/mini";
import { type RequestMessage, workerMessage } from "./worker-messages.ts";

/** The part of a browser's `Worker` that requests need. */
export interface WorkerPort extends Pick<Worker, "addEventListener" | "terminate"> {
	postMessage(message: unknown, transfer: ArrayBuffer[]): void;
}

export type WorkerFailure =
	/** The browser refuses the worker, or its file did not arrive. */
	| "not-started"
	/** The worker was terminated because it did not respond in time. */
	| "too-slow"
	/** The worker threw an error, or has ended. */
	| "failed"
	/** The worker sent something that is no valid response. */
	| "unreadable"
	/** The signal of a request was aborted, or the client was closed. */
	| "aborted";

export interface WorkerClientOptions<Response> {
	/** Starts a worker that calls `serveRequests`; may throw, for example when the browser refuses one of another origin. */
	readonly spawn: () => WorkerPort;
	/** What the worker responds. */
	readonly response: z.ZodMiniType<Response>;
	/**
	 * Time in ms until a started worker must be ready. Requests are sent when it is, so that their own limits do not include the start.
	 * If left out, they are sent at once.
	 */
	readonly startLimitMs?: number;
}

export interface WorkerRequestOptions {
	/** Time in ms until the worker must have responded; no limit if left out. */
	readonly limitMs?: number | undefined;
	readonly signal?: AbortSignal | undefined;
	/** Buffers that are moved to the worker instead of copied. */
	readonly transfer?: ArrayBuffer[];
}

export interface WorkerClient<Response> {
	/**
	 * Sends a request. Starts a worker when none is running. Any failure terminates the worker and fails its other requests too; the next
	 * request starts a new one.
	 * @param request sent by structured clone
	 * @param options time limit and signal
	 * @returns the response; never rejects
	 */
	request(request: unknown, options?: WorkerRequestOptions): Promise<Result<Response, WorkerFailure>>;
	/** Terminates the worker; open requests fail as aborted. */
	close(): void;
}

interface OpenRequest<Response> {
	send(): void;
	settle(outcome: Result<Response, WorkerFailure>): void;
}

/**
 * Creates a client of a worker that stays between requests.
 * @param options how the worker is started and what it responds
 * @returns the client; the first request starts the worker
 */
export function createWorkerClient<Response>({
	spawn,
	response,
	startLimitMs,
}: WorkerClientOptions<Response>): WorkerClient<Response> {
	let worker: WorkerPort | null = null;
	let isReady = false;
	let startTimer: ReturnType<typeof setTimeout> | undefined;
	let lastId = 0;
	const open = new Map<number, OpenRequest<Response>>();

	function breakOff(code: WorkerFailure, message: string): void {
		clearTimeout(startTimer);
		worker?.terminate();
		worker = null;
		isReady = false;
		const failed = [...open.values()];
		open.clear();
		for (const { settle } of failed) settle(fail(code, message));
	}

	function receive(data: unknown): void {
		const { success, data: message } = z.safeParse(workerMessage, data);
		if (!success) breakOff("unreadable", "The worker sent an unknown message.");
		else if (message.kind === "error") breakOff("failed", message.message);
		else if (message.kind === "ready") {
			clearTimeout(startTimer);
			isReady = true;
			if (startLimitMs !== undefined) for (const { send } of open.values()) send();
		} else {
			const value = z.safeParse(response, message.response);
			if (value.success) open.get(message.id)?.settle(succeed(value.data));
			else breakOff("unreadable", "The worker sent an invalid response.");
		}
	}

	function start(): WorkerPort {
		const started = spawn();
		// Events of a terminated worker are ignored.
		const listen = <Type extends "message" | "messageerror" | "error">(
			type: Type,
			listener: (event: WorkerEventMap[Type]) => void,
		) =>
			started.addEventListener(type, (event) => {
				if (started === worker) listener(event);
			});
		listen("message", ({ data }) => receive(data));
		listen("messageerror", () => breakOff("unreadable", "The worker sent something that cannot be copied."));
		listen("error", (event) => {
			event.preventDefault();
			breakOff(isReady ? "failed" : "not-started", event.message);
		});
		if (startLimitMs !== undefined)
			startTimer = setTimeout(() => breakOff("not-started", "The worker was not ready in time."), startLimitMs);
		return started;
	}

	return {
		request: (request, { limitMs, signal, transfer = [] } = {}) =>
			new Promise((resolve) => {
				const abort = () => breakOff("aborted", "The request was aborted.");
				if (signal?.aborted) {
					resolve(fail("aborted", "The request was aborted."));
					return;
				}
				lastId += 1;
				const id = lastId;
				let timer: ReturnType<typeof setTimeout> | undefined;
				signal?.addEventListener("abort", abort, { once: true });
				const one: OpenRequest<Response> = {
					send() {
						if (limitMs !== undefined)
							timer = setTimeout(() => breakOff("too-slow", `The worker did not respond in ${limitMs} ms.`), limitMs);
						try {
							worker?.postMessage({ id, request } satisfies RequestMessage, transfer);
						} catch (thrown) {
							breakOff("failed", messageOf(thrown));
						}
					},
					settle(outcome) {
						clearTimeout(timer);
						signal?.removeEventListener("abort", abort);
						open.delete(id);
						resolve(outcome);
					},
				};
				open.set(id, one);
				try {
					worker ??= start();
				} catch (thrown) {
					breakOff("not-started", messageOf(thrown));
					return;
				}
				if (isReady || startLimitMs === undefined) one.send();
			}),
		close: () => breakOff("aborted", "The client was closed."),
	};
}
