import type { MiddlewareHandler } from "hono";

/** Maximum size of a request body in bytes. The server only accepts short messages such as browser reports. */
export const MAX_BODY_BYTES = 16 * 1024;

/**
 * Refuses requests that declare a larger body before they reach a route. A body without a declared length
 * (`Transfer-Encoding: chunked`) passes: routes that read it use `readBody`, which counts; the others never read it.
 *
 * Not Hono's `bodyLimit`: that one reads every body without a length, then makes a `new Request(request, …)`, which throws for
 * the request objects of @hono/node-server where the global `Request` is Node's own (`overrideGlobalObjects: false`).
 */
export const limitDeclaredBody: MiddlewareHandler = async ({ req }, next) => {
	if (declaredLength(req.raw) > MAX_BODY_BYTES) return bodyTooLarge();
	await next();
};

/**
 * Reads the body of a request up to the size limit.
 * @returns Its bytes, or `"too_large"` when it has more than `MAX_BODY_BYTES`; the rest is not read.
 * @throws Error when the client aborts the connection.
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

/** Creates the response with status 413 for a body larger than `MAX_BODY_BYTES`. */
export function bodyTooLarge(): Response {
	const text = `This server takes at most ${MAX_BODY_BYTES / 1024} kB.\n`;
	return new Response(text, { status: 413, headers: { "content-type": "text/plain; charset=utf-8" } });
}

const declaredLength = (request: Request) => Number(request.headers.get("content-length") ?? 0);
