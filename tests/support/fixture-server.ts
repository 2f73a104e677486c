import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { listenOnLoopback } from "@scriptorium/loopback-server/listen-on-loopback";

/** A static server for pages under test: loopback only, on a free port. */
export interface FixtureServer {
	/** `http://127.0.0.1:PORT`, without a slash at the end. */
	readonly origin: string;
	/** The address of a file below the root, such as `seeds/table-to-csv.html`. */
	url(path: string): string;
	stop(): Promise<void>;
}

export interface FixtureServerOptions {
	/** Folder whose files are served. */
	readonly root: string;
	/** Further answer headers by path below the root, such as a content security policy. */
	readonly headers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const contentTypes: Readonly<Record<string, string>> = {
	".css": "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".json": "application/json",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".xhtml": "application/xhtml+xml; charset=utf-8",
};

async function readBelow(root: string, path: string): Promise<Buffer | null> {
	const file = resolve(join(root, path));
	if (!file.startsWith(root + sep)) return null;
	return readFile(file).catch(() => null);
}

/**
 * Starts a static server for pages under test.
 * @param options folder and further headers
 * @returns the server, once it listens
 */
export async function startFixtureServer(options: FixtureServerOptions): Promise<FixtureServer> {
	const root = resolve(options.root);
	const pathOf = (request: IncomingMessage) =>
		decodeURIComponent(new URL(request.url ?? "/", "http://fixture").pathname);
	const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const path = pathOf(request).slice(1);
		const body = await readBelow(root, path);
		if (body === null) {
			// A browser asks for an icon of every page; its absence is not worth an error in the page's console.
			response.writeHead(path === "favicon.ico" ? 204 : 404).end();
			return;
		}
		const type = contentTypes[extname(path)] ?? "application/octet-stream";
		response.writeHead(200, { "content-type": type, "cache-control": "no-store", ...options.headers?.[path] });
		response.end(body);
	};
	const server = createServer((request, response) => {
		answer(request, response).catch((thrown: unknown) =>
			response.destroy(thrown instanceof Error ? thrown : undefined),
		);
	});
	const { origin, close } = await listenOnLoopback(server);
	return {
		origin,
		url: (path) => `${origin}/${path}`,
		stop: close,
	};
}
