import { fail, messageOf, type Result, succeed } from "@scriptorium/core-types/errors";
import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { MAX_NOTIFICATION_IMAGE_LENGTH } from "@scriptorium/shared-protocol/extension-internal/call-limits";
import {
	closeNotification,
	followNotification,
	setClipboard,
	showNotification,
} from "@scriptorium/shared-protocol/extension-internal/user-script-browser";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../platform/storage/key-value-store.ts";
import type { UserScriptSender } from "../../../platform/user-script-sender.ts";
import type { AuthorizeCall } from "./authorize-call.ts";
import { loadPicture } from "./load-picture.ts";
import { documentPlace, type PageEvents } from "./page-events.ts";

export interface BrowserPorts {
	readonly authorize: AuthorizeCall;
	readonly pages: Pick<PageEvents, "placeOf" | "toDocument">;
	/** Kept until the browser is closed. */
	readonly session: KeyValueStore;
	/** Rejects when the browser refuses it. */
	readonly notify: (
		id: string,
		content: { readonly title: string; readonly text: string; readonly image: string; readonly silent: boolean },
	) => Promise<void>;
	readonly closeNotification: (id: string) => Promise<void>;
	readonly showTab: (tabId: number) => Promise<void>;
	/** Opens a new tab beside another one, or anywhere when that is closed. */
	readonly openBeside: (url: string, tabId: number) => Promise<unknown>;
	readonly writeClipboard: (text: string, format: "text" | "html") => Promise<Result<unknown>>;
	readonly fetcher: typeof fetch;
	readonly newId: () => string;
}

export interface BrowserService {
	readonly served: readonly Served<UserScriptSender | null>[];
	/** Tells a script of a click on its notification, or of its end. */
	notificationChanged(id: string, what: "click" | "done"): Promise<void>;
}

const shown = z.object({
	scriptId: z.string(),
	place: documentPlace,
	showsTab: z.boolean(),
	url: z.optional(z.string()),
});
/** A notification with an address that was clicked: the script may still prevent that it is opened. */
const clicked = z.object({ scriptId: z.string(), tabId: z.number(), url: z.string() });
const PREFIX = "userscript:";
const keyOf = (id: string): string => `notification:${id}`;
const clickedKey = (id: string): string => `notification-clicked:${id}`;

/** Notifications of scripts, and the clipboard. */
export function createBrowserService(ports: BrowserPorts): BrowserService {
	const { authorize, pages, session } = ports;
	const served: Served<UserScriptSender | null>[] = [
		serve(showNotification)<UserScriptSender | null>(
			async ({ title, text, image, tag, silent, showsTab, url, ...claim }, { sender }) => {
				const authorized = await authorize(claim, sender, "GM_notification");
				if (!authorized.ok) return authorized;
				const place = await pages.placeOf(claim.scriptId, sender);
				if (place === null) return fail("PERMISSION_DENIED", "The call comes from no tab");
				const picture = await loadPicture(image, MAX_NOTIFICATION_IMAGE_LENGTH, ports.fetcher);
				const shownImage = picture.ok ? picture.value : "";
				let pictureProblem = picture.ok ? null : picture.error.message;
				const notificationId = `${PREFIX}${claim.scriptId}:${tag === "" ? ports.newId() : `tag:${tag}`}`.slice(0, 200);
				await session.write({ [keyOf(notificationId)]: { scriptId: claim.scriptId, place, showsTab, url } });
				const notify = (used: string) => ports.notify(notificationId, { title, text, image: used, silent });
				try {
					await notify(shownImage).catch(async (thrown: unknown) => {
						if (shownImage === "") throw thrown;
						// A picture that the browser cannot show is no reason not to tell the user.
						pictureProblem = `The browser does not show the picture of the notification: ${messageOf(thrown)}`;
						await notify("");
					});
				} catch (thrown) {
					await session.remove([keyOf(notificationId)]);
					return fail("NOTIFICATION_FAILED", "The browser does not show the notification", messageOf(thrown));
				}
				return succeed({ notificationId, pictureProblem });
			},
		),
		serve(closeNotification)<UserScriptSender | null>(async ({ notificationId, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_notification");
			if (!authorized.ok) return authorized;
			if (!notificationId.startsWith(`${PREFIX}${claim.scriptId}:`))
				return fail("PERMISSION_DENIED", "Not a notification of this script");
			await ports.closeNotification(notificationId);
			return succeed({});
		}),
		serve(followNotification)<UserScriptSender | null>(async ({ notificationId, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_notification");
			if (!authorized.ok) return authorized;
			const found = z.safeParse(clicked, await session.read(clickedKey(notificationId)));
			if (!found.success || found.data.scriptId !== claim.scriptId)
				return fail("PERMISSION_DENIED", "The user has clicked no such notification of this script");
			await session.remove([clickedKey(notificationId)]);
			await ports.openBeside(found.data.url, found.data.tabId);
			return succeed({});
		}),
		serve(setClipboard)<UserScriptSender | null>(async ({ text, format, ...claim }, { sender }) => {
			const authorized = await authorize(claim, sender, "GM_setClipboard");
			if (!authorized.ok) return authorized;
			const written = await ports.writeClipboard(text, format);
			return written.ok ? succeed({}) : fail("CLIPBOARD_FAILED", written.error.message);
		}),
	];
	return {
		served,
		async notificationChanged(id, what) {
			if (!id.startsWith(PREFIX)) return;
			const found = z.safeParse(shown, await session.read(keyOf(id)));
			if (what === "done") await session.remove([keyOf(id)]);
			if (!found.success) return;
			const { scriptId, place, showsTab, url } = found.data;
			const follows = what === "click" && url !== undefined;
			if (follows) await session.write({ [clickedKey(id)]: { scriptId, tabId: place.tabId, url } });
			if (what === "click" && showsTab) await ports.showTab(place.tabId).catch(() => undefined); // the tab is gone
			// Not every system takes a notification away that was clicked; its end is told then.
			if (what === "click") await ports.closeNotification(id);
			const isHeard = await pages.toDocument(scriptId, place, { type: "notification", notificationId: id, what });
			if (!follows || isHeard) return;
			// Its page is gone: nobody prevents it.
			await session.remove([clickedKey(id)]);
			await ports.openBeside(url, place.tabId);
		},
	};
}
