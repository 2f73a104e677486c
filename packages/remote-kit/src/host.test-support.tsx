import { fail, succeed } from "@scriptorium/core-types/errors";
import { createObservable, type MutableObservable } from "@scriptorium/core-types/observable";
import { createHubClient } from "@scriptorium/hub-data/client";
import type { AssistantLink, AssistantProposal } from "@scriptorium/shared-protocol/host-remote/assistant-link";
import type { ExtensionSnapshot, InstalledScript } from "@scriptorium/shared-protocol/host-remote/extension-link";
import type { NoticeAction } from "@scriptorium/shared-protocol/host-remote/host-context";
import type { HubSession, PendingAction } from "@scriptorium/shared-protocol/host-remote/session";
import type { AssistantContext } from "@scriptorium/shared-protocol/hub-edge/ai-script-assistant";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { HostProvider, type RemoteHost } from "./host.tsx";

export const reader: HubSession = {
	status: "signed-in",
	user: {
		id: "3b1f7a52-6d0c-4f3e-9a51-2f6c7f7d1a01",
		email: "reader@example.org",
		displayName: "Rita Reader",
		avatarUrl: null,
		username: "rita",
		roles: [],
	},
};
export const visitor: HubSession = { status: "signed-out", user: null };

/** The panel's side of the assistant, as a test uses it. */
export interface TestAssistant {
	/** The questions that screens have asked. */
	readonly asked: string[];
	/** What the newest open screen describes; null without one. */
	readContext(): AssistantContext | null;
	/** Gives a proposal to the open screen of its kind, or to the next one that opens. */
	propose(proposal: AssistantProposal): void;
	/** Whether a proposal still waits for its screen. */
	isWaiting(): boolean;
}

export interface TestHost {
	readonly host: RemoteHost;
	readonly notices: string[];
	/** The description of each notice; empty for one without. */
	readonly noticeDetails: string[];
	/** The button of each notice; null for one without. */
	readonly noticeActions: (NoticeAction | null)[];
	readonly signInsAsked: (PendingAction | undefined)[];
	/** Who is signed in; set it to sign somebody in or out. */
	readonly session: MutableObservable<HubSession>;
	readonly extension: MutableObservable<ExtensionSnapshot>;
	readonly installsAsked: string[];
	/** Installed scripts by the address of their file; the extension reports a change with `scriptChanges`. */
	readonly installedScripts: Map<string, InstalledScript>;
	readonly scriptChanges: MutableObservable<number>;
	/** The functions registered by `onPendingAction`, by kind. */
	readonly pendingRunners: Map<string, (action: PendingAction) => void>;
	readonly assistant: TestAssistant;
}

/**
 * Makes a host with the real database client; only its network is the test's.
 * @param initial who is signed in at first
 * @param fetch answers the requests of the database client
 * @returns the host, the state that a test sets, and the calls that it records
 */
export function createTestHost(initial: HubSession, fetch: typeof globalThis.fetch): TestHost {
	const session = createObservable(initial);
	const notices: string[] = [];
	const noticeDetails: string[] = [];
	const noticeActions: (NoticeAction | null)[] = [];
	const signInsAsked: (PendingAction | undefined)[] = [];
	const installsAsked: string[] = [];
	const installedScripts = new Map<string, InstalledScript>();
	const scriptChanges = createObservable(0);
	const pendingRunners = new Map<string, (action: PendingAction) => void>();
	const { link, ...assistant } = createTestAssistant();
	const extension = createObservable<ExtensionSnapshot>({
		state: "disconnected",
		version: null,
		capabilities: [],
		message: null,
	});
	const host: RemoteHost = {
		contract: "1.0.0",
		client: createHubClient("http://hub.test", "sb_publishable_test", {
			storage: null,
			storageKey: crypto.randomUUID(),
			autoRefreshToken: false,
			detectSessionInUrl: false,
			fetch,
		}),
		session,
		extension: {
			status: extension,
			connect: () => undefined,
			recorder: () => Promise.reject(new Error("no recorder in this test")),
			execution: () => Promise.reject(new Error("no test runs in this test")),
			async requestInstall(url) {
				await isSettled(extension);
				if (extension.getSnapshot().state !== "connected") return fail("EXTENSION_NOT_INSTALLED", "No extension.");
				installsAsked.push(url);
				return succeed(undefined);
			},
			findInstalled: (url) => Promise.resolve({ ok: true, value: installedScripts.get(url) ?? null }),
			scriptChanges,
		},
		outline: { request: () => Promise.reject(new Error("no outlines in this test")) },
		assistant: link,
		addresses: { hub: "http://hub.test", backend: "http://hub.test" },
		locale: createObservable("en"),
		requireSignIn: (pending) => void signInsAsked.push(pending),
		onPendingAction: (kind, run) => {
			pendingRunners.set(kind, run);
			return () => pendingRunners.delete(kind);
		},
		notify: (kind, message, options) => {
			notices.push(`${kind}: ${message}`);
			noticeDetails.push(options?.description ?? "");
			noticeActions.push(options?.action ?? null);
		},
		track: () => undefined,
	};
	const calls = { notices, noticeDetails, noticeActions, signInsAsked, installsAsked, pendingRunners };
	return { host, session, extension, installedScripts, scriptChanges, assistant, ...calls };
}

function createTestAssistant(): TestAssistant & { readonly link: AssistantLink } {
	const descriptions = new Set<() => AssistantContext | null>();
	const receivers = new Map<AssistantProposal["kind"], (proposal: AssistantProposal) => void>();
	const asked: string[] = [];
	let waiting: AssistantProposal | null = null;
	return {
		asked,
		readContext: () => [...descriptions].at(-1)?.() ?? null,
		propose(proposal) {
			const receive = receivers.get(proposal.kind);
			waiting = receive ? null : proposal;
			receive?.(proposal);
		},
		isWaiting: () => waiting !== null,
		link: {
			describe(describe) {
				descriptions.add(describe);
				return () => descriptions.delete(describe);
			},
			ask: (message) => void asked.push(message),
			onProposal(kind, receive) {
				const give = (proposal: AssistantProposal) => {
					// The kind by which it is found is the kind that `receive` takes.
					if (proposal.kind === kind) receive(proposal as Parameters<typeof receive>[0]);
				};
				receivers.set(kind, give);
				const proposal = waiting;
				if (proposal?.kind === kind) {
					waiting = null;
					give(proposal);
				}
				return () => {
					if (receivers.get(kind) === give) receivers.delete(kind);
				};
			},
		},
	};
}

/** The providers that the shell puts around a remote, with an empty query cache. */
export function Surroundings({ host, at = "/", children }: { host: RemoteHost; at?: string; children: ReactNode }) {
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return (
		<MemoryRouter initialEntries={[at]}>
			<QueryClientProvider client={queries}>
				<HostProvider host={host}>{children}</HostProvider>
			</QueryClientProvider>
		</MemoryRouter>
	);
}

/** Resolves when the extension has answered or is given up. */
function isSettled(status: MutableObservable<ExtensionSnapshot>): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (status.getSnapshot().state !== "connecting") resolve();
		};
		status.subscribe(look);
		look();
	});
}
