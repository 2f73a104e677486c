import { HostProvider, type RemoteHost } from "@scriptorium/remote-kit/host";
import type { RemoteRoute } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { type ComponentType, lazy } from "react";
import { plannedRoutes } from "./planned-routes.ts";
import { PlannedRoute } from "./planned-screens/planned-route.tsx";
import { RequireAdmin } from "./require-admin/require-admin.tsx";
import type { RoutePattern } from "./route-patterns.ts";

const AdminDebug = lazy(() =>
	import("./features/admin-debug/admin-debug-page.tsx").then(({ AdminDebugPage }) => ({ default: AdminDebugPage })),
);

export const screens: readonly { readonly path: RoutePattern; readonly Screen: ComponentType }[] = [
	{ path: "/admin-debug", Screen: AdminDebug },
	...plannedRoutes.map(({ path, id }) => ({
		path,
		Screen: () => (
			<RequireAdmin>
				<PlannedRoute id={id} />
			</RequireAdmin>
		),
	})),
];

/** Makes the routes of this remote, each with its providers. */
export function createRoutes(host: RemoteHost): readonly RemoteRoute[] {
	return screens.map(({ path, Screen }) => ({
		path,
		Component: () => (
			<HostProvider host={host}>
				<Screen />
			</HostProvider>
		),
	}));
}
