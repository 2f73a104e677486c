import { HOST_CONTRACT_VERSION } from "@scriptorium/shared-protocol/host-remote/contract-version";
import type { ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import { createObservable } from "@scriptorium/shared-protocol/host-remote/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import "@scriptorium/ui-kit/tokens.css";
import "@scriptorium/ui-kit/base.css";
import { parseRegistry } from "./remotes/registry.ts";
import { RemoteOutlet } from "./remotes/remote-outlet.tsx";

const settings = JSON.parse(document.getElementById("hub-settings")?.textContent ?? "{}");
const registry = parseRegistry(settings.registry);
const host: HostContext<null> = {
	contract: HOST_CONTRACT_VERSION,
	client: null,
	session: createObservable<HubSession>({ status: "signed-out", user: null }),
	extension: {
		status: createObservable<ExtensionSnapshot>({
			state: "disconnected",
			version: null,
			capabilities: [],
			message: null,
		}),
		connect: () => console.info("no extension yet"),
		requestInstall: async () => ({
			ok: false,
			error: { code: "EXTENSION_NOT_INSTALLED", message: "no extension yet" },
		}),
	},
	addresses: { hub: location.origin, backend: location.origin },
	locale: createObservable("en"),
	requireSignIn: () => console.info("no sign-in yet"),
	notify: (kind, message) => console.info(kind, message),
	track: (event) => console.info(event),
};
const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");
if (!registry.ok) throw new Error(registry.error.message);
const element = (
	<>
		<header>Scriptorium</header>
		<RemoteOutlet registry={registry.value} host={host} notFound={() => <h1>Page Not Found</h1>} />
	</>
);
createRoot(root).render(
	<QueryClientProvider client={new QueryClient()}>
		<RouterProvider router={createBrowserRouter([{ path: "*", element }])} />
	</QueryClientProvider>,
);
