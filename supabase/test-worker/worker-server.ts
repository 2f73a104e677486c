import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CodedError, fail, messageOf, type Result } from "@scriptorium/core-types/errors";
import { refuseAddress } from "@scriptorium/egress-proxy/public-address";
import { connectionTimeouts, takeTurns } from "@scriptorium/http-limits/take-turns";
import type { DevicePresetName } from "@scriptorium/shared-protocol/device-presets";
import {
	type SelfCheckAnswer,
	type WorkerRunRequest,
	workerPaths,
	workerRunRequest,
} from "@scriptorium/shared-protocol/edge-worker/test-worker";
import {
	type TestResult,
	type TestRunErrorCode,
	type TestRunEvent,
	type TestRunPhase,
	testRunErrorStatus,
	testRunLimits,
} from "@scriptorium/shared-protocol/hub-edge/test-bookmarklet";
import * as z from "zod";
import { createRunQueue, type RunQueue } from "./run-queue.ts";

/** The largest request of the edge function: code and address, with characters that JSON escapes. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
/** A comment is sent after so many milliseconds, so that the edge function notices a worker that has stopped. */
const HEARTBEAT_MS = 10_000;
/** Whose runs the self-check's are. No id of a person looks like it. */
const SELF_CHECK = "self-check";

export interface TestInput {
	readonly code: string;
	readonly testUrl: string;
	readonly device: DevicePresetName;
}

/** Runs one test in a browser of its own. It ends soon after the signal is aborted, and may throw then. */
export type RunOnce = (
	input: TestInput,
	options: { readonly signal: AbortSignal; onPhase(phase: TestRunPhase): void },
) => Promise<Result<TestResult, TestRunErrorCode>>;

export interface TestWorker {
	readonly port: number;
	/** Cancels all runs, waits until their browsers are closed, and ends the server. */
	close(): Promise<void>;
}

export interface TestWorkerOptions {
	/** What the edge function sends as its bearer key. */
	readonly key: string;
	readonly host: string;
	/** 0 for a free one. */
	readonly port: number;
	readonly run: RunOnce;
	/** Tries to reach planted services by runs. Throws with a sentence when it cannot. */
	checkSelf(signal: AbortSignal): Promise<SelfCheckAnswer>;
}

/**
 * Starts the service that `shared-protocol/src/edge-worker/test-worker.ts` describes.
 * @param options key, address, and how a test is run
 * @returns the service, which accepts connections
 * @throws when the address cannot be used
 */
export async function startTestWorker(options: TestWorkerOptions): Promise<TestWorker> {
	const queue = createRunQueue(testRunLimits);
	const closing = new AbortController();
	const underWay = new Set<Promise<void>>();
	const isAllowed = keyCheck(options.key);

	const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
		if (!isAllowed(incoming.headers.authorization)) return void outgoing.writeHead(401).end();
		const left = new AbortController();
		outgoing.once("close", () => left.abort());
		const signal = AbortSignal.any([left.signal, closing.signal]);
		const asked = `${incoming.method} ${incoming.url}`;
		if (asked === `GET ${workerPaths.status}`) return answerJson(outgoing, 200, { available: true, reason: null });
		if (asked === `POST ${workerPaths.runs}`) return answerRun(incoming, outgoing, { queue, run: options.run, signal });
		if (asked === `POST ${workerPaths.selfCheck}`) {
			return answerSelfCheck(outgoing, { queue, signal, check: () => options.checkSelf(signal) });
		}
		outgoing.writeHead(404).end();
	};
	const server = createServer(
		connectionTimeouts,
		takeTurns((incoming, outgoing) => {
			const answered = answer(incoming, outgoing).catch((thrown: unknown) => {
				console.error("A request broke off:", messageOf(thrown));
				outgoing.destroy();
			});
			underWay.add(answered);
			void answered.finally(() => underWay.delete(answered));
		}),
	);
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(options.port, options.host, resolve);
	});
	return {
		port: (server.address() as AddressInfo).port,
		close: async () => {
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			closing.abort();
			await Promise.all(underWay);
			server.closeAllConnections();
			await closed;
		},
	};
}

/** Compares digests, so that the time taken reveals nothing about the key. */
function keyCheck(key: string): (authorization: string | undefined) => boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	const wanted = digest(`Bearer ${key}`);
	return (authorization = "") => timingSafeEqual(digest(authorization), wanted);
}

async function answerRun(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	{ queue, run, signal }: { queue: RunQueue; run: RunOnce; signal: AbortSignal },
): Promise<void> {
	const asked = await readRequest(incoming);
	if (asked === null) return answerJson(outgoing, 400, refusalOf({ code: "invalid_request", message: "Not valid." }));
	outgoing.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store" });
	const write = (text: string) => {
		if (!signal.aborted) outgoing.write(text);
	};
	const send = (event: TestRunEvent) => write(`data: ${JSON.stringify(event)}\n\n`);
	const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
	try {
		const { person, code, testUrl, device = "desktop" } = asked;
		const url = URL.parse(testUrl);
		const refused = url === null ? "Enter a complete address, such as https://example.com/." : refuseAddress(url);
		if (refused !== null) {
			// Before it waits for its turn. What names resolve to is found out in the run.
			return send({ type: "error", ...refusalOf({ code: "url_not_allowed", message: refused }) });
		}
		const onPosition = (position: number) => send({ type: "queued", position });
		const onPhase = (phase: TestRunPhase) => send({ type: "phase", phase });
		const turn = await queue.run({ person, signal, onPosition }, () =>
			run({ code, testUrl, device }, { signal, onPhase }),
		);
		const made = turn.ok ? turn.value : turn;
		if (made.ok) send({ type: "result", result: made.value });
		else if (made.error.code !== "left")
			send({ type: "error", ...refusalOf({ ...made.error, code: made.error.code }) });
	} catch (thrown) {
		if (signal.aborted) return; // a run that is canceled throws the signal's reason
		console.error("A test run broke off:", messageOf(thrown));
		send({
			type: "error",
			...refusalOf({ code: "browser_unavailable", message: "The test run broke off. Try again." }),
		});
	} finally {
		clearInterval(heartbeat);
		outgoing.end();
	}
}

async function answerSelfCheck(
	outgoing: ServerResponse,
	{ queue, signal, check }: { queue: RunQueue; signal: AbortSignal; check: () => Promise<SelfCheckAnswer> },
): Promise<void> {
	const turn = await queue
		.run({ person: SELF_CHECK, signal, onPosition: () => undefined }, check)
		.catch((thrown: unknown) => fail("browser_unavailable", messageOf(thrown)));
	if (turn.ok) return answerJson(outgoing, 200, turn.value);
	if (turn.error.code !== "left") answerJson(outgoing, 503, refusalOf({ ...turn.error, code: turn.error.code }));
}

function answerJson(outgoing: ServerResponse, status: number, body: object): void {
	outgoing.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
	outgoing.end(JSON.stringify(body));
}

function refusalOf({ code, message, details }: CodedError<TestRunErrorCode>) {
	return { error: message, details: details ?? null, code, status: testRunErrorStatus[code] };
}

/** Null for a body that is too long, no JSON, or another one than the schema says. */
async function readRequest(incoming: IncomingMessage): Promise<WorkerRunRequest | null> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of incoming as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size > MAX_BODY_BYTES) return null;
		chunks.push(chunk);
	}
	let json: unknown;
	try {
		json = JSON.parse(Buffer.concat(chunks).toString());
	} catch {
		return null;
	}
	return z.safeParse(workerRunRequest, json).data ?? null;
}
