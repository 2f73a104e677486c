import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncodings, type Encoding } from "./accepted-encodings.ts";
import { entityTag, isFresh } from "./entity-tag.ts";

const SMALLEST = 860;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text made for this request: entity tag, 304, and compression at a level that costs less than it saves. */
export async function textResponse(
	request: Request,
	text: string,
	init: { status?: number; headers: Record<string, string> },
): Promise<Response> {
	const headers = new Headers({ "cache-control": "no-cache", ...init.headers });
	const status = init.status ?? 200;
	const encoding = text.length < SMALLEST ? undefined : acceptedEncodings(request.headers.get("accept-encoding"))[0];
	const tag = entityTag(text);
	// One tag per encoding: a strong one promises the same bytes.
	headers.set("etag", encoding ? tag.replace(/"$/, `-${encoding}"`) : tag);
	headers.append("vary", "Accept-Encoding");
	if (status === 200 && isFresh(request, headers)) return new Response(null, { status: 304, headers });
	if (encoding) headers.set("content-encoding", encoding);
	const body = await encode(text, encoding);
	// Said here because an answer to HEAD has no body from which the server could count it.
	headers.set("content-length", String(body.byteLength));
	return new Response(body, { status, headers });
}

async function encode(text: string, encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>> {
	if (encoding === undefined) return new TextEncoder().encode(text);
	if (encoding === "gzip") return new Uint8Array(await zip(text));
	const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
	return new Uint8Array(await brotli(text, { params }));
}
