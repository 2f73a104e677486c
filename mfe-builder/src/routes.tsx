import type { RemoteRoute } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { Navigate } from "react-router-dom";
import { plannedRoutes } from "./planned-routes.ts";
import { PlannedRoute } from "./planned-screens/planned-route.tsx";
import type { RoutePattern } from "./route-patterns.ts";

interface BuilderRoute extends RemoteRoute {
	readonly path: RoutePattern;
}

export function createRoutes(): readonly BuilderRoute[] {
	return [
		...plannedRoutes.map(({ path, id }) => ({ path, Component: () => <PlannedRoute id={id} /> })),
		{ path: "/manage", Component: () => <Navigate to="/manage-bookmarklets" replace /> },
	];
}
