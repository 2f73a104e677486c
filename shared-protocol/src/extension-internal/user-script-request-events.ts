// Between a userscript's part of the layer and the worker, over one port for each request or download. Separate from
// `user-script-requests.ts`, so that the layer, which runs in web pages, does not load the schemas.

/** Name of the port of `GM_xmlhttpRequest`. */
export const REQUEST_PORT = "scriptorium-request";
/** Name of the port of `GM_download`. */
export const DOWNLOAD_PORT = "scriptorium-download";

/** Largest part of a body in one message, in bytes; a message carries it as Base64. */
export const MAX_CHUNK_BYTES = 512 * 1024;
/** Bytes that one side sends ahead of the other side's confirmation. */
export const MAX_UNCONFIRMED_BYTES = 2 * 1024 * 1024;

/** Messages of the layer to the worker; the schemas are in `user-script-requests.ts`. */
export const layerMessages = {
	openRequest: "SCRIPTORIUM_OPEN_REQUEST",
	/** A part of the request's body. */
	bodyChunk: "SCRIPTORIUM_REQUEST_BODY_CHUNK",
	/** The layer took bytes of the response. */
	confirm: "SCRIPTORIUM_CONFIRM_BYTES",
	openDownload: "SCRIPTORIUM_OPEN_DOWNLOAD",
	abortDownload: "SCRIPTORIUM_ABORT_DOWNLOAD",
} as const;

/**
 * Why a request failed. PERMISSION_DENIED and GRANT_MISSING: as of the other calls. NOT_ALLOWED: neither `@connect` nor the
 * user allows the host. BAD_REQUEST: no valid request. TIMEOUT: the script's own `timeout` passed.
 */
export type RequestFailure =
	| "PERMISSION_DENIED"
	| "GRANT_MISSING"
	| "NOT_ALLOWED"
	| "BAD_REQUEST"
	| "TIMEOUT"
	| "NETWORK_ERROR";

/** Messages of the worker about a request. `SCRIPTORIUM_RESPONSE_END` and `SCRIPTORIUM_REQUEST_FAILED` are the last ones. */
export type RequestEvent =
	/** The worker took this many bytes of the request's body. */
	| { readonly type: "SCRIPTORIUM_BODY_TAKEN"; readonly bytes: number }
	| {
			readonly type: "SCRIPTORIUM_RESPONSE_HEAD";
			readonly status: number;
			readonly statusText: string;
			/** `name: value` lines, with CR LF between them. */
			readonly headers: string;
			readonly finalUrl: string;
			/** Bytes of the body; null where the server does not tell, or tells the compressed size. */
			readonly total: number | null;
	  }
	| { readonly type: "SCRIPTORIUM_RESPONSE_BYTES"; readonly base64: string; readonly bytes: number }
	| { readonly type: "SCRIPTORIUM_RESPONSE_END" }
	| { readonly type: "SCRIPTORIUM_REQUEST_FAILED"; readonly code: RequestFailure; readonly message: string };

/**
 * Why a download failed, by the names that Tampermonkey uses. not_enabled: no `@grant`. not_permitted: the user did not let
 * the extension save files. not_whitelisted: neither `@connect` nor the user allows the host.
 */
export type DownloadFailure =
	| "not_enabled"
	| "not_permitted"
	| "not_whitelisted"
	| "not_supported"
	| "not_succeeded"
	| "timeout"
	| "aborted";

/** Messages of the worker about a download; the last one is DONE or FAILED. */
export type DownloadEvent =
	| { readonly type: "SCRIPTORIUM_DOWNLOAD_PROGRESS"; readonly loaded: number; readonly total: number | null }
	| { readonly type: "SCRIPTORIUM_DOWNLOAD_DONE" }
	| { readonly type: "SCRIPTORIUM_DOWNLOAD_FAILED"; readonly error: DownloadFailure; readonly message: string };
