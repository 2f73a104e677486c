import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { runInstalledScript } from "@scriptorium/shared-protocol/extension-internal/run-installed-script";
import { notInstalled } from "../../../script-library/not-installed.ts";
import type { ScriptLibrary } from "../../../script-library/script-library.ts";
import type { StoredScript } from "../../../script-library/stored-script.ts";
import { planScript } from "../domain/planned-script.ts";

export interface RunOncePorts {
	readonly library: Pick<ScriptLibrary, "get">;
	readonly userScripts: { isAllowed(): boolean };
	/** Rejects where the browser refuses. */
	readonly runInDocument: (scriptId: string, tabId: number, frameId: number) => Promise<void>;
	/** Null for a script that needs a world of its own. */
	readonly pageSources: (scriptId: string) => Promise<readonly string[] | null>;
	/** Runs text in the page's own world without the browser's userscripts. Rejects where the browser refuses. */
	readonly runText: (tabId: number, sources: readonly string[]) => Promise<"run" | "blocked">;
}

/** Runs an installed script on the page of a tab when the user asks for it. */
export function serveRunOnce(ports: RunOncePorts): Served<null>[] {
	const { library, userScripts, runInDocument } = ports;

	/** False when the page's policy forbids it; null for a script that cannot run without the browser's userscripts. */
	async function runAsText(id: string, tabId: number): Promise<boolean | null> {
		const sources = await ports.pageSources(id);
		return sources && (await ports.runText(tabId, sources)) === "run";
	}

	return [
		serve(runInstalledScript)<null>(async ({ id, tabId }) => {
			let script: StoredScript | null;
			try {
				script = await library.get(id);
			} catch (thrown) {
				return fail("STORAGE_ERROR", "The browser's storage could not be read", messageOf(thrown));
			}
			if (script === null) return notInstalled();
			if (!script.enabled) return fail("SWITCHED_OFF", "Switch the script on first");
			if (planScript(script) === null) {
				return fail("NOT_FOUND", "The script cannot run: a library or file is missing, or it names no page");
			}
			try {
				const done = userScripts.isAllowed() ? await runInDocument(id, tabId, 0) : await runAsText(id, tabId);
				if (done === null) return fail("NOT_ALLOWED", "The browser does not allow userscripts yet");
				if (done === false) {
					return fail(
						"CSP_BLOCKED",
						"The policy of this page blocks scripts until you allow userscripts in the browser",
					);
				}
				return succeed({ id });
			} catch (thrown) {
				return fail("PAGE_NOT_ALLOWED", "The browser does not let scripts run on this page", messageOf(thrown));
			}
		}),
	];
}
