import { readAvatar } from "../backend/read-avatar.ts";
import { isRowId } from "../backend/read-script.ts";
import type { RestReader } from "../backend/rest-reader.ts";
import { MAX_SIDE_PX, readPictureFormat } from "./picture-format.ts";

/** Headers of every response: stored content must never run as code. */
const SHARED = { "content-security-policy": "default-src 'none'; sandbox" } as const;

/**
 * `GET /avatars/{user id}/{hash}`: a profile picture out of the database. The address changes with the picture, so
 * browsers keep it for ever; a cache of the operator's asks again soon, because a picture can be removed (RFC 9213).
 */
export async function serveAvatar(userId: string, hash: string, rest: RestReader): Promise<Response> {
	if (!isRowId(userId) || !/^[0-9a-f]{32}$/.test(hash)) return unknownPicture();
	const picture = await readAvatar(rest, userId, hash);
	if (!picture.ok) {
		console.warn(`[avatars] ${picture.error.message}`);
		return plain(503, "The picture cannot be read at the moment. Try again in a minute.", { "retry-after": "60" });
	}
	if (picture.value === null) return unknownPicture();
	const format = readPictureFormat(picture.value);
	if (!format || format.width > MAX_SIDE_PX || format.height > MAX_SIDE_PX) return unknownPicture();
	return new Response(picture.value, {
		headers: {
			...SHARED,
			"content-type": format.type,
			"content-length": String(picture.value.byteLength),
			"cache-control": "public, max-age=31536000, immutable",
			"cdn-cache-control": "public, max-age=600",
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
