import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { Served } from "@scriptorium/shared-protocol/channel/serve";
import { createAuthorizeCall } from "../../features/run-userscripts/background/authorize-call.ts";
import { createScriptContextMenu } from "../../features/run-userscripts/background/script-context-menu.ts";
import type { MenuCommands } from "../../features/run-userscripts/background/serve-menu-commands.ts";
import { onContextMenuChosen, showContextMenu } from "../../platform/context-menu.ts";
import { onTabClosed, onTabNavigation } from "../../platform/navigations.ts";
import { sessionStore } from "../../platform/storage/browser-storage.ts";
import { focusedTab, onTabInFront } from "../../platform/tabs.ts";
import type { UserScriptSender } from "../../platform/user-script-sender.ts";
import type { ScriptLibrary } from "../../script-library/script-library.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";
import { createWhenQuiet } from "./when-quiet.ts";

/** Time without another change, in milliseconds, after which the browser's menu follows. */
const QUIET_MS = 150;

export interface PageContextMenu {
	readonly served: readonly Served<UserScriptSender | null>[];
	/** Call it when scripts or settings have changed. */
	readonly refreshSoon: () => void;
	/** Adds the listeners; call it before the first await. */
	readonly listen: () => void;
}

/** Connects the browser's context menu to the scripts of the page in front. */
export function createPageContextMenu(
	library: ScriptLibrary,
	settings: SettingsStore,
	commands: MenuCommands,
	log: (line: string) => void,
): PageContextMenu {
	const failed = (thrown: unknown): void => log(`the context menu: ${messageOf(thrown)}`);
	const refreshSoon = createWhenQuiet(systemClock, () => void menu.refresh().catch(failed), QUIET_MS);
	const menu = createScriptContextMenu({
		commands,
		authorize: createAuthorizeCall({ library, settings, log }),
		session: sessionStore,
		focusedTab,
		show: showContextMenu,
		refreshSoon,
	});
	return {
		served: menu.served,
		refreshSoon,
		listen() {
			onContextMenuChosen((entryId, tabId) => void menu.chosen(entryId, tabId).catch(failed));
			onTabInFront(refreshSoon);
			onTabNavigation(({ isActive }) => {
				if (isActive) refreshSoon();
			});
			onTabClosed((tabId) => void menu.tabClosed(tabId).catch(failed));
		},
	};
}
