import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createRoutes } from "../app/create-routes.tsx";
import { findRoot } from "../app/find-root.ts";
import { followSession } from "../app/follow-session.ts";
import { HubApp } from "../app/hub-app.tsx";
import { readHubSettings } from "../app/hub-settings.ts";
import { createQueryClient } from "../app/query-client.ts";
import { startHub } from "../app/start-hub.ts";
import { createSingleKeysPreference } from "../features/keyboard-shortcuts/single-keys.ts";
import { createThemeChoice } from "../features/switch-theme/theme.ts";
import { createBrowserHistory } from "../navigation/browser-history.ts";
import { loadRemoteOf } from "../remotes/remote-memory.ts";
import { signIn, signOut } from "../session/load-sign-in.ts";
import { loadTranslations } from "../translations/load-translations.ts";
import { isFromHistory, takeOverQueries } from "./page-queries.ts";

/** Composes the hub of this page and renders it, or takes over the content that the server has rendered. */
export async function startPage(): Promise<void> {
	const root = findRoot(document);
	const queries = createQueryClient();
	const history = createBrowserHistory(window, globalThis.hubEarlyInput?.address);
	const hub = startHub(readHubSettings(document), (path) => history.navigate(path));
	const { host, settings, client, sessions, usage, desktopRequest } = hub;
	const themeChoice = createThemeChoice(document, localStorage);
	const routes = createRoutes({
		host,
		registry: settings.registry,
		extensionOffer: settings.extensionOffer,
		layout: {
			hubAddress: location.origin,
			notices: hub.notices,
			themeChoice,
			singleKeys: createSingleKeysPreference(localStorage),
			// The usage session is written with the token that signing out takes away.
			onSignOut: () => void signOut(client.auth, usage.end()),
			onOpened: usage.pageViewed,
			wanted: history.wanted,
			usageConsent: hub.usageConsent,
			assistant: hub.assistant,
		},
		signIn: {
			desktopRules: { customScheme: settings.desktopScheme, hubOrigin: location.origin },
			desktopRequest,
			problem: hub.signInProblem,
			signIn: () => signIn(client.auth, location.origin),
			tokens: sessions.tokens,
			createCode: async (request) =>
				(await import("@scriptorium/hub-data/devices/create-desktop-code")).createDesktopCode(client, request),
			leaveTo: (address) => location.assign(address),
		},
		loadAccountPorts: async () => (await import("../app/create-account-ports.ts")).createAccountPorts(hub, themeChoice),
	});
	followSession(hub, queries, (path) => history.navigate(path, { replace: true }));
	if (settings.registry) loadRemoteOf(host, settings.registry, location.pathname);
	const served = takeOverQueries(document, queries, client.hasSession() || isFromHistory(performance));
	await loadTranslations(host.locale.getSnapshot());
	const app = <HubApp host={host} queries={queries} served={served} history={history} routes={routes} />;
	if (!served) createRoot(root).render(app);
	// In slices, so that the page can be used meanwhile.
	else startTransition(() => void hydrateRoot(root, app, { onRecoverableError: logMismatch }));
}

/** React renders the part in question again. */
function logMismatch(error: unknown): void {
	console.error("The server has rendered a part of the page differently:", error);
}
