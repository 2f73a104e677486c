import type { RestReader } from "../backend/rest-reader.ts";
import { entityTag } from "../static/entity-tag.ts";
import { textResponse } from "../static/text-response.ts";
import { toAtom } from "./atom.ts";
import { feedPath, parseFeedPath } from "./feed-address.ts";
import { feedMediaTypes } from "./feed-media-types.ts";
import { toJsonFeed } from "./json-feed.ts";
import { createChangeMemory } from "./last-change.ts";
import { en } from "./messages/en.ts";
import { type FeedErrorCode, readFeed } from "./read-feed.ts";

const STATUS: Readonly<Record<FeedErrorCode, number>> = { NOT_FOUND: 404, REMOVED: 410, BACKEND_UNREACHABLE: 503 };

/** `GET /feeds/…`: Atom and JSON feeds of lists, and of the versions of one script. */
export function createFeedService(reading: {
	readonly rest: RestReader;
	readonly origin: string;
}): (request: Request) => Promise<Response> {
	const lastChange = createChangeMemory();
	return async (request) => {
		const asked = parseFeedPath(new URL(request.url).pathname);
		if (!asked) return refuse(404, en.notFound);
		const feed = await readFeed(asked.source, reading);
		if (!feed.ok) {
			const { code, message } = feed.error;
			if (code === "BACKEND_UNREACHABLE") console.warn(`[feeds] ${message}`);
			return refuse(STATUS[code], code === "BACKEND_UNREACHABLE" ? en.unavailable : message);
		}
		const write = asked.format === "atom" ? toAtom : toJsonFeed;
		const text = write(feed.value, reading.origin);
		const headers = {
			"content-type": `${feedMediaTypes[asked.format]}; charset=utf-8`,
			"cache-control": "public, max-age=300",
			"last-modified": lastChange(feedPath(feed.value.source, asked.format), entityTag(text)),
			"access-control-allow-origin": "*",
			// A feed holds user content and is displayed on the hub's origin, so it may neither run nor load anything.
			"content-security-policy": "default-src 'none'; sandbox",
		};
		return textResponse(request, text, { headers });
	};
}

function refuse(status: number, text: string): Response {
	const headers = new Headers({
		"content-type": "text/plain; charset=utf-8",
		"cache-control": "no-cache",
		"access-control-allow-origin": "*",
	});
	if (status === 503) headers.set("retry-after", "60");
	return new Response(`${text}\n`, { status, headers });
}
