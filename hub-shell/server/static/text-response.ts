import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings, type Encoding } from "./accepted-encodings.ts";
import { entityTag, isFresh } from "./entity-tag.ts";

/** Minimum length in characters for which compression pays off. */
const MIN_COMPRESSED_LENGTH = 860;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Creates a response from generated text, with entity tag, 304 for a fresh copy, and fast compression.
 * @param request The visitor's request.
 * @param text The body.
 * @param init Status, 200 by default, and headers.
 */
export async function textResponse(
	request: Request,
	text: string,
	init: { status?: number; headers: Record<string, string> },
): Promise<Response> {
	const headers = new Headers({ "cache-control": "no-cache", ...init.headers });
	const status = init.status ?? 200;
	const encoding =
		text.length < MIN_COMPRESSED_LENGTH ? undefined : acceptedEncodings(request.headers.get("accept-encoding"))[0];
	const tag = entityTag(text);
	// A strong tag stands for identical bytes, so each encoding needs its own.
	headers.set("etag", encoding ? tag.replace(/"$/, `-${encoding}"`) : tag);
	headers.append("vary", "Accept-Encoding");
	if (status === 200 && isFresh(request, headers)) return new Response(null, { status: 304, headers });
	if (encoding) headers.set("content-encoding", encoding);
	const body = await encode(text, encoding);
	// Set explicitly because a response to HEAD has no body to measure.
	headers.set("content-length", String(body.byteLength));
	return new Response(body, { status, headers });
}

async function encode(text: string, encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>> {
	if (encoding === undefined) return new TextEncoder().encode(text);
	if (encoding === "gzip") return new Uint8Array(await zip(text));
	const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
	return new Uint8Array(await brotli(text, { params }));
}
