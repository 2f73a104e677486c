import type { HubClient } from "@scriptorium/hub-data/client";
import { createPageClient } from "@scriptorium/hub-data/page-client/create-page-client";
import { getOwnProfile } from "@scriptorium/hub-data/profiles/get-own-profile";
import { syncProfile as syncOwnProfile } from "@scriptorium/hub-data/profiles/sync-profile";
import { createUsageWriter } from "@scriptorium/hub-data/usage/usage-writer";
import { succeed } from "@scriptorium/shared-protocol/errors";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import { createObservable, type MutableObservable } from "@scriptorium/shared-protocol/host-remote/observable";
import type { PageAnswer } from "@scriptorium/shared-protocol/hub-server/page-answers";
import { browserPorts } from "../extension-link/browser-ports.ts";
import { createExtensionLink } from "../extension-link/create-extension-link.ts";
import { createHostContext } from "../host-context/create-host-context.ts";
import { createLocale } from "../host-context/locale.ts";
import { createNoticeBoard, type NoticeBoard } from "../host-context/notices.ts";
import { createPendingActions, type PendingActions } from "../host-context/pending-actions.ts";
import { usageRowWriter } from "../host-context/usage-rows.ts";
import { createUsageTracker, type UsageTracker } from "../host-context/usage-tracker.ts";
import { followVisibility } from "../host-context/usage-visibility.ts";
import { readAccountDetails } from "../session/account-details.ts";
import { readAuthReturn } from "../session/auth-return.ts";
import { copyPicture } from "../session/copy-picture.ts";
import { createDesktopRequestStore, type DesktopRequestStore } from "../session/desktop-request.ts";
import { createPendingActionStore } from "../session/pending-action.ts";
import { sessionArrived } from "../session/session-arrived.ts";
import { createSessionStore, type SessionStore } from "../session/session-store.ts";
import { syncProfile } from "../session/sync-profile.ts";
import type { HubSettings } from "./hub-settings.ts";

export interface Hub {
	readonly settings: HubSettings;
	readonly client: HubClient;
	readonly host: HostContext<HubClient>;
	readonly sessions: SessionStore;
	readonly notices: NoticeBoard;
	readonly usage: UsageTracker;
	readonly pendingActions: PendingActions;
	readonly desktopRequest: DesktopRequestStore;
	/** Whether the sign-in that led to this page load failed; `/auth` says so until it is left. */
	readonly signInFailed: MutableObservable<boolean>;
}

function log(message: string, cause: unknown): void {
	console.error(message, cause);
}

/** Creates and connects the parts of the shell that exist until the page is unloaded. */
export function startHub(
	settings: HubSettings,
	pageAnswers: readonly PageAnswer[],
	navigate: (path: string) => void,
): Hub {
	const authReturn = readAuthReturn(location.href);
	if (authReturn.error !== null) log("The sign-in came back with an error", authReturn.error);
	const backend = { url: settings.backendUrl, publishableKey: settings.publishableKey };
	const client = createPageClient(backend, window, log, pageAnswers);
	const notices = createNoticeBoard();
	const sessions = createSessionStore({
		auth: client.auth,
		sessionArrived: (userId) => sessionArrived(client.auth, window, userId),
		arrival: authReturn.arrival,
		readAccount: (userId, signal) => readAccountDetails(client, userId, signal),
		syncProfile: (userId) =>
			syncProfile({
				sync: () => syncOwnProfile(client),
				hasProfile: async () => {
					const profile = await getOwnProfile(client, { userId });
					return profile.ok ? succeed(profile.value !== null) : profile;
				},
				showError: (message) => notices.post("error", message),
				log,
			}),
		copyPicture,
		log,
	});
	const pendingActions = createPendingActions(createPendingActionStore(sessionStorage, Date.now));
	const usage = createUsageTracker({
		writer: usageRowWriter(
			createUsageWriter({
				backendUrl: settings.backendUrl,
				publishableKey: settings.publishableKey,
				accessToken: () => sessions.tokens()?.accessToken ?? null,
				fetch: globalThis.fetch.bind(globalThis),
			}),
			{ userAgent: navigator.userAgent, referrer: document.referrer },
		),
		userId: () => sessions.session.getSnapshot().user?.id ?? null,
		now: Date.now,
		newId: () => crypto.randomUUID(),
		page: () => location.pathname,
		log,
	});
	followVisibility(document, usage);
	const host = createHostContext({
		client,
		session: sessions.session,
		extension: createExtensionLink(browserPorts(settings.extensionId)),
		addresses: { hub: location.origin, backend: settings.backendUrl },
		locale: createLocale(location.search),
		notices,
		pendingActions,
		usage,
		navigate,
	});
	return {
		settings,
		client,
		host,
		sessions,
		notices,
		usage,
		pendingActions,
		desktopRequest: createDesktopRequestStore(sessionStorage),
		signInFailed: createObservable(false),
	};
}
