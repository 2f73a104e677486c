import type { RestReader } from "../backend/rest-reader.ts";

/** Dependencies of the file routes. */
export interface FileParts {
	readonly rest: RestReader;
	/** Origin of the hub, for the addresses in metadata. */
	readonly origin: string;
}

/** Headers of every response, including errors, so that managers and pages of other origins can read the reason. */
const SHARED = {
	"access-control-allow-origin": "*",
	"access-control-expose-headers": "ETag",
	// Browsers show the file as text; the sandbox prevents it from running in any case.
	"content-security-policy": "default-src 'none'; sandbox",
	vary: "Sec-Fetch-Dest",
} as const;

/** Headers of a file for userscript managers. Caches must revalidate so that managers do not miss a new version. */
export const FILE_HEADERS = {
	...SHARED,
	"content-type": "text/javascript; charset=utf-8",
	"cache-control": "no-cache",
} as const;

/** Request destinations by which a page of the hub could run a script in its own origin. Managers and visitors use others. */
const RUNS_IN_A_PAGE =
	/^(?:script|style|(?:shared|service)?worker|.*worklet|embed|object|i?frame|fencedframe|xslt|json)$/;

/** Unknown scripts are cached briefly because a draft may be published soon. */
const UNKNOWN_FOR = "public, max-age=60";
/** Managers check daily; a revoked removal is visible after three days at the latest. */
const REMOVED_FOR = "public, max-age=259200";

/** 403 for a request that would make the file part of a page, else null. Hub code is `script-src 'self'`, and these texts are of that origin. */
export function refuseInPage(request: Request): Response | null {
	if (!RUNS_IN_A_PAGE.test(request.headers.get("sec-fetch-dest") ?? "")) return null;
	return plain(403, "Not as part of a page.", { "cache-control": "no-store" });
}

/** 404: no such script, or it is not public. */
export function unknownFile(): Response {
	return plain(404, "There is no such script.", { "cache-control": UNKNOWN_FOR });
}

/** 410: a moderator removed it, so managers may stop checking. */
export function removedFile(): Response {
	return plain(410, "This script was removed.", { "cache-control": REMOVED_FOR });
}

/** 409: managers may interpret the version differently, so the code that runs may not be the code that was rated. `place`: a full sentence. */
export function ambiguousFile(place: string): Response {
	return plain(409, `This version is not served, because it can be read in two ways. ${place}`, {
		"cache-control": UNKNOWN_FOR,
	});
}

/** 503: the database did not answer; logs the reason. */
export function unreadableFile(reason: string): Response {
	console.warn(`[scripts] ${reason}`);
	return plain(503, "The script cannot be read at the moment. Try again in a minute.", {
		"cache-control": "no-store",
		"retry-after": "60",
	});
}

/** Response to a CORS preflight of `If-None-Match`. */
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
