import type { Observable } from "@scriptorium/core-types/observable";
import type { AssistantLink } from "./assistant-link.ts";
import type { ExtensionLink } from "./extension-link.ts";
import type { OutlineLink } from "./outline-link.ts";
import type { HubSession, PendingAction } from "./session.ts";

export type NoticeKind = "success" | "error" | "warning" | "info";

export interface NoticeOptions {
	readonly description?: string;
	/** How long the notice stays, in milliseconds; 4000 when left out (spec 01 § 9). */
	readonly durationMs?: number;
	/** A button on the notice, such as Undo. Since contract 1.1. */
	readonly action?: NoticeAction;
}

export interface NoticeAction {
	readonly label: string;
	/** Called once; the notice closes. */
	readonly run: () => void;
}

/** A usage event; the shell batches, attaches the session and drops it for visitors. Fields as `user_events` has them. */
export interface TrackedEvent {
	readonly type: string;
	readonly category: string;
	readonly action: string;
	readonly label?: string;
	readonly value?: number;
	readonly properties?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface HubAddresses {
	/** Origin of the hub's pages and of `.user.js` files, without a trailing slash. */
	readonly hub: string;
	/** Base of the REST, auth and function endpoints, without a trailing slash. */
	readonly backend: string;
}

/**
 * Everything a remote gets from the shell.
 * `Client` is `HubClient` of `@scriptorium/hub-data`: a type argument, as this package must not import that one.
 */
export interface HostContext<Client> {
	readonly contract: string;
	/** The one database client; made by the shell, never by a remote. */
	readonly client: Client;
	readonly session: Observable<HubSession>;
	readonly extension: ExtensionLink;
	readonly outline: OutlineLink;
	readonly assistant: AssistantLink;
	readonly addresses: HubAddresses;
	/** BCP 47 tag of the language shown. */
	readonly locale: Observable<string>;
	/** Navigates to `/auth`; the pending action, if given, runs 500 ms after the user has returned signed in. */
	requireSignIn(pending?: PendingAction): void;
	/**
	 * Registers the handler of pending actions of one kind; call it in `mount`. An action that is already due runs at once, because
	 * the remote is often loaded only after the 500 ms. Each action runs once.
	 * @returns the function that removes the handler, for `dispose`
	 */
	onPendingAction(kind: string, run: (action: PendingAction) => void): () => void;
	notify(kind: NoticeKind, message: string, options?: NoticeOptions): void;
	track(event: TrackedEvent): void;
}
