import { useMessages } from "@scriptorium/ui-kit/locale";
import { lazy, type ReactNode, Suspense } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import type { SignInPorts } from "../features/sign-in/sign-in-ports.ts";
import { staticPagePaths } from "../features/static-pages/static-page-paths.ts";
import type { ThemeChoice } from "../features/switch-theme/theme.ts";
import { OpeningWords } from "../opening/opening-words.tsx";
import { RemoteOutlet } from "../remotes/remote-outlet.tsx";
import { Layout, type LayoutProps } from "./layout.tsx";
import { en } from "./messages/en.ts";
import { plannedRoutes } from "./planned-routes.ts";
import { RemotesUnavailable, ScreenCrash } from "./screen-crash.tsx";
import type { Hub } from "./start-hub.ts";

// Rarely used first screens are separate chunks, so that other pages do not load them.
const AuthScreen = lazy(() =>
	import("../features/sign-in/auth-screen.tsx").then((module) => ({ default: module.AuthScreen })),
);
const DesktopScreen = lazy(() =>
	import("../features/sign-in/desktop-screen.tsx").then((module) => ({ default: module.DesktopScreen })),
);
const AccountScreen = lazy(async () => {
	const [{ AccountScreen: Screen }, { createAccountPorts }, { ConsentSetting }] = await Promise.all([
		import("../features/account-settings/account-screen.tsx"),
		import("./create-account-ports.ts"),
		import("../features/usage-consent/consent-setting.tsx"),
	]);
	return {
		default: ({ hub, theme }: { hub: Hub; theme: ThemeChoice }) => (
			<Screen ports={createAccountPorts(hub, theme)} usageSetting={<ConsentSetting consent={hub.usageConsent} />} />
		),
	};
});
const SecurityScreen = lazy(() =>
	import("../features/security-page/security-screen.tsx").then((module) => ({ default: module.SecurityScreen })),
);
const ScorecardScreen = lazy(() =>
	import("../features/security-scorecard/scorecard-screen.tsx").then((module) => ({ default: module.ScorecardScreen })),
);
const NotFoundScreen = lazy(() =>
	import("../features/not-found/not-found-screen.tsx").then((module) => ({ default: module.NotFoundScreen })),
);
const PlannedRouteScreen = lazy(() =>
	import("../features/planned-screens/planned-route-screen.tsx").then((module) => ({
		default: module.PlannedRouteScreen,
	})),
);

const StaticPage = lazy(() => import("../features/static-pages/later-pages.tsx"));
const ContactScreen = lazy(() => import("../features/contact/contact-screen.tsx"));
const GetExtensionScreen = lazy(() =>
	import("../features/get-extension/get-extension-screen.tsx").then((module) => ({
		default: module.GetExtensionScreen,
	})),
);

const NotificationsScreen = lazy(() =>
	import("../features/notifications/notifications-screen.tsx").then((module) => ({
		default: module.NotificationsScreen,
	})),
);

/** The shell's own fixed routes; every other path belongs to a remote, or to nobody. Fixed ones win over `/:username`. */
export function createRoutes(hub: Hub, layout: LayoutProps, signInPorts: SignInPorts): RouteObject[] {
	const { registry } = hub.settings;
	return [
		{
			element: <Layout {...layout} />,
			children: [
				{
					element: <Outlet />,
					// Inside the layout, so that a screen that throws leaves header and footer in place.
					errorElement: <ScreenCrash />,
					children: [
						{
							path: "/auth",
							element: (
								<LaterScreen>
									<AuthScreen ports={signInPorts} />
								</LaterScreen>
							),
						},
						{
							path: "/auth/desktop",
							element: (
								<LaterScreen>
									<DesktopScreen ports={signInPorts} app="desktop" />
								</LaterScreen>
							),
						},
						{
							path: "/auth/extension",
							element: (
								<LaterScreen>
									<DesktopScreen ports={signInPorts} app="extension" />
								</LaterScreen>
							),
						},
						{
							path: "/account",
							element: (
								<LaterScreen>
									<AccountScreen hub={hub} theme={layout.themeChoice} />
								</LaterScreen>
							),
						},
						{ path: "/not-found", element: <NotFound /> },
						{
							path: "/extension",
							element: (
								<LaterScreen>
									<GetExtensionScreen offer={hub.settings.extensionOffer} />
								</LaterScreen>
							),
						},
						{
							path: "/security",
							element: (
								<LaterScreen>
									<SecurityScreen />
								</LaterScreen>
							),
						},
						{
							path: "/security/scorecard",
							element: (
								<LaterScreen>
									<ScorecardScreen />
								</LaterScreen>
							),
						},
						{
							path: "/notifications",
							element: (
								<LaterScreen>
									<NotificationsScreen />
								</LaterScreen>
							),
						},
						{
							path: "/contact",
							element: (
								<LaterScreen>
									<ContactScreen />
								</LaterScreen>
							),
						},
						...staticPagePaths.map((path) => ({
							path,
							// Keyed, because React would keep the state of one page for the next.
							element: (
								<LaterScreen key={path}>
									<StaticPage path={path} />
								</LaterScreen>
							),
						})),
						...plannedRoutes.map(({ path, id }) => ({
							path,
							element: (
								<LaterScreen>
									<PlannedRouteScreen id={id} />
								</LaterScreen>
							),
						})),
						{
							path: "*",
							element: registry ? (
								<RemoteOutlet registry={registry} host={hub.host} notFound={() => <NotFound />} />
							) : (
								<RemotesUnavailable />
							),
						},
					],
				},
			],
		},
	];
}

/** A screen whose code comes when it is opened. */
function LaterScreen({ children }: { children: ReactNode }) {
	const texts = useMessages({ en });
	return <Suspense fallback={<OpeningWords loading={texts.loadingScreen} />}>{children}</Suspense>;
}

function NotFound() {
	return (
		<LaterScreen>
			<NotFoundScreen />
		</LaterScreen>
	);
}
