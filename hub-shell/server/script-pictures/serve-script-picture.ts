import { readPictureFormat } from "../avatars/picture-format.ts";
import { isRowId } from "../backend/read-script.ts";
import { readScriptPicture } from "../backend/read-script-picture.ts";
import type { RestReader } from "../backend/rest-reader.ts";

/** Route of the pictures; `static` is a reserved username. */
export const SCRIPT_PICTURE_ROUTE = "/static/script-pictures/:script/:hash";

const SIZE = { width: 480, height: 270 } as const;
/** Headers of every response: stored content must never run as code. */
const SHARED = { "content-security-policy": "default-src 'none'; sandbox" } as const;

/**
 * `GET /static/script-pictures/{script id}/{hash}`: what a sample page looks like after a script has run on it. The address changes with the
 * picture. Caches keep it for minutes only: it has to vanish with a script that is removed.
 */
export async function serveScriptPicture(scriptId: string, hash: string, rest: RestReader): Promise<Response> {
	if (!isRowId(scriptId) || !/^[0-9a-f]{32}$/.test(hash)) return unknownPicture();
	const picture = await readScriptPicture(rest, scriptId, hash);
	if (!picture.ok) {
		console.warn(`[script pictures] ${picture.error.message}`);
		return plain(503, "The picture cannot be read at the moment. Try again in a minute.", { "retry-after": "60" });
	}
	if (picture.value === null) return unknownPicture();
	const format = readPictureFormat(picture.value);
	if (format?.type !== "image/webp" || format.width !== SIZE.width || format.height !== SIZE.height)
		return unknownPicture();
	return new Response(picture.value, {
		headers: {
			...SHARED,
			"content-type": format.type,
			"content-length": String(picture.value.byteLength),
			"cache-control": "public, max-age=600",
		},
	});
}

function unknownPicture(): Response {
	return plain(404, "There is no such picture.", {});
}

function plain(status: 404 | 503, text: string, headers: Record<string, string>): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { ...SHARED, "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache", ...headers },
	});
}
