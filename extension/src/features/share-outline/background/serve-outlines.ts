import { type Result, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import {
	endPicking,
	getOutlineRequest,
	listOutlineTabs,
	pickElement,
	previewOutline,
	shareOutline,
} from "@scriptorium/shared-protocol/extension-internal/share-outline";
import {
	endOutlineRequest,
	getOutline,
	requestOutline,
} from "@scriptorium/shared-protocol/hub-extension/request-outline";
import type { HubPage } from "../../../hub/hub-page.ts";
import type { OutlineRequests } from "./outline-requests.ts";

/** Handlers of the hub's requests for outlines. None of them shares anything that the person has not agreed to. */
export function hubOutlineHandlers(outlines: OutlineRequests): Served<HubPage>[] {
	return [
		serve(requestOutline)<HubPage>((request, { sender }) => outlines.start(request, sender.tabId)),
		serve(getOutline)<HubPage>(({ requestId }, { sender }) => outlines.read(requestId, sender.tabId)),
		serve(endOutlineRequest)<HubPage>(({ requestId }, { sender }) => outlines.end(requestId, sender.tabId)),
	];
}

const done = async <Code extends string>(
	outcome: Promise<Result<null, Code>>,
): Promise<Result<Record<string, never>, Code>> => {
	const result = await outcome;
	return result.ok ? succeed({}) : result;
};

/** Answers the page on which the person chooses. */
export function serveOutlinePage(outlines: OutlineRequests): Served<null>[] {
	return [
		serve(getOutlineRequest)(({ requestId }) => outlines.request(requestId)),
		serve(listOutlineTabs)(async () => {
			const tabs = await outlines.tabs();
			return succeed({
				tabs: tabs.map(({ id, title, url }) => ({ tabId: id, title, url, origin: new URL(url).origin })),
			});
		}),
		serve(previewOutline)((choice) => outlines.preview(choice)),
		serve(pickElement)((choice) => done(outlines.pick(choice))),
		serve(shareOutline)((given) => done(outlines.share(given))),
	];
}

/**
 * Answers pickers on pages.
 * @param tabOf the tab of a picker
 */
export function servePicker<Sender>(outlines: OutlineRequests, tabOf: (sender: Sender) => number): Served<Sender>[] {
	return [serve(endPicking)<Sender>((given, { sender }) => done(outlines.picked(given, tabOf(sender))))];
}
