import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { isFresh } from "../static/entity-tag.ts";

/** Path of the zip on the hub's origin. Its name becomes the name of the folder that people unpack. */
export const ARCHIVE_PATH = "/extension/scriptorium-extension.zip";

/**
 * Serves the built extension as a download.
 * @param file Path of the zip; null when this hub offers none.
 * @param request The visitor's request.
 * @returns The zip, 304 for a fresh copy, or 404.
 */
export async function serveArchive(file: string | null, request: Request): Promise<Response> {
	const found = file === null ? null : await stat(file).catch(() => null);
	if (file === null || !found?.isFile()) {
		return new Response("This hub offers no download of the extension.\n", {
			status: 404,
			headers: { "cache-control": "no-cache" },
		});
	}
	const headers = new Headers({
		"content-type": "application/zip",
		"content-disposition": 'attachment; filename="scriptorium-extension.zip"',
		// A browser that kept an old build would offer it after an update of the hub.
		"cache-control": "no-cache",
		etag: `"${Math.floor(found.mtimeMs).toString(36)}-${found.size.toString(36)}"`,
	});
	if (isFresh(request, headers)) return new Response(null, { status: 304, headers });
	headers.set("content-length", String(found.size));
	if (request.method === "HEAD") return new Response(null, { headers });
	return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, { headers });
}
