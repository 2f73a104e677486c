import { createObservable } from "@scriptorium/shared-protocol/host-remote/observable";
import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import "./opening/opening.css";
import "./opening/record-opening.css";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
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
import { signIn, signOut } from "./session/load-sign-in.ts";
import { loadTranslations } from "./translations/load-translations.ts";

const root = findRoot(document);
const queries = createQueryClient();
const hub = startHub(readHubSettings(document), readPageAnswers(document), (path) => void router.navigate(path));
const { client, sessions, usage, desktopRequest } = hub;
const wantedLocation = createObservable("");
const router = createBrowserRouter(
	createRoutes(
		hub,
		{
			hubAddress: location.origin,
			notices: hub.notices,
			themeChoice: createThemeChoice(document, localStorage),
			singleKeys: createSingleKeysPreference(localStorage),
			// The usage session is written with the token that signing out takes away.
			onSignOut: () => void signOut(client.auth, usage.end()),
			onOpened: usage.pageViewed,
			wantedLocation,
			usageConsent: hub.usageConsent,
		},
		{
			desktopRules: { customScheme: hub.settings.desktopScheme, hubOrigin: location.origin },
			desktopRequest,
			problem: hub.signInProblem,
			signIn: () => signIn(client.auth, location.origin),
			tokens: sessions.tokens,
			createCode: async (request) =>
				(await import("@scriptorium/hub-data/devices/create-desktop-code")).createDesktopCode(client, request),
			leaveTo: (address) => location.assign(address),
		},
	),
);
const followLocation = () => wantedLocation.set(router.state.location.key);
followLocation();
router.subscribe(followLocation);
followSession(hub, queries, (path) => void router.navigate(path, { replace: true }));
// In one go: the router provider hears of navigations only once it is mounted. What comes inside is rendered in slices.
void loadTranslations(hub.host.locale.getSnapshot()).then(() =>
	createRoot(root).render(<HubApp hub={hub} queries={queries} router={router} />),
);
