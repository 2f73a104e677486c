import { createObservable, type MutableObservable } from "@scriptorium/core-types/observable";
import type { HubClient } from "@scriptorium/hub-data/client";
import { createPageClient, type PageClient } from "@scriptorium/hub-data/page-client/create-page-client";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import { type AssistantPort, createAssistantLink, OPEN_ASSISTANT } from "../assistant-link/create-assistant-link.ts";
import { createLaterExtensionLink } from "../extension-link/later-extension-link.ts";
import { isExtensionReachable, onPageShown } from "../extension-link/page-runtime.ts";
import { createHostContext } from "../host-context/create-host-context.ts";
import { createLocale } from "../host-context/locale.ts";
import { createNoticeBoard, type NoticeBoard } from "../host-context/notices.ts";
import { createPendingActions, type PendingActions } from "../host-context/pending-actions.ts";
import { createDesktopRequestStore, type DesktopRequestStore } from "../session/desktop-request-store.ts";
import { followRenewals } from "../session/follow-renewals.ts";
import { createLaterSessions } from "../session/later-sessions.ts";
import type { SessionStoreParts } from "../session/open-session-store.ts";
import { createPendingActionStore } from "../session/pending-action.ts";
import type { SessionStore } from "../session/session-store.ts";
import type { SignInProblem } from "../session/sign-in-problem.ts";
import type { Usage } from "../usage/later-usage.ts";
import type { UsageConsentStore } from "../usage/usage-consent.ts";
import { createUsageWhenSignedIn } from "../usage/usage-when-signed-in.ts";
import { onFirstInput } from "./first-input.ts";
import type { HubSettings } from "./hub-settings.ts";
import { en as texts } from "./messages/en.ts";
import { whenIdle } from "./when-idle.ts";

export interface Hub {
	readonly settings: HubSettings;
	readonly client: PageClient;
	readonly host: HostContext<HubClient>;
	readonly assistant: AssistantPort;
	readonly sessions: SessionStore;
	readonly notices: NoticeBoard;
	readonly usage: Usage;
	readonly usageConsent: UsageConsentStore;
	readonly pendingActions: PendingActions;
	readonly desktopRequest: DesktopRequestStore;
	/** Why somebody is to sign in; `/auth` says so until it is left. */
	readonly signInProblem: MutableObservable<SignInProblem>;
	/** Address of the page as it was loaded, with what the identity provider added. */
	readonly arrivedAt: string;
}

function log(message: string, cause: unknown): void {
	console.error(message, cause);
}

/**
 * Creates and connects the parts of the shell that exist until the page is unloaded. The code of most of them is loaded when it is
 * needed (docs/decisions/0074-data-client-with-the-first-question.md).
 */
export function startHub(settings: HubSettings, navigate: (path: string) => void): Hub {
	// Before the auth client cleans it.
	const arrivedAt = location.href;
	const { backendUrl, publishableKey } = settings;
	const notices = createNoticeBoard();
	const renewals = followRenewals(() =>
		notices.post("error", texts.sessionNotRenewed, { description: texts.sessionNotRenewedDetail }),
	);
	const client = createPageClient({ url: backendUrl, publishableKey }, window, log, renewals.note);
	// With a session the page itself asks the database; a visitor's next screen does, or what they click.
	if (client.hasSession()) client.prepare();
	else onFirstInput(document, client.prepare);
	const locale = createLocale(location.search, settings.language);
	const arrival = { arrivedAt, locale: locale.getSnapshot() };
	const sessions = openSessions(client, arrival, notices, renewals.wasRefused);
	const pendingActions = createPendingActions(createPendingActionStore(sessionStorage, Date.now));
	const { usage, consent: usageConsent } = createUsageWhenSignedIn(
		sessions.session,
		async () => {
			const { openUsageParts } = await import("../usage/open-usage-parts.ts");
			return openUsageParts({
				client,
				session: sessions.session,
				backendUrl,
				publishableKey,
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
	const assistant = createAssistantLink(navigate);
	pendingActions.register(OPEN_ASSISTANT, ({ payload }) => assistant.openWith(payload.message ?? ""));
	const host = createHostContext({
		client,
		session: sessions.session,
		extension,
		outline: extension.outline,
		assistant: assistant.link,
		addresses: { hub: location.origin, backend: backendUrl },
		locale,
		notices,
		pendingActions,
		usage,
		navigate,
	});
	return {
		settings,
		client,
		host,
		assistant,
		sessions,
		notices,
		usage,
		usageConsent,
		pendingActions,
		desktopRequest: createDesktopRequestStore(sessionStorage),
		signInProblem: createObservable<SignInProblem>("none"),
		arrivedAt,
	};
}

function openSessions(
	client: PageClient,
	arrival: Pick<SessionStoreParts, "arrivedAt" | "locale">,
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
			const parts = { client, page: window, ...arrival, wasRefused, showError, log };
			return (session) => openSessionStore(parts, session);
		},
		log,
	});
}
