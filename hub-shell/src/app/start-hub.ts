import type { HubClient } from "@scriptorium/hub-data/client";
import { createPageClient } from "@scriptorium/hub-data/page-client/create-page-client";
import { getOwnProfile } from "@scriptorium/hub-data/profiles/get-own-profile";
import { syncProfile as syncOwnProfile } from "@scriptorium/hub-data/profiles/sync-profile";
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
import { readAccountDetails } from "../session/account-details.ts";
import { readAuthReturn } from "../session/auth-return.ts";
import { copyPicture } from "../session/copy-picture.ts";
import { createDesktopRequestStore, type DesktopRequestStore } from "../session/desktop-request.ts";
import { followRenewals } from "../session/follow-renewals.ts";
import { createPendingActionStore } from "../session/pending-action.ts";
import { sessionArrived } from "../session/session-arrived.ts";
import { createSessionStore, type SessionStore } from "../session/session-store.ts";
import type { SignInProblem } from "../session/sign-in-problem.ts";
import { syncProfile } from "../session/sync-profile.ts";
import { KEPT_USAGE } from "../usage/kept-usage.ts";
import { createLaterUsage, type Usage } from "../usage/later-usage.ts";
import { createUsageConsent, type UsageConsentStore } from "../usage/usage-consent.ts";
import type { HubSettings } from "./hub-settings.ts";
import { en as texts } from "./messages/en.ts";

export interface Hub {
	readonly settings: HubSettings;
	readonly client: HubClient;
	readonly host: HostContext<HubClient>;
	readonly sessions: SessionStore;
	readonly notices: NoticeBoard;
	readonly usage: Usage;
	readonly usageConsent: UsageConsentStore;
	readonly pendingActions: PendingActions;
	readonly desktopRequest: DesktopRequestStore;
	/** Why somebody is to sign in; `/auth` says so until it is left. */
	readonly signInProblem: MutableObservable<SignInProblem>;
	/** What a failure of the sign-in that led to this page load is. */
	readonly arrivalProblem: SignInProblem;
}

function log(message: string, cause: unknown): void {
	console.error(message, cause);
}

/** Loaded for signed-in people only. */
const loadConsent = () => import("@scriptorium/hub-data/usage/usage-consent");

/** Creates and connects the parts of the shell that exist until the page is unloaded. */
export function startHub(
	settings: HubSettings,
	pageAnswers: readonly PageAnswer[],
	navigate: (path: string) => void,
): Hub {
	const authReturn = readAuthReturn(location.href);
	if (authReturn.error !== null) log("The sign-in came back with an error", authReturn.error);
	const backend = { url: settings.backendUrl, publishableKey: settings.publishableKey };
	const notices = createNoticeBoard();
	const renewals = followRenewals(() =>
		notices.post("error", texts.sessionNotRenewed, { description: texts.sessionNotRenewedDetail }),
	);
	const client = createPageClient(backend, window, log, pageAnswers, renewals.note);
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
		wasRefused: renewals.wasRefused,
		log,
	});
	const pendingActions = createPendingActions(createPendingActionStore(sessionStorage, Date.now));
	const usageConsent = createUsageConsent({
		session: sessions.session,
		read: async (userId) => (await loadConsent()).readUsageConsent(client, { userId }),
		write: async (hasAgreed) => (await loadConsent()).setUsageConsent(client, hasAgreed),
		forget: () => localStorage.removeItem(KEPT_USAGE),
		log,
	});
	const usage = createLaterUsage(
		usageConsent.state,
		async () => {
			const { openUsage } = await import("../usage/open-usage.ts");
			const userId = sessions.session.getSnapshot().user?.id ?? "";
			return openUsage({
				userId,
				isWanted: () =>
					sessions.session.getSnapshot().user?.id === userId && usageConsent.state.getSnapshot() === "agreed",
				backendUrl: settings.backendUrl,
				publishableKey: settings.publishableKey,
				accessToken: () => sessions.tokens()?.accessToken ?? null,
				page: window,
				log,
			});
		},
		log,
	);
	const extension = createExtensionLink(browserPorts(settings.extensionId));
	const host = createHostContext({
		client,
		session: sessions.session,
		extension,
		outline: extension.outline,
		addresses: { hub: location.origin, backend: settings.backendUrl },
		locale: createLocale(location.search, settings.language),
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
		usageConsent,
		pendingActions,
		desktopRequest: createDesktopRequestStore(sessionStorage),
		signInProblem: createObservable<SignInProblem>("none"),
		arrivalProblem: authReturn.isDenied ? "denied" : "failed",
	};
}
