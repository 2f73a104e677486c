import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type DataRouter, RouterProvider } from "react-router-dom";
import { HostProvider, useObservable } from "../host-context/host-provider.tsx";
import type { Hub } from "./start-hub.ts";

export function HubApp({ hub, queries, router }: { hub: Hub; queries: QueryClient; router: DataRouter }) {
	const locale = useObservable(hub.host.locale);
	return (
		<QueryClientProvider client={queries}>
			<LocaleProvider locale={locale}>
				<HostProvider host={hub.host}>
					<RouterProvider router={router} />
				</HostProvider>
			</LocaleProvider>
		</QueryClientProvider>
	);
}
