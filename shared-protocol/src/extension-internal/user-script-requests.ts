import * as z from "zod/mini";
import { layerMessages, MAX_CHUNK_BYTES } from "./user-script-request-events.ts";

/** Largest body of a request, in bytes: the worker holds it in memory. */
export const MAX_REQUEST_BODY_BYTES = 128 * 1024 * 1024;
/** Longest address of a request, in characters; Chromium's own limit. */
export const MAX_REQUEST_URL_LENGTH = 2 * 1024 * 1024;
/** Longest time that a script can set, in milliseconds: a day. */
const MAX_TIMEOUT_MS = 24 * 60 * 60 * 1000;

const own = { scriptId: z.string().check(z.maxLength(64)), secret: z.string().check(z.maxLength(64)) };
const url = z.string().check(z.maxLength(MAX_REQUEST_URL_LENGTH));
const text = z.string().check(z.maxLength(65_536));
/** Pairs of name and value, as the script gave them. */
const headers = z.array(z.tuple([z.string().check(z.maxLength(256)), text])).check(z.maxLength(200));
const timeoutMs = z.int().check(z.nonnegative(), z.maximum(MAX_TIMEOUT_MS));
const bytes = z.int().check(z.nonnegative(), z.maximum(MAX_REQUEST_BODY_BYTES));
/** Base64 of a chunk: four characters for each three bytes. */
const base64 = z.string().check(z.maxLength(Math.ceil(MAX_CHUNK_BYTES / 3) * 4));

/** The first message of the port of a request, authenticated like every call of a script. */
export const openRequest = z.object({
	type: z.literal(layerMessages.openRequest),
	...own,
	method: z.string().check(z.regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,32}$/)),
	url,
	headers,
	/** 0: none. */
	timeoutMs,
	/** Neither sends nor stores cookies. */
	anonymous: z.boolean(),
	/** Sent beside the cookies of the browser; null for none. */
	cookie: z.nullable(text),
	/** Of HTTP authentication; null for none. */
	user: z.nullable(text),
	password: z.nullable(text),
	redirect: z.enum(["follow", "error", "manual"]),
	cache: z.enum(["default", "no-cache", "no-store"]),
	/** Its bytes follow in `bodyChunk` messages; null for a request without a body. */
	body: z.nullable(z.object({ bytes, type: z.string().check(z.maxLength(1000)) })),
});
export type OpenRequest = z.infer<typeof openRequest>;

/** What follows on the port of a request. */
export const requestMessage = z.discriminatedUnion("type", [
	z.object({ type: z.literal(layerMessages.bodyChunk), base64 }),
	z.object({ type: z.literal(layerMessages.confirm), bytes: z.int().check(z.nonnegative()) }),
]);

/** The first message of the port of a download. */
export const openDownload = z.object({
	type: z.literal(layerMessages.openDownload),
	...own,
	/** A web address, or a `blob:` address of the script's own page. */
	url,
	/** Below the folder for downloads; empty: the browser's choice. */
	name: z.string().check(z.maxLength(1000)),
	saveAs: z.boolean(),
	conflictAction: z.enum(["uniquify", "overwrite", "prompt"]),
	headers,
	timeoutMs,
});
export type OpenDownload = z.infer<typeof openDownload>;

/** What follows on the port of a download. */
export const downloadMessage = z.object({ type: z.literal(layerMessages.abortDownload) });
