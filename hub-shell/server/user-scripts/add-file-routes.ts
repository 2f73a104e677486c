import type { Hono } from "hono";
import { isRowId } from "../backend/read-script.ts";
import { createInstallRecorder, type ServedInstall } from "../backend/record-served-install.ts";
import type { RestReader } from "../backend/rest-reader.ts";
import type { HubConfig } from "../hub-config.ts";
import { preflight, unknownFile } from "./file-answers.ts";
import { serveUserScript } from "./serve-user-script.ts";
import { serveVersion } from "./serve-version.ts";

/** Pages of other origins cannot send this header: it requires a preflight, which does not allow it. */
const MARK = "x-scriptorium-install";

/**
 * `POST /scripts/{id}/installs`: the hub's extension tells that its user has installed a script. Opening the page that asks
 * for the install counts nothing. The answer does not wait for the database.
 * @param onInstall called with the script's id when the message counts
 * @returns 202, 403 for a message that does not come from an extension, or 404 for an invalid id
 */
function acceptCompletedInstall(request: Request, scriptId: string, onInstall: (scriptId: string) => void): Response {
	const origin = request.headers.get("origin") ?? "";
	if (request.headers.get(MARK) !== "completed" || /^(?:https?:|null$)/i.test(origin)) {
		return answer(403, "Only the extension counts its installs.");
	}
	if (!isRowId(scriptId)) return answer(404, "There is no such script.");
	onInstall(scriptId);
	return answer(202, "Noted.");
}

function answer(status: number, text: string): Response {
	const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
	return new Response(`${text}\n`, { status, headers });
}

/** Facts about a request besides its headers; the address is null when unknown. */
export interface Asked {
	Bindings: { address: string | null };
}

/** Adds the routes for userscript managers, `/scripts/…` and `/v/…`. No page has an address below them. */
export function addFileRoutes(app: Hono<Asked>, config: HubConfig, rest: RestReader): void {
	const { origin } = config;
	const record = config.countingKey
		? createInstallRecorder(config.backend, config.fetch ?? fetch, config.countingKey)
		: null;

	/** Counts an install without delaying the file; a failure does not affect it. */
	function countInstall(scriptId: string, source: ServedInstall["source"], address: string | null): void {
		if (!record || address === null) return;
		void record({ scriptId, source, address }).then((counted) => {
			if (!counted.ok) console.warn(`[installs] ${counted.error.code}: ${counted.error.message}`);
		});
	}

	app.get("/scripts/:id/:file", ({ req, env }) =>
		serveUserScript(
			req.raw,
			{ id: req.param("id"), file: req.param("file") },
			{ rest, origin, onInstall: (id) => countInstall(id, "user.js", env.address) },
		),
	);
	app.post("/scripts/:id/installs", ({ req, env }) =>
		acceptCompletedInstall(req.raw, req.param("id"), (id) => countInstall(id, "extension", env.address)),
	);
	// Uses the raw path: a hash has no characters that need encoding.
	app.get("/v/*", ({ req }) => serveVersion(req.raw, new URL(req.url).pathname.slice("/v/".length), { rest }));
	for (const path of ["/scripts/*", "/v/*"]) {
		app.options(path, preflight);
		app.get(path, unknownFile);
	}
}
