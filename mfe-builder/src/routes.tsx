import { HostProvider, type RemoteHost } from "@scriptorium/remote-kit/host";
import type { RemoteRoute } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { type ComponentType, lazy } from "react";
import { Navigate } from "react-router-dom";
import type { RoutePattern } from "./route-patterns.ts";

const WriteScript = lazy(() =>
	import("./routes/write-script-route.tsx").then(({ WriteScriptRoute }) => ({ default: WriteScriptRoute })),
);

const Builder = lazy(() =>
	import("./routes/builder-route.tsx").then(({ BuilderRoute }) => ({ default: BuilderRoute })),
);

const Manage = lazy(() => import("./routes/manage-route.tsx").then(({ ManageRoute }) => ({ default: ManageRoute })));

export const screens: readonly { readonly path: RoutePattern; readonly Screen: ComponentType }[] = [
	{ path: "/builder", Screen: Builder },
	{ path: "/create", Screen: WriteScript },
	{ path: "/bookmarklet/:id/edit", Screen: WriteScript },
	{ path: "/manage", Screen: () => <Navigate to="/manage-bookmarklets" replace /> },
	{ path: "/manage-bookmarklets", Screen: Manage },
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
