import { HostProvider, type RemoteHost } from "@scriptorium/remote-kit/host";
import type { RemoteRoute } from "@scriptorium/shared-protocol/host-remote/remote-module";
import { type ComponentType, lazy } from "react";
import type { RoutePattern } from "./route-patterns.ts";
import { PendingActions } from "./routes/pending-actions.tsx";
import { loadTranslations, Translated } from "./translations/translated.tsx";

const Home = lazy(() => import("./features/home/home-page.tsx").then(({ HomePage }) => ({ default: HomePage })));
const Script = lazy(() => import("./routes/script-route.tsx").then(({ ScriptRoute }) => ({ default: ScriptRoute })));
const Explore = lazy(() =>
	import("./features/explore-scripts/explore-page.tsx").then(({ ExplorePage }) => ({ default: ExplorePage })),
);
const Latest = lazy(() =>
	import("./features/latest-scripts/latest-page.tsx").then(({ LatestPage }) => ({ default: LatestPage })),
);
const Categories = lazy(() =>
	import("./features/browse-categories/categories-page.tsx").then(({ CategoriesPage }) => ({
		default: CategoriesPage,
	})),
);
const Category = lazy(() =>
	import("./features/browse-categories/category-page.tsx").then(({ CategoryPage }) => ({ default: CategoryPage })),
);
const Collections = lazy(() =>
	import("./features/collections/collections-page.tsx").then(({ CollectionsPage }) => ({ default: CollectionsPage })),
);
const Collection = lazy(() =>
	import("./routes/collection-route.tsx").then(({ CollectionRoute }) => ({ default: CollectionRoute })),
);
const Profile = lazy(() =>
	import("./routes/profile-route.tsx").then(({ ProfileRoute }) => ({ default: ProfileRoute })),
);

export const screens: readonly { readonly path: RoutePattern; readonly Screen: ComponentType }[] = [
	{ path: "/", Screen: Home },
	{ path: "/explore", Screen: Explore },
	{ path: "/latest", Screen: Latest },
	{ path: "/categories", Screen: Categories },
	{ path: "/category/:category", Screen: Category },
	{ path: "/bookmarklet/:id", Screen: Script },
	{ path: "/:username/:slug", Screen: Script },
	{ path: "/collections", Screen: Collections },
	{ path: "/collections/:id", Screen: Collection },
	{ path: "/profile/:userId", Screen: Profile },
	{ path: "/:username", Screen: Profile },
];

/** Makes the routes of this remote, each with its providers. */
export function createRoutes(host: RemoteHost): readonly RemoteRoute[] {
	const ready = loadTranslations(host, "screens");
	// Once, when the first script is opened: React needs the same promise at every rendering.
	let details: Promise<void> | null | undefined;
	const detailsReady = () => (details ??= loadTranslations(host, "details"));
	return screens.map(({ path, Screen }) => ({
		path,
		Component: () => (
			<HostProvider host={host}>
				<PendingActions />
				<Translated ready={ready}>
					<Translated ready={Screen === Script ? detailsReady() : null}>
						<Screen />
					</Translated>
				</Translated>
			</HostProvider>
		),
	}));
}
