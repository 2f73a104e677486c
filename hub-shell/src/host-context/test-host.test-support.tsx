import { createObservable, type MutableObservable, type Observable } from "@scriptorium/core-types/observable";
import { createHubClient, type HubClient } from "@scriptorium/hub-data/client";
import type { ExtensionLink, ExtensionSnapshot } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { HostContext } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import { LocaleProvider } from "@scriptorium/ui-kit/locale";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type RenderResult, render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
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
	/** What the person was told, in its order. */
	readonly notices: readonly string[];
	/** Path and query that the router shows. */
	address(): string;
}

function Address() {
	const { pathname, search } = useLocation();
	return <output data-testid="address">{pathname + search}</output>;
}

let hosts = 0;

interface TestHostParts {
	readonly session?: Observable<HubSession> | undefined;
	readonly extension?: ExtensionLink | undefined;
	readonly locale?: string | undefined;
	readonly client?: HubClient | undefined;
	readonly onNotice?: ((message: string) => void) | undefined;
}

/** A host context; nobody answers behind its client. */
export function createTestHost(parts: TestHostParts = {}): HostContext<HubClient> {
	const { session, extension, locale = "en", client, onNotice } = parts;
	return {
		contract: "1.0.0",
		client:
			client ??
			createHubClient("http://localhost:9", "key", {
				storage: null,
				storageKey: `test-${hosts++}`,
				autoRefreshToken: false,
			}),
		session: session ?? createObservable(visitor),
		extension: extension ?? absentExtension(() => undefined),
		outline: { request: () => Promise.reject(new Error("no outlines in this test")) },
		assistant: { describe: () => () => undefined, ask: () => undefined, onProposal: () => () => undefined },
		addresses: { hub: "http://localhost:9", backend: "http://localhost:9" },
		locale: createObservable(locale),
		requireSignIn: () => undefined,
		onPendingAction: () => () => undefined,
		notify: (_kind, message) => onNotice?.(message),
		track: () => undefined,
	};
}

/** What every part of the shell finds above it. */
export function TestHost({ children, ...parts }: TestHostParts & { readonly children: ReactNode }) {
	const { locale = "en" } = parts;
	const [host] = useState(() => createTestHost(parts));
	const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
	return (
		<LocaleProvider locale={locale}>
			<QueryClientProvider client={queries}>
				<HostProvider host={host}>{children}</HostProvider>
			</QueryClientProvider>
		</LocaleProvider>
	);
}

function absentExtension(onConnect: () => void) {
	const status = createObservable<ExtensionSnapshot>({
		state: "disconnected",
		version: null,
		capabilities: [],
		message: null,
	});
	return {
		status,
		connect: onConnect,
		recorder: () => Promise.reject(new Error("no recorder in this test")),
		execution: () => Promise.reject(new Error("no test runs in this test")),
		requestInstall: async () => ({ ok: true, value: undefined }) as const,
		findInstalled: async () => ({ ok: true, value: null }) as const,
		scriptChanges: createObservable(0),
	};
}

/** Renders a part of the shell within a real router and a host. */
export function showInHost(
	children: ReactNode,
	{
		session: start = visitor,
		at = "/",
		locale = "en",
		client,
	}: { session?: HubSession; at?: string; locale?: string; client?: HubClient } = {},
): ShownInHost {
	const session = createObservable(start);
	const notices: string[] = [];
	let connects = 0;
	const extension = absentExtension(() => {
		connects += 1;
	});
	const shown = render(
		<TestHost
			session={session}
			extension={extension}
			locale={locale}
			{...(client ? { client } : {})}
			onNotice={(message) => notices.push(message)}
		>
			<MemoryRouter initialEntries={[at]}>
				{children}
				<Address />
			</MemoryRouter>
		</TestHost>,
	);
	return {
		...shown,
		session,
		extension: extension.status,
		connects: () => connects,
		notices,
		address: () => shown.getByTestId("address").textContent ?? "",
	};
}
