import { createHubClient, type HubClient } from "@scriptorium/hub-data/client";
import type { ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import { createObservable, type MutableObservable } from "@scriptorium/shared-protocol/host-remote/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { TooltipProvider } from "@scriptorium/ui-kit/tooltip";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { HostProvider } from "./host-provider.tsx";

export const rita: HubSession = {
	status: "signed-in",
	user: {
		id: "11111111-1111-4111-8111-111111111111",
		email: "reader@scriptorium.local",
		displayName: "Rita Reader",
		avatarUrl: null,
		username: "rita",
		roles: [],
	},
};
export const visitor: HubSession = { status: "signed-out", user: null };

export interface ShownInHost extends RenderResult {
	readonly session: MutableObservable<HubSession>;
	readonly extension: MutableObservable<ExtensionSnapshot>;
	/** How often a new attempt to reach the extension was asked for. */
	connects(): number;
	/** Path and query that the router shows. */
	address(): string;
}

function Address() {
	const { pathname, search } = useLocation();
	return <output data-testid="address">{pathname + search}</output>;
}

let hosts = 0;

/** Renders a part of the shell within a real router and a host whose backend nobody answers. */
export function showInHost(
	children: ReactNode,
	{ session: start = visitor, at = "/", locale = "en" }: { session?: HubSession; at?: string; locale?: string } = {},
): ShownInHost {
	const session = createObservable(start);
	const extension = createObservable<ExtensionSnapshot>({
		state: "disconnected",
		version: null,
		capabilities: [],
		message: null,
	});
	let connects = 0;
	const host: HostContext<HubClient> = {
		contract: "1.0.0",
		client: createHubClient("http://localhost:9", "key", {
			storage: null,
			storageKey: `test-${hosts++}`,
			autoRefreshToken: false,
		}),
		session,
		extension: {
			status: extension,
			connect: () => {
				connects += 1;
			},
			requestInstall: async () => ({ ok: true, value: undefined }),
		},
		addresses: { hub: "http://localhost:9", backend: "http://localhost:9" },
		locale: createObservable(locale),
		requireSignIn: () => undefined,
		onPendingAction: () => () => undefined,
		notify: () => undefined,
		track: () => undefined,
	};
	const shown = render(
		<LocaleProvider locale={locale}>
			<TooltipProvider>
				<HostProvider host={host}>
					<MemoryRouter initialEntries={[at]}>
						{children}
						<Address />
					</MemoryRouter>
				</HostProvider>
			</TooltipProvider>
		</LocaleProvider>,
	);
	return {
		...shown,
		session,
		extension,
		connects: () => connects,
		address: () => shown.getByTestId("address").textContent ?? "",
	};
}
