import { compareVersions } from "@scriptorium/userscript/compare-versions";
import { textOf } from "../../support/text-of.ts";
import type { Answer, RunningHub } from "./running-hub.ts";

/** What a browser adds to each request of an extension's background page that may reach the host. */
const BACKGROUND = { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors", "sec-fetch-site": "none" };
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

export interface ScriptManager {
	/** Fetches a file to install it, and stores its metadata. */
	install(path: string): Promise<string>;
	/** Checks for a newer version. @returns its code, or null; throws where a manager would show an error */
	update(): Promise<string | null>;
	/** Installed version. */
	version(): string;
}

interface Habits {
	readonly from?: string;
	readonly userAgent?: string;
	/** Headers of the requests that install or update. */
	readonly fetching?: Readonly<Record<string, string>>;
	/** Headers of the update check. */
	readonly checking?: Readonly<Record<string, string>>;
	/** Whether it asks by HEAD first whether the file changed, as Violentmonkey does (`requestNewer`). */
	readonly asksHead?: boolean;
}

/** The requests of a script manager, as in the sources of Violentmonkey and ScriptCat (docs/decisions). */
export function openManager(hub: RunningHub, habits: Habits = {}): ScriptManager {
	const { from = "127.0.0.1", userAgent = CHROME, fetching = {}, checking = {}, asksHead = false } = habits;
	let installed: { version: string; updateUrl: string; downloadUrl: string } | null = null;
	const tags = new Map<string, string>();

	async function ask(url: string, headers: Readonly<Record<string, string>>, method = "GET"): Promise<Answer> {
		const { pathname, search } = new URL(url, hub.origin);
		const all = { "user-agent": userAgent, accept: "*/*", ...BACKGROUND, ...headers };
		const answer = await hub.ask(pathname + search, { method, from, headers: all });
		if (answer.status !== 200) throw new Error(`${method} ${pathname} answered ${answer.status}`);
		return answer;
	}

	async function newer(url: string, headers: Readonly<Record<string, string>>): Promise<string | null> {
		if (asksHead && tags.has(url)) {
			const { headers: seen } = await ask(url, headers, "HEAD");
			if (seen.etag === tags.get(url)) return null;
		}
		const answer = await ask(url, headers);
		if (answer.headers.etag) tags.set(url, answer.headers.etag);
		return answer.body.toString();
	}

	function keep(code: string): string {
		installed = {
			version: metadataValue(code, "version"),
			updateUrl: metadataValue(code, "updateURL"),
			downloadUrl: metadataValue(code, "downloadURL"),
		};
		return code;
	}

	return {
		install: async (path) => keep((await ask(path, fetching)).body.toString()),
		async update() {
			if (!installed) throw new Error("Nothing is installed.");
			const metadata = await newer(installed.updateUrl, { "cache-control": "no-cache", ...checking });
			if (metadata === null || compareVersions(installed.version, metadataValue(metadata, "version")) >= 0) return null;
			const code = await newer(installed.downloadUrl, { "cache-control": "no-cache", ...fetching });
			return code === null ? null : keep(code);
		},
		version: () => installed?.version ?? "",
	};
}

function metadataValue(code: string, key: string): string {
	const entry = textOf(code).block?.entries.find(({ written }) => written === key);
	if (!entry) throw new Error(`The metadata has no @${key}.`);
	return entry.value;
}
