import type { HubClient } from "@scriptorium/hub-data/client";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RouteObject, useRoutes } from "react-router-dom";
import { HostProvider, useObservable } from "../host-context/host-provider.tsx";
import type { HubHistory } from "../navigation/hub-history.ts";
import { NavigationProvider } from "../navigation/navigation-provider.tsx";
import { ServerQueries } from "../server-html/server-queries.ts";

export interface HubAppProps {
	readonly host: HostContext<HubClient>;
	readonly queries: QueryClient;
	/** See `ServerQueries`. */
	readonly served?: QueryClient | null;
	readonly history: HubHistory;
	/** Of `createRoutes`; one array for the life of the page. */
	readonly routes: RouteObject[];
}

/** The whole page, the same on the server and in the browser: everything that differs is in the props. */
export function HubApp({ host, queries, served = null, history, routes }: HubAppProps) {
	const locale = useObservable(host.locale);
	return (
		<QueryClientProvider client={queries}>
			<ServerQueries value={served}>
				<LocaleProvider locale={locale}>
					<HostProvider host={host}>
						<NavigationProvider history={history}>
							<Screens routes={routes} />
						</NavigationProvider>
					</HostProvider>
				</LocaleProvider>
			</ServerQueries>
		</QueryClientProvider>
	);
}

function Screens({ routes }: { routes: RouteObject[] }) {
	return useRoutes(routes);
}
