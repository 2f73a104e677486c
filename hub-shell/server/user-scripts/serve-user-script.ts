import { isRowId, readScriptCode, wasRemoved } from "../backend/read-script.ts";
import type { RestReader } from "../backend/rest-reader.ts";
import { textResponse } from "../static/text-response.ts";
import { metadataText, userScriptText } from "./user-script-text.ts";

/** How a page of ours could run a visitor's script in the hub's own realm. Managers and people ask in other ways. */
const RUNS_IN_A_PAGE = /^(?:script|style|(?:shared|service)?worker|.*worklet)$/;

const HEADERS = {
	"content-type": "text/javascript; charset=utf-8",
	"access-control-allow-origin": "*",
	// Shown in a tab it is text; if a browser ever thought otherwise, it would run nowhere.
	"content-security-policy": "default-src 'none'; sandbox",
} as const;

/** `GET /scripts/{id}/{slug}.user.js` and `.meta.js`. The id decides; a slug may change. */
export async function serveUserScript(
	request: Request,
	{ id, file }: { id: string; file: string },
	{ rest, origin }: { rest: RestReader; origin: string },
): Promise<Response> {
	const kind = /\.(user|meta)\.js$/.exec(file)?.[1];
	if (!kind || !isRowId(id)) return plain(404, "There is no such script.");
	// Hub code is `script-src 'self'`, and these texts are on the same origin but written by anybody.
	if (RUNS_IN_A_PAGE.test(request.headers.get("sec-fetch-dest") ?? "")) return plain(403, "Not as part of a page.");
	const script = await readScriptCode(rest, id);
	if (!script.ok) {
		console.warn(`[scripts] ${script.error.message}`);
		return plain(503, "The script cannot be read at the moment. Try again in a minute.", { "retry-after": "60" });
	}
	if (!script.value) {
		return (await wasRemoved(rest, id))
			? plain(410, "This script was removed.")
			: plain(404, "There is no such script.");
	}
	const text = userScriptText(script.value, origin);
	return textResponse(request, kind === "meta" ? metadataText(text) : text, { headers: HEADERS });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache", ...headers },
	});
}
