import { jsonError } from "../json-error.ts";
import type { DenoProcess } from "./deno-process.ts";

const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding", "upgrade", "host", "content-length", "expect"];

/** Hands a request to a function's own port and its answer back, both as streams. */
export async function forward(
	request: Request,
	{ port, key }: Pick<DenoProcess, "port" | "key">,
	path: string,
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
			body: request.body,
			redirect: "manual",
			signal: request.signal,
			...(request.body && { duplex: "half" as const }),
		});
		const answered = new Headers(answer.headers);
		for (const name of HOP_BY_HOP) answered.delete(name);
		return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: answered });
	} catch (thrown) {
		if (request.signal.aborted) throw thrown;
		return jsonError(502, "WORKER_ERROR", "Function exited due to an error (please check logs)");
	}
}
