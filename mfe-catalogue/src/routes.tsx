import type { RemoteRoute } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { type ComponentType, lazy, Suspense } from "react";
import { type CatalogueHost, HostProvider } from "./host/host-context.tsx";
import { plannedRoutes } from "./planned-routes.ts";
import { PlannedRoute } from "./planned-screens/planned-route.tsx";
import type { RoutePattern } from "./route-patterns.ts";
import { PendingActions } from "./routes/pending-actions.tsx";

const Home = lazy(() => import("./features/home/home-page.tsx").then(({ HomePage }) => ({ default: HomePage })));
const Script = lazy(() => import("./routes/script-route.tsx").then(({ ScriptRoute }) => ({ default: ScriptRoute })));

const screens: readonly { readonly path: RoutePattern; readonly Screen: ComponentType }[] = [
	{ path: "/", Screen: Home },
	{ path: "/bookmarklet/:id", Screen: Script },
	{ path: "/:username/:slug", Screen: Script },
	...plannedRoutes.map(({ path, id }) => ({ path, Screen: () => <PlannedRoute id={id} /> })),
];

/** The screens with what each of them needs around it. */
export function createRoutes(host: CatalogueHost): readonly RemoteRoute[] {
	return screens.map(({ path, Screen }) => ({
		path,
		Component: () => (
			<HostProvider host={host}>
				<PendingActions />
				<Suspense>
					<Screen />
				</Suspense>
			</HostProvider>
		),
	}));
}
