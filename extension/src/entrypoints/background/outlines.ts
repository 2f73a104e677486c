import { systemClock } from "@scriptorium/core-types/clock";
import { messageOf } from "@scriptorium/core-types/errors";
import type { SendEvent } from "@scriptorium/shared-protocol/channel/define-message";
import { createServer, type Served } from "@scriptorium/shared-protocol/channel/serve";
import { pickerMessages } from "@scriptorium/shared-protocol/extension-internal/share-outline";
import * as z from "zod/mini";
import { createOutlineTab } from "../../features/analyze-page/background/outline-tab.ts";
import { readTab } from "../../features/analyze-page/background/read-tab.ts";
import { createOutlineRequests } from "../../features/share-outline/background/outline-requests.ts";
import {
	hubOutlineHandlers,
	serveOutlinePage,
	servePicker,
} from "../../features/share-outline/background/serve-outlines.ts";
import { HUB_ORIGIN } from "../../hub/hub-origin.ts";
import type { HubPage } from "../../hub/hub-page.ts";
import { outlineTab } from "../../platform/analyze-tab.ts";
import { type ContentCall, onContentMessage } from "../../platform/content-messages.ts";
import { pageAddress } from "../../platform/extension-info.ts";
import { onTabClosed, onTabNavigation } from "../../platform/navigations.ts";
import { startPickingIn, stopPickingIn } from "../../platform/start-element-picker.ts";
import { sessionStore } from "../../platform/storage/browser-storage.ts";
import { closeTab, describeTab, findTab, listTabs, openTabFor, showTab } from "../../platform/tabs.ts";

export interface Outlines {
	readonly servedToHub: readonly Served<HubPage>[];
	readonly servedInside: readonly Served<null>[];
	/** Adds the listeners; call it before the first await, or the browser does not wake the worker for them. */
	readonly listen: () => void;
}

/** Connects the sharing of outlines to the browser's API. */
export function createOutlines(send: SendEvent, log: (line: string) => void): Outlines {
	const failed = (thrown: unknown): void => log(`outline: ${messageOf(thrown)}`);
	const reading = { findTab, clock: systemClock };
	const outlines = createOutlineRequests({
		hubOrigin: HUB_ORIGIN,
		session: sessionStore,
		send,
		openRequest: (requestId, hubTabId) =>
			openTabFor(pageAddress("share-outline.html", { request: requestId }), hubTabId),
		closeTab: (tabId) => void closeTab(tabId).catch(failed),
		showTab,
		listTabs,
		findTab: describeTab,
		readOutline: createOutlineTab({ ...reading, read: outlineTab }),
		startPicking(tab, requestId, number) {
			const start = () => startPickingIn(tab.id, requestId, number).then(() => true);
			return readTab(tab, start, z.boolean(), reading);
		},
		stopPicking: (tabId) => void stopPickingIn(tabId).catch(failed),
		newId: () => crypto.randomUUID(),
		now: systemClock.now,
		log,
	});
	const pickers = createServer<ContentCall>({
		served: servePicker<ContentCall>(outlines, ({ tabId }) => tabId),
		source: "extension",
		from: "extension",
		clock: systemClock,
		log,
	});
	const { signal } = new AbortController(); // never aborted: the worker ends without notice
	return {
		servedToHub: hubOutlineHandlers(outlines),
		servedInside: serveOutlinePage(outlines),
		listen() {
			const isOfPicker = (type: unknown): boolean => pickerMessages.includes(String(type));
			onContentMessage(isOfPicker, (message, sender) => pickers(message, { caller: "element-picker", sender, signal }));
			onTabNavigation(({ kind, tabId, url }) => {
				if (kind === "committed") void outlines.tabNavigated(tabId, url);
			});
			onTabClosed((tabId) => void outlines.tabClosed(tabId));
		},
	};
}
