import { jsonError } from "../json-error.ts";
import type { DenoProcess } from "./deno-process.ts";
import type { Lease } from "./process-pool.ts";

const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding", "upgrade", "host", "content-length", "expect"];

/**
 * Keeps the request of each response alive while its body is sent. In Node, `request.signal` is no longer aborted once the request itself is
 * garbage collected; the function would then not notice that its client has disconnected.
 */
const requestOfBody = new WeakMap<ReadableStream, Request>();

/**
 * Hands a request to a function's own port, and its answer back as a stream. The body is sent whole, as the gateway has it in memory:
 * Deno does not notice that a client has left whose body came in parts.
 * @param signal ends the request, also while its answer arrives; by default when the client leaves
 */
export async function forward(
	request: Request,
	{ port, key }: Pick<DenoProcess, "port" | "key">,
	path: string,
	signal: AbortSignal = request.signal,
): Promise<Response> {
	const headers = new Headers(request.headers);
	for (const name of HOP_BY_HOP) headers.delete(name);
	headers.set("x-scriptorium-gateway-key", key);
	// fetch would unpack a compressed answer but leave its headers as they were.
	headers.set("Accept-Encoding", "identity");
	const target = new URL(`http://127.0.0.1:${port}`);
	target.pathname = path;
	target.search = new URL(request.url).search;
	try {
		const answer = await fetch(target, {
			method: request.method,
			headers,
			body: request.body === null ? null : await request.arrayBuffer(),
			redirect: "manual",
			signal,
		});
		if (answer.body !== null) requestOfBody.set(answer.body, request);
		const answered = new Headers(answer.headers);
		for (const name of HOP_BY_HOP) answered.delete(name);
		return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: answered });
	} catch (thrown) {
		if (signal.aborted) throw thrown;
		return jsonError(502, "WORKER_ERROR", "Function exited due to an error (please check logs)");
	}
}

/**
 * Hands a request to a process that has nothing else to do. The process is ended when the client leaves or the time is up, because a
 * computation cannot be stopped otherwise. What was asked for can be repeated: jobs of the analysis queue are assigned again.
 */
export async function forwardAlone(
	request: Request,
	lease: Lease,
	path: string,
	timeLimitMs: number,
): Promise<Response> {
	if (request.signal.aborted) {
		lease.release(); // nothing was begun
		throw request.signal.reason;
	}
	const timeout = AbortSignal.timeout(timeLimitMs);
	let isDone = false;
	try {
		const signal = AbortSignal.any([request.signal, timeout]);
		const answer = await forward(request, lease, path, signal);
		isDone = true;
		return answer;
	} catch (thrown) {
		if (!timeout.aborted || request.signal.aborted) throw thrown;
		const error = "This was not done in time. Try again later.";
		return Response.json({ error, details: null, code: "time_limit", status: 503 }, { status: 503 });
	} finally {
		if (isDone) lease.release();
		else lease.end();
	}
}
