import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { createFailingStore } from "../../../platform/storage/failing-store.test-support.ts";
import { createMemoryStore } from "../../../platform/storage/memory-store.test-support.ts";
import type { InspectedScript } from "../../../rating/inspect-script.ts";
import { createScriptLibrary } from "../../../script-library/script-library.ts";
import type { StoredRequire } from "../../../script-library/stored-script.ts";
import { createSettingsStore } from "../../../settings/settings-store.ts";
import { createCheckUpdates } from "./check-updates.ts";

export const HUB = "https://hub.test";
export const SOURCE = `${HUB}/scripts/a.user.js`;
export const WEB = "https://web.test/a.user.js";

export const script = (version: string, body = "document.title = 'x';", ...lines: string[]) =>
	[
		"// ==UserScript==",
		...["name Dark", `version ${version}`, "match https://site.test/*", ...lines].map((line) => `// @${line}`),
		"// ==/UserScript==",
		body,
		"",
	].join("\n");
export const contacts = (host: string) => `fetch("https://${host}/collect");`;

export interface Served {
	readonly body: string;
	readonly etag?: string;
	readonly type?: string;
	readonly status?: number;
}

/** A check of updates over a library and servers in memory. */
export function openCheck({ rate = true }: { rate?: boolean } = {}) {
	const memory = createMemoryStore();
	const store = createFailingStore(memory);
	const library = createScriptLibrary({ store, now: () => 0, newId: () => crypto.randomUUID() });
	const settings = createSettingsStore(store);
	const served = new Map<string, Served>();
	const asked: { readonly url: string; readonly etag: string | null }[] = [];
	let changes = 0;
	const check = createCheckUpdates({
		library,
		settings,
		hubOrigin: HUB,
		now: () => 0,
		log: () => undefined,
		onChanged: async () => {
			changes += 1;
		},
		fetcher: async (input, init) => {
			const url = String(input);
			const etag = new Headers(init?.headers).get("if-none-match");
			asked.push({ url, etag });
			const found = served.get(url);
			if (found === undefined) throw new TypeError("Failed to fetch");
			if (etag !== null && etag === found.etag) return new Response(null, { status: 304 });
			const headers = { "content-type": found.type ?? "text/javascript", ...(found.etag ? { etag: found.etag } : {}) };
			return new Response(found.body, { status: found.status ?? 200, headers });
		},
		inspect: async (code, libraries): Promise<InspectedScript> => {
			if (!rate) return { rating: { state: "failed", reason: "crashed" }, isUnclear: false };
			const result: AnalysisResult = analyzeScript({ code, reading: "installed", libraries });
			return { rating: { state: "rated", result }, isUnclear: false };
		},
	});
	const install = async (code: string, sourceUrl = SOURCE, requires: readonly StoredRequire[] = []) =>
		(await library.install({ sourceUrl, code, requires })).id;
	const codeOf = async (id: string) => (await library.get(id))?.code;
	return { memory, store, library, settings, served, asked, check, install, codeOf, changes: () => changes };
}
