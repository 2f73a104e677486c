import type { ChannelClient } from "@scriptorium/shared-protocol/channel/client";
import { HUB_ORIGIN } from "../hub/hub-origin.ts";
import { allowCookies, cookies, forbidCookies } from "./cookies.ts";
import { type DownloadsPermission, downloadsPermission } from "./downloads.ts";
import { browserSettingsAddress, pageAddress, requestUserScripts } from "./extension-info.ts";
import { createInternalClient } from "./internal-client.ts";
import type { Pressed } from "./pressed.ts";
import { readLocalFile } from "./read-local-file.ts";
import { type ActiveTab, activeTab, closeOwnTab, openTab, reloadTab } from "./tabs.ts";
import { userScripts } from "./user-scripts.ts";

/** Access of the extension's pages to the browser. */
export interface PagePorts {
	readonly client: ChannelClient;
	readonly hubOrigin: string;
	readonly openTab: (url: string) => Promise<void>;
	readonly activeTab: () => Promise<ActiveTab | null>;
	readonly reloadTab: (tabId: number) => Promise<void>;
	readonly closeOwnTab: () => Promise<void>;
	readonly isUserScriptsAllowed: () => boolean;
	/** Requests the permission (Firefox); null where the user has to enable a switch. */
	readonly requestUserScripts: ((pressed: Pressed) => Promise<boolean>) | null;
	readonly downloads: DownloadsPermission;
	readonly settingsAddress: string;
	readonly confirmAddress: (scriptUrl: string) => string;
	/** Of the confirmation page for a text that `proposeInstall` keeps. */
	readonly proposalAddress: (proposalId: string) => string;
	readonly optionsAddress: string;
	/** Whether the user lets scripts use cookies; given by a click. */
	readonly cookiePermission: {
		readonly isGiven: () => Promise<boolean>;
		readonly request: (pressed: Pressed) => Promise<boolean>;
		readonly giveUp: () => Promise<void>;
	};
	readonly fetcher: typeof fetch;
	readonly readLocalFile: typeof readLocalFile;
}

/** The implementation for the browser; created once per page. */
export function createPagePorts(): PagePorts {
	return {
		client: createInternalClient(),
		hubOrigin: HUB_ORIGIN,
		openTab,
		activeTab,
		reloadTab,
		closeOwnTab,
		isUserScriptsAllowed: userScripts.isAllowed,
		requestUserScripts: import.meta.env.FIREFOX ? requestUserScripts : null,
		downloads: downloadsPermission,
		settingsAddress: browserSettingsAddress(),
		confirmAddress: (url) => pageAddress("confirm-install.html", { url }),
		proposalAddress: (proposal) => pageAddress("confirm-install.html", { proposal }),
		optionsAddress: pageAddress("options.html"),
		cookiePermission: { isGiven: cookies.isAllowed, request: allowCookies, giveUp: forbidCookies },
		fetcher: fetch.bind(globalThis),
		readLocalFile,
	};
}
