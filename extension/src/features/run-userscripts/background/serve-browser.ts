import { type Served, serve } from "@scriptorium/shared-protocol/channel/serve";
import { fail, messageOf, type Result, succeed } from "@scriptorium/shared-protocol/errors";
import {
	closeNotification,
	MAX_NOTIFICATION_IMAGE_LENGTH,
	setClipboard,
	showNotification,
} from "@scriptorium/shared-protocol/extension-internal/user-script-browser";
import * as z from "zod/mini";
import type { KeyValueStore } from "../../../library/key-value-store.ts";
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
	readonly writeClipboard: (text: string, format: "text" | "html") => Promise<Result<unknown>>;
	readonly fetcher: typeof fetch;
	readonly newId: () => string;
}

export interface BrowserService {
	readonly served: readonly Served<UserScriptSender | null>[];
	/** Tells a script of a click on its notification, or of its end. */
	notificationChanged(id: string, what: "click" | "done"): Promise<void>;
}

const shown = z.object({ scriptId: z.string(), place: documentPlace, showsTab: z.boolean() });
const PREFIX = "userscript:";
const keyOf = (id: string): string => `notification:${id}`;

/** Notifications of scripts, and the clipboard. */
export function createBrowserService(ports: BrowserPorts): BrowserService {
	const { authorize, pages, session } = ports;
	const served: Served<UserScriptSender | null>[] = [
		serve(showNotification)<UserScriptSender | null>(
			async ({ title, text, image, tag, silent, showsTab, ...claim }, { sender }) => {
				const authorized = await authorize(claim, sender, "GM_notification");
				if (!authorized.ok) return authorized;
				const place = await pages.placeOf(claim.scriptId, sender);
				if (place === null) return fail("PERMISSION_DENIED", "The call comes from no tab");
				const picture = await loadPicture(image, MAX_NOTIFICATION_IMAGE_LENGTH, ports.fetcher);
				if (!picture.ok) return picture;
				const notificationId = `${PREFIX}${claim.scriptId}:${tag === "" ? ports.newId() : `tag:${tag}`}`.slice(0, 200);
				await session.write({ [keyOf(notificationId)]: { scriptId: claim.scriptId, place, showsTab } });
				try {
					await ports.notify(notificationId, { title, text, image: picture.value, silent });
				} catch (thrown) {
					await session.remove([keyOf(notificationId)]);
					return fail("NOTIFICATION_FAILED", "The browser does not show the notification", messageOf(thrown));
				}
				return succeed({ notificationId });
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
			const { scriptId, place, showsTab } = found.data;
			if (what === "click" && showsTab) await ports.showTab(place.tabId).catch(() => undefined); // the tab is gone
			await pages.toDocument(scriptId, place, { type: "notification", notificationId: id, what });
		},
	};
}
