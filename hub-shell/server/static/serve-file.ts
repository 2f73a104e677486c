import { readFile, stat } from "node:fs/promises";
import { acceptedEncodings, type Encoding } from "./accepted-encodings.ts";
import { contentTypeOf } from "./content-types.ts";
import { isFresh } from "./entity-tag.ts";
import { filePath } from "./file-path.ts";

const ENDINGS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };
/** Names with an 8-character content hash before the extension, as Vite and the remotes' container entries have them. */
const HASHED = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;
/** Pictures. A page works with a cached copy that is a day old, so browsers need not ask for a new one at each visit. */
const DAILY = /\.(?:svg|png|jpg|webp|ico)$/;

function cacheControl(file: string): string {
	if (HASHED.test(file)) return "public, max-age=31536000, immutable";
	return DAILY.test(file) ? "public, max-age=86400, stale-while-revalidate=604800" : "no-cache";
}

/**
 * Serves a built file in the best available encoding that the client accepts.
 * @param folder Folder of built files.
 * @param relative Encoded URL path relative to the folder.
 * @param request The visitor's request.
 * @returns Response with status 200 or 304; null when there is no such file.
 */
export async function serveFile(folder: string, relative: string, request: Request): Promise<Response | null> {
	const file = filePath(folder, relative);
	if (!file) return null;
	const plain = await describe(file);
	if (!plain) return null;
	const encodings: (Encoding | null)[] = [...acceptedEncodings(request.headers.get("accept-encoding")), null];
	for (const encoding of encodings) {
		const variant = encoding ? await describe(file + ENDINGS[encoding]) : plain;
		// A compressed copy older than its file belongs to a previous build.
		if (!variant || variant.modified < plain.modified) continue;
		const headers = new Headers({
			"content-type": contentTypeOf(file),
			"cache-control": cacheControl(file),
			etag: `"${plain.modified.toString(36)}-${plain.size.toString(36)}${encoding ? `-${encoding}` : ""}"`,
			vary: "Accept-Encoding",
		});
		if (isFresh(request, headers)) return new Response(null, { status: 304, headers });
		if (encoding) headers.set("content-encoding", encoding);
		headers.set("content-length", String(variant.size));
		return new Response(await readFile(encoding ? file + ENDINGS[encoding] : file), { headers });
	}
	return null;
}

async function describe(file: string): Promise<{ size: number; modified: number } | null> {
	try {
		const found = await stat(file);
		return found.isFile() ? { size: found.size, modified: Math.floor(found.mtimeMs) } : null;
	} catch {
		return null; // ENOENT, ENOTDIR, ENAMETOOLONG
	}
}
