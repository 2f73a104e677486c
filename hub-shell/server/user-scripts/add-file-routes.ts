import type { Hono } from "hono";
import { createInstallRecorder, type ServedInstall } from "../backend/record-served-install.ts";
import type { RestReader } from "../backend/rest-reader.ts";
import type { HubConfig } from "../hub-config.ts";
import { acceptCompletedInstall } from "./completed-install.ts";
import { preflight, unknownFile } from "./file-answers.ts";
import { serveUserScript } from "./serve-user-script.ts";
import { serveVersion } from "./serve-version.ts";

/** What the handler knows of a request beside its headers; null when no address could be made out. */
export interface Asked {
	Bindings: { address: string | null };
}

/** The addresses of script managers: `/scripts/…` and `/v/…`. No page lives below them. */
export function addFileRoutes(app: Hono<Asked>, config: HubConfig, rest: RestReader): void {
	const { origin } = config;
	const record = config.countingKey
		? createInstallRecorder(config.backend, config.fetch ?? fetch, config.countingKey)
		: null;

	/** The file does not wait for it, nor does it fail with it. */
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
	// The path as it was asked for: a hash has no character that would be written in another way.
	app.get("/v/*", ({ req }) => serveVersion(req.raw, new URL(req.url).pathname.slice("/v/".length), { rest }));
	for (const path of ["/scripts/*", "/v/*"]) {
		app.options(path, preflight);
		app.get(path, unknownFile);
	}
}
