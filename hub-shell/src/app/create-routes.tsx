import type { HubClient } from "@scriptorium/hub-data/client";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { describeLocale, LocaleScope, useMessages } from "@scriptorium/ui-kit/locale";
import { type ReactNode, Suspense } from "react";
import type { RouteObject } from "react-router-dom";
import type { AccountPorts } from "../features/account-settings/account-ports.ts";
import type { ExtensionOffer } from "../features/get-extension/extension-offer.ts";
import type { SignInPorts } from "../features/sign-in/sign-in-ports.ts";
import { staticPagePaths } from "../features/static-pages/static-page-paths.ts";
import { useHost, useObservable } from "../host-context/host-provider.tsx";
import { laterScreen } from "../later-screens/later-screen.tsx";
import { OpeningWords } from "../opening/opening-words.tsx";
import { RemoteOutlet } from "../remotes/remote-outlet.tsx";
import { TakenOver } from "../start/taken-over.tsx";
import { Layout, type LayoutProps } from "./layout.tsx";
import { en } from "./messages/en.ts";
import { RemotesUnavailable } from "./screen-crash.tsx";
import { ScreenOutlet } from "./screen-outlet.tsx";

// Rarely used first screens are separate chunks, so that other pages do not load them.
const AuthScreen = laterScreen(async () => (await import("../features/sign-in/auth-screen.tsx")).AuthScreen);
const DesktopScreen = laterScreen(async () => (await import("../features/sign-in/desktop-screen.tsx")).DesktopScreen);
const SecurityScreen = laterScreen(
	async () => (await import("../features/security-page/security-screen.tsx")).SecurityScreen,
);
const ScorecardScreen = laterScreen(
	async () => (await import("../features/security-scorecard/scorecard-screen.tsx")).ScorecardScreen,
);
const NotFoundScreen = laterScreen(
	async () => (await import("../features/not-found/not-found-screen.tsx")).NotFoundScreen,
);
const StaticPage = laterScreen(async () => (await import("../features/static-pages/later-pages.tsx")).default);
const PerformanceScreen = laterScreen(
	async () => (await import("../features/performance-monitor/performance-screen.tsx")).default,
);
const ContactScreen = laterScreen(async () => (await import("../features/contact/contact-screen.tsx")).default);
const AccessibilityScreen = laterScreen(
	async () => (await import("../features/accessibility-showcase/accessibility-screen.tsx")).default,
);
const GetExtensionScreen = laterScreen(
	async () => (await import("../features/get-extension/get-extension-screen.tsx")).GetExtensionScreen,
);

const NotificationsScreen = laterScreen(
	async () => (await import("../features/notifications/notifications-screen.tsx")).NotificationsScreen,
);

/** What the screens need beside the contexts around them. The server gives it without a session and without storage. */
export interface ScreenParts {
	readonly host: HostContext<HubClient>;
	/** Null when it is not readable: the shell works, its remotes do not. */
	readonly registry: RemoteRegistry | null;
	readonly extensionOffer: ExtensionOffer;
	readonly layout: LayoutProps;
	readonly signIn: SignInPorts;
	/** Called when the account page is first opened. */
	loadAccountPorts(): Promise<AccountPorts>;
}

/**
 * Creates the routes of the hub, with the layout around each screen. The shell's own paths are fixed; every other path belongs to a
 * remote, or to nobody. Fixed ones win over `/:username`.
 * @param parts what the screens need
 * @returns routes for `useRoutes`
 */
export function createRoutes(parts: ScreenParts): RouteObject[] {
	const { host, registry, extensionOffer, layout, signIn } = parts;
	const AccountScreen = accountScreen(parts);
	const screen = (path: string, element: ReactNode): RouteObject => ({
		path,
		element: <LaterScreen>{element}</LaterScreen>,
	});
	return [
		{
			element: <Layout {...layout} />,
			children: [
				{
					element: <ScreenOutlet />,
					children: [
						screen("/auth", <AuthScreen ports={signIn} />),
						screen("/auth/desktop", <DesktopScreen key="desktop" ports={signIn} app="desktop" />),
						screen("/auth/extension", <DesktopScreen key="extension" ports={signIn} app="extension" />),
						screen("/account", <AccountScreen />),
						screen("/not-found", <NotFoundScreen />),
						screen("/extension", <GetExtensionScreen offer={extensionOffer} />),
						screen("/security", <SecurityScreen />),
						screen("/security/scorecard", <ScorecardScreen />),
						screen("/notifications", <NotificationsScreen />),
						screen("/contact", <ContactScreen />),
						screen("/performance", <PerformanceScreen />),
						screen("/accessibility", <AccessibilityScreen />),
						// Keyed, because React would keep the state of one page for the next.
						...staticPagePaths.map((path) => screen(path, <StaticPage key={path} path={path} />)),
						{
							path: "*",
							element: registry ? (
								<RemoteOutlet registry={registry} host={host} notFound={() => <NotFound />} />
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

function accountScreen({ loadAccountPorts, layout }: ScreenParts) {
	return laterScreen(async () => {
		const [{ AccountScreen: Screen }, ports, { ConsentSetting }] = await Promise.all([
			import("../features/account-settings/account-screen.tsx"),
			loadAccountPorts(),
			import("../features/usage-consent/consent-setting.tsx"),
		]);
		return () => <Screen ports={ports} usageSetting={<ConsentSetting consent={layout.usageConsent} />} />;
	});
}

/** A screen whose code comes when it is opened. */
function LaterScreen({ children }: { children: ReactNode }) {
	const texts = useMessages({ en });
	return (
		<Suspense fallback={<OpeningWords loading={texts.loadingScreen} />}>
			{children}
			<TakenOver part="screen" />
		</Suspense>
	);
}

/** In the page's language: the layout takes an address that no screen has for one of a screen without a translation. */
function NotFound() {
	const locale = useObservable(useHost().locale);
	return (
		<div lang={locale} dir={describeLocale(locale).direction}>
			<LocaleScope locale={locale}>
				<LaterScreen>
					<NotFoundScreen />
				</LaterScreen>
			</LocaleScope>
		</div>
	);
}
