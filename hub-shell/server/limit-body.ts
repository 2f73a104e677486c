import type { MiddlewareHandler } from "hono";

/** Largest body of a request, in bytes: 16 kB. The server takes reports of browsers and nothing else. */
export const MAX_BODY_BYTES = 16 * 1024;

/**
 * Refuses requests that declare a larger body, before a route sees them. A body without a length (`Transfer-Encoding: chunked`)
 * passes here: routes that read one use `readBody`, which counts; the others leave it unread.
 *
 * Not Hono's `bodyLimit`: that one reads every body without a length, then makes a `new Request(request, …)`, which throws for
 * the request objects of @hono/node-server where the global `Request` is Node's own (`overrideGlobalObjects: false`).
 */
export const limitDeclaredBody: MiddlewareHandler = async ({ req }, next) => {
	if (declaredLength(req.raw) > MAX_BODY_BYTES) return bodyTooLarge();
	await next();
};

/**
 * Reads the body of a request, and stops at the limit.
 * @returns its bytes; `"too_large"` when there are more than `MAX_BODY_BYTES`, the rest of which stays unread
 * @throws when the client breaks the connection off
 */
export async function readBody(request: Request): Promise<Blob | "too_large"> {
	if (request.body === null) return new Blob();
	if (declaredLength(request) > MAX_BODY_BYTES) return "too_large";
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const chunk of request.body) {
		size += chunk.length;
		if (size > MAX_BODY_BYTES) return "too_large";
		chunks.push(chunk);
	}
	return new Blob(chunks);
}

/** 413: the body is larger than `MAX_BODY_BYTES`. */
export function bodyTooLarge(): Response {
	const text = `This server takes at most ${MAX_BODY_BYTES / 1024} kB.\n`;
	return new Response(text, { status: 413, headers: { "content-type": "text/plain; charset=utf-8" } });
}

const declaredLength = (request: Request) => Number(request.headers.get("content-length") ?? 0);
