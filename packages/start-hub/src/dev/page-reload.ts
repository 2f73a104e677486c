import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";

/** Path of the event stream: one event for each finished build. */
const EVENTS_PATH = "/dev/events";
/** Path of the script that listens to it and reloads the page. */
const SCRIPT_PATH = "/dev/reload.js";
/** Time in ms after which a browser connects again, as after a restart of the server. */
const RECONNECT_MS = 200;

const SCRIPT = `let loaded = null;
const pause = () => new Promise((resolve) => setTimeout(resolve, ${RECONNECT_MS}));
// A hub that is starting responds with status 503.
async function reload() {
	const isReady = () => fetch(location.href, { cache: "no-store" }).then(({ status }) => status !== 503, () => false);
	while (!(await isReady())) await pause();
	location.reload();
}
function listen() {
	const events = new EventSource("${EVENTS_PATH}");
	events.addEventListener("message", ({ data }) => {
		if (loaded !== null && loaded !== data) void reload();
		loaded = data;
	});
	// After a response other than 200 the browser does not connect again by itself.
	events.addEventListener("error", () => {
		if (events.readyState === EventSource.CLOSED) void pause().then(listen);
	});
}
listen();
`;

type Handle = (request: Request) => Promise<Response>;

/** Live reload of the hub's pages during development. */
export interface PageReload {
	/** Adds the reload script to each document of a handler, and answers the requests of that script. */
	around(handle: Handle): Handle;
	/** Reloads all open pages, and the extension if it was built. */
	reload(): void;
	/** Ends all connections. */
	close(): void;
}

/**
 * Creates a live reload. Pages are also reloaded after a restart of the server, because each start has its own id.
 * @param extension absolute path of the file that each build of the extension writes
 * @returns the live reload, without connected pages
 */
export function createPageReload(extension: string): PageReload {
	const start = randomUUID();
	const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
	const encoder = new TextEncoder();
	let builds = 0;
	const message = () => {
		const built = statSync(extension, { throwIfNoEntry: false })?.mtimeMs ?? 0;
		const page = `retry: ${RECONNECT_MS}\ndata: ${start} ${builds}\n\n`;
		return encoder.encode(`${page}event: extension\ndata: ${built}\n\n`);
	};

	function events(): Response {
		let page: ReadableStreamDefaultController<Uint8Array> | null = null;
		const body = new ReadableStream<Uint8Array>({
			start(controller) {
				page = controller;
				pages.add(controller);
				controller.enqueue(message());
			},
			cancel() {
				if (page) pages.delete(page);
			},
		});
		return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
	}

	return {
		around: (handle) => async (request) => {
			const { pathname } = new URL(request.url);
			if (pathname === EVENTS_PATH) return events();
			if (pathname === SCRIPT_PATH)
				return new Response(SCRIPT, { headers: { "content-type": "text/javascript", "cache-control": "no-store" } });
			const isDocument = request.method === "GET" && request.headers.get("sec-fetch-dest") === "document";
			return isDocument ? withScript(await handle(asPlain(request))) : handle(request);
		},
		reload() {
			builds += 1;
			for (const page of pages) page.enqueue(message());
		},
		close() {
			for (const page of pages) page.close();
			pages.clear();
		},
	};
}

/** A request for the whole document, not compressed. */
function asPlain(request: Request): Request {
	const headers = new Headers(request.headers);
	for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) headers.delete(name);
	return new Request(request.url, { headers, signal: request.signal });
}

async function withScript(response: Response): Promise<Response> {
	if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
	const headers = new Headers(response.headers);
	for (const name of ["content-length", "etag", "last-modified"]) headers.delete(name);
	const html = await response.text();
	const { status } = response;
	return new Response(html.replace("</head>", `<script src="${SCRIPT_PATH}" async></script></head>`), {
		status,
		headers,
	});
}
