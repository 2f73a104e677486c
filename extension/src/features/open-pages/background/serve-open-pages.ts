import { fail, messageOf, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { openEditor, openOptions } from "@scriptorium/shared-protocol/extension-internal/open-page";
import { pingExtension } from "@scriptorium/shared-protocol/extension-internal/ping-extension";

export interface OpenPagesPorts {
	readonly version: string;
	readonly isUserScriptsAllowed: () => boolean;
	/** Address of the dashboard. */
	readonly optionsAddress: string;
	readonly listTabs: () => Promise<readonly { readonly id: number; readonly url: string }[]>;
	/** Brings a tab to the front. */
	readonly showTab: (tabId: number) => Promise<void>;
	readonly openTab: (url: string) => Promise<void>;
}

/** Opens the dashboard and the editor, and answers whether the worker is there. */
export function serveOpenPages(ports: OpenPagesPorts): Served<null>[] {
	const { optionsAddress, listTabs, showTab, openTab } = ports;
	/** @param fragment of the view; null: whichever the open dashboard shows */
	const open = async (fragment: string | null) => {
		try {
			const tab = (await listTabs()).find(({ url }) => url.split("#")[0] === optionsAddress);
			// An editor with unsaved text is not navigated away from.
			if (tab !== undefined && fragment === null) await showTab(tab.id);
			else await openTab(optionsAddress + (fragment ?? ""));
			return succeed({});
		} catch (thrown) {
			return fail("UNKNOWN_ERROR", "The page could not be opened", messageOf(thrown));
		}
	};
	return [
		serve(pingExtension)(() => succeed({ version: ports.version, userScriptsAllowed: ports.isUserScriptsAllowed() })),
		serve(openOptions)(() => open(null)),
		serve(openEditor)(({ id }) => open(id === null ? "#/new" : `#/script/${id}/code`)),
	];
}
