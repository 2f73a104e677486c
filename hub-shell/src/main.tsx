import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import "./opening/opening.css";
import "./opening/record-opening.css";
import { createRoot } from "react-dom/client";
import { createRoutes } from "./app/create-routes.tsx";
import { findRoot } from "./app/find-root.ts";
import { followSession } from "./app/follow-session.ts";
import { HubApp } from "./app/hub-app.tsx";
import { readHubSettings } from "./app/hub-settings.ts";
import { readPageAnswers } from "./app/page-answers.ts";
import { createQueryClient } from "./app/query-client.ts";
import { startHub } from "./app/start-hub.ts";
import { createSingleKeysPreference } from "./features/keyboard-shortcuts/single-keys.ts";
import { createThemeChoice } from "./features/switch-theme/theme.ts";
import { createBrowserHistory } from "./navigation/browser-history.ts";
import { signIn, signOut } from "./session/load-sign-in.ts";
import { loadTranslations } from "./translations/load-translations.ts";

const root = findRoot(document);
const queries = createQueryClient();
const history = createBrowserHistory(window);
const hub = startHub(readHubSettings(document), readPageAnswers(document), (path) => history.navigate(path));
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
	loadAccountPorts: async () => (await import("./app/create-account-ports.ts")).createAccountPorts(hub, themeChoice),
});
followSession(hub, queries, (path) => history.navigate(path, { replace: true }));
// What comes inside of the frame is rendered in slices.
void loadTranslations(host.locale.getSnapshot()).then(() =>
	createRoot(root).render(<HubApp host={host} queries={queries} history={history} routes={routes} />),
);
