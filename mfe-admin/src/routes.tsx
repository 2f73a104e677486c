import { HostProvider, type RemoteHost } from "@scriptorium/remote-kit/host";
import type { RemoteRoute } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { type ComponentType, lazy } from "react";
import { RequireStaff } from "./panel-access/require-staff.tsx";
import type { RoutePattern } from "./route-patterns.ts";

const AdminDebug = lazy(() =>
	import("./features/admin-debug/admin-debug-page.tsx").then(({ AdminDebugPage }) => ({ default: AdminDebugPage })),
);
const AdminPanel = lazy(() => import("./panel/admin-panel.tsx").then((module) => ({ default: module.AdminPanel })));

export const screens: readonly { readonly path: RoutePattern; readonly Screen: ComponentType }[] = [
	{ path: "/admin", Screen: () => <RequireStaff>{(isAdmin) => <AdminPanel isAdmin={isAdmin} />}</RequireStaff> },
	{ path: "/admin-debug", Screen: AdminDebug },
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
