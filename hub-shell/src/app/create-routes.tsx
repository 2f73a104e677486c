import { buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { PlannedScreen } from "@scriptorium/ui-kit/planned-screen";
import { LoadingRegion } from "@scriptorium/ui-kit/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { Link, Outlet, type RouteObject } from "react-router-dom";
import { NotFoundScreen } from "../features/not-found/not-found-screen.tsx";
import type { SignInPorts } from "../features/sign-in/sign-in-ports.ts";
import { PageTitle } from "../host-context/page-title.tsx";
import { RemoteOutlet } from "../remotes/remote-outlet.tsx";
import { Layout, type LayoutProps } from "./layout.tsx";
import { en } from "./messages/en.ts";
import { type PlannedRoute, plannedRoutes } from "./planned-routes.ts";
import { RemotesUnavailable, ScreenCrash } from "./screen-crash.tsx";
import type { Hub } from "./start-hub.ts";

// Rarely used first screens are separate chunks, so that other pages do not load them.
const AuthScreen = lazy(() =>
	import("../features/sign-in/auth-screen.tsx").then((module) => ({ default: module.AuthScreen })),
);
const DesktopScreen = lazy(() =>
	import("../features/sign-in/desktop-screen.tsx").then((module) => ({ default: module.DesktopScreen })),
);
const SecurityScreen = lazy(() =>
	import("../features/security-page/security-screen.tsx").then((module) => ({ default: module.SecurityScreen })),
);
const ScorecardScreen = lazy(() =>
	import("../features/security-scorecard/scorecard-screen.tsx").then((module) => ({ default: module.ScorecardScreen })),
);

const GetExtensionScreen = lazy(() =>
	import("../features/get-extension/get-extension-screen.tsx").then((module) => ({
		default: module.GetExtensionScreen,
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
									<DesktopScreen ports={signInPorts} />
								</LaterScreen>
							),
						},
						{ path: "/not-found", element: <NotFoundScreen /> },
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
						...plannedRoutes.map(({ path, id }) => ({ path, element: <PlannedRouteScreen id={id} /> })),
						{
							path: "*",
							element: registry ? (
								<RemoteOutlet registry={registry} host={hub.host} notFound={() => <NotFoundScreen />} />
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
	return <Suspense fallback={<LoadingRegion text={texts.loadingScreen} textVisible />}>{children}</Suspense>;
}

function PlannedRouteScreen({ id }: { id: PlannedRoute["id"] }) {
	const texts = useMessages({ en });
	const { title, description } = texts.planned[id];
	return (
		<>
			<PageTitle text={title} />
			<PlannedScreen
				title={title}
				description={description}
				actions={
					<Link to="/explore" className={buttonClass({ variant: "primary" })}>
						{texts.explore}
					</Link>
				}
			/>
		</>
	);
}
