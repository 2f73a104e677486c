import { messageOf } from "@scriptorium/core-types/errors";
import type { RestReader } from "../backend/rest-reader.ts";
import { entityTag, isFresh } from "../static/entity-tag.ts";
import { planPicture } from "./picture-parts.ts";
import { createPictureStore } from "./picture-store.ts";
import { pictureSvg } from "./picture-svg.ts";
import { renderPng } from "./render-png.ts";

/** Version of the drawing; raise it with every change to invalidate cached pictures. */
const DRAWING_VERSION = 1;
const STORE = { bytes: 32 * 1024 * 1024, waiting: 32 };

/** `GET /og/{kind}/{id}.png`: the picture that link previews show. */
export function createPictureService(
	rest: RestReader,
): (request: Request, kind: string, file: string) => Promise<Response> {
	const store = createPictureStore(STORE);
	return async (request, kind, file) => {
		const id = /^([a-z0-9-]{1,40})\.png$/.exec(file)?.[1];
		if (!id) return plain(404, "There is no such picture.");
		const planned = await planPicture(rest, kind, id);
		if (!planned.ok) {
			console.warn(`[og] ${planned.error.message}`);
			return plain(503, "The picture cannot be made at the moment. Try again in a minute.");
		}
		if (!planned.value) return plain(404, "There is no such picture.");
		const { key, parts } = planned.value;
		const tag = entityTag(JSON.stringify([DRAWING_VERSION, ...key]));
		const headers = new Headers({
			"content-type": "image/png",
			// Social networks request pictures rarely; new ratings and titles should appear on the same day.
			"cache-control": "public, max-age=3600",
			etag: tag,
		});
		if (isFresh(request, headers)) return new Response(null, { status: 304, headers });
		try {
			const picture = await store.get(tag, () => renderPng(pictureSvg(parts())));
			if (picture) return new Response(picture, { headers });
		} catch (error) {
			console.error(`[og] ${kind}/${id} cannot be drawn: ${messageOf(error)}`);
		}
		return plain(503, "The picture cannot be made at the moment. Try again in a minute.");
	};
}

function plain(status: 404 | 503, text: string): Response {
	return new Response(`${text}\n`, {
		status,
		headers: {
			"content-type": "text/plain; charset=utf-8",
			"cache-control": "no-cache",
			...(status === 503 ? { "retry-after": "60" } : {}),
		},
	});
}
