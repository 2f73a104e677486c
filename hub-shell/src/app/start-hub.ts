import type { HubClient } from "@scriptorium/hub-data/client";
import { createPageClient, type PageClient } from "@scriptorium/hub-data/page-client/create-page-client";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import { createObservable, type MutableObservable } from "@scriptorium/shared-protocol/host-remote/observable";
import { createLaterExtensionLink } from "../extension-link/later-extension-link.ts";
import { isExtensionReachable, onPageShown } from "../extension-link/page-runtime.ts";
import { createHostContext } from "../host-context/create-host-context.ts";
import { createLocale } from "../host-context/locale.ts";
import { createNoticeBoard, type NoticeBoard } from "../host-context/notices.ts";
import { createPendingActions, type PendingActions } from "../host-context/pending-actions.ts";
import { type AuthReturn, readAuthReturn } from "../session/auth-return.ts";
import { createDesktopRequestStore, type DesktopRequestStore } from "../session/desktop-request-store.ts";
import { followRenewals } from "../session/follow-renewals.ts";
import { createLaterSessions } from "../session/later-sessions.ts";
import { createPendingActionStore } from "../session/pending-action.ts";
import type { SessionStore } from "../session/session-store.ts";
import type { SignInProblem } from "../session/sign-in-problem.ts";
import { KEPT_USAGE } from "../usage/kept-usage.ts";
import { createLaterUsage, type Usage } from "../usage/later-usage.ts";
import { createUsageConsent, type UsageConsentStore } from "../usage/usage-consent.ts";
import { onFirstInput } from "./first-input.ts";
import type { HubSettings } from "./hub-settings.ts";
import { en as texts } from "./messages/en.ts";
import { whenIdle } from "./when-idle.ts";

export interface Hub {
	readonly settings: HubSettings;
	readonly client: PageClient;
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

/**
 * Creates and connects the parts of the shell that exist until the page is unloaded. The code of most of them is loaded when it is
 * needed (docs/decisions/0074-data-client-with-the-first-question.md).
 */
export function startHub(settings: HubSettings, navigate: (path: string) => void): Hub {
	const authReturn = readAuthReturn(location.href);
	if (authReturn.error !== null) log("The sign-in came back with an error", authReturn.error);
	const backend = { url: settings.backendUrl, publishableKey: settings.publishableKey };
	const notices = createNoticeBoard();
	const renewals = followRenewals(() =>
		notices.post("error", texts.sessionNotRenewed, { description: texts.sessionNotRenewedDetail }),
	);
	const client = createPageClient(backend, window, log, renewals.note);
	// The next screen, or what was clicked, asks the database.
	onFirstInput(document, client.prepare);
	const sessions = openSessions(client, authReturn, notices, renewals.wasRefused);
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
	const extension = createLaterExtensionLink({
		isReachable: () => isExtensionReachable(document),
		whenIdle: (begin) => whenIdle(window, begin),
		onShown: (listener) => onPageShown(window, listener),
		load: async () => (await import("../extension-link/browser-ports.ts")).openExtensionLink(settings.extensionId),
		log: (line) => console.debug(`[extension-link] ${line}`),
	});
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

function openSessions(
	client: PageClient,
	{ arrival }: AuthReturn,
	notices: NoticeBoard,
	wasRefused: () => boolean,
): SessionStore {
	return createLaterSessions({
		auth: client.auth,
		mayBeSignedIn: client.hasSession(),
		async load() {
			const [{ openSessionStore }] = await Promise.all([
				import("../session/open-session-store.ts"),
				// Follows the session as soon as it is known (`follow-session.ts`).
				import("./session-moments.ts"),
			]);
			const showError = (message: string) => notices.post("error", message);
			const parts = { client, page: window, arrival, wasRefused, showError, log };
			return (session) => openSessionStore(parts, session);
		},
		log,
	});
}
