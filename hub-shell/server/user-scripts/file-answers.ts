import type { RestReader } from "../backend/rest-reader.ts";

/** What an address of files needs to answer. */
export interface FileParts {
	readonly rest: RestReader;
	/** The hub's own, for the addresses in metadata. */
	readonly origin: string;
}

/** Of every answer at these addresses, refusals too: a manager or page elsewhere must be able to read the reason. */
const SHARED = {
	"access-control-allow-origin": "*",
	"access-control-expose-headers": "ETag",
	// Shown in a tab it is text; if a browser ever thought otherwise, it would run nowhere.
	"content-security-policy": "default-src 'none'; sandbox",
	vary: "Sec-Fetch-Dest",
} as const;

/** Headers of a file for script managers. Every look is asked again: a manager must not overlook a new version. */
export const FILE_HEADERS = {
	...SHARED,
	"content-type": "text/javascript; charset=utf-8",
	"cache-control": "no-cache",
} as const;

/** How a page of ours could run a visitor's script in the hub's own realm. Managers and people ask in other ways. */
const RUNS_IN_A_PAGE =
	/^(?:script|style|(?:shared|service)?worker|.*worklet|embed|object|i?frame|fencedframe|xslt|json)$/;

/** A draft may be published in a minute, so 'unknown' is not remembered for long. */
const UNKNOWN_FOR = "public, max-age=60";
/** Managers ask every day for what they have installed; a removal that is taken back is seen after three days at the latest. */
const REMOVED_FOR = "public, max-age=259200";

/** 403 for a request that would make the file part of a page, else null. Hub code is `script-src 'self'`, and these texts are of that origin. */
export function refuseInPage(request: Request): Response | null {
	if (!RUNS_IN_A_PAGE.test(request.headers.get("sec-fetch-dest") ?? "")) return null;
	return plain(403, "Not as part of a page.", { "cache-control": "no-store" });
}

/** 404: no such script, or none that visitors may see. */
export function unknownFile(): Response {
	return plain(404, "There is no such script.", { "cache-control": UNKNOWN_FOR });
}

/** 410: a moderator took it away, so managers may stop asking. */
export function removedFile(): Response {
	return plain(410, "This script was removed.", { "cache-control": REMOVED_FOR });
}

/** 409: a version that managers read in two ways; what runs would not be what was rated. `place`: a full sentence. */
export function ambiguousFile(place: string): Response {
	return plain(409, `This version is not served, because it can be read in two ways. ${place}`, {
		"cache-control": UNKNOWN_FOR,
	});
}

/** 503: the database did not answer; the reason goes to the log. */
export function unreadableFile(reason: string): Response {
	console.warn(`[scripts] ${reason}`);
	return plain(503, "The script cannot be read at the moment. Try again in a minute.", {
		"cache-control": "no-store",
		"retry-after": "60",
	});
}

/** Answer to a browser that asks whether a page elsewhere may read with `If-None-Match`. */
export function preflight(): Response {
	return new Response(null, {
		status: 204,
		headers: {
			...SHARED,
			"access-control-allow-methods": "GET, HEAD",
			"access-control-allow-headers": "Accept, Cache-Control, If-None-Match",
			"access-control-max-age": "86400",
		},
	});
}

function plain(status: number, text: string, headers: Record<string, string>): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { ...SHARED, "content-type": "text/plain; charset=utf-8", ...headers },
	});
}
