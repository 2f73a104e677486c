import { messageOf, type Result } from "@scriptorium/core-types/errors";
import { createObservable, type MutableObservable, type Observable } from "@scriptorium/core-types/observable";
import type { HubSession, HubUser } from "@scriptorium/shared-protocol/host-remote/session";
import type { Arrival } from "./auth-return.ts";
import type { AuthUser } from "./hub-user.ts";
import { type AuthEvent, nextSession, type SessionMoment } from "./session-transition.ts";
import type { ProfileSyncOutcome } from "./sync-profile.ts";

interface AuthSession {
	readonly access_token: string;
	readonly refresh_token: string;
	readonly user: AuthUser;
}

/** As much of the auth client as the session needs. */
export interface AuthEvents {
	onAuthStateChange(callback: (event: AuthEvent, session: AuthSession | null) => void): {
		data: { subscription: { unsubscribe(): void } };
	};
}

/** What the hub's own tables add to the identity provider's account. */
export type AccountDetails = Pick<HubUser, "username" | "roles"> & Partial<Pick<HubUser, "displayName" | "avatarUrl">>;

export interface SessionPorts {
	readonly auth: AuthEvents;
	readonly arrival: Arrival;
	/** Resolves when queries of this tab are made as this person. */
	sessionArrived(userId: string): Promise<void>;
	readAccount(userId: string, signal: AbortSignal): Promise<Result<AccountDetails>>;
	/** Brings the profile into step, in the tab of the sign-in, before the account is read. Shows its own failures. */
	syncProfile(userId: string): Promise<ProfileSyncOutcome>;
	/** Has the sign-in provider's picture copied into the hub and answers its path; null when there is none. */
	copyPicture(accessToken: string, signal: AbortSignal): Promise<Result<string | null>>;
	/** Whether the auth service has refused to renew the session. */
	wasRefused(): boolean;
	/** Logs a failure that is not displayed to the user. */
	log(message: string, cause: unknown): void;
}

export interface SessionStore {
	readonly session: Observable<HubSession>;
	/** Tokens for the shell's own use; they never get into the HostContext. */
	tokens(): { readonly accessToken: string; readonly refreshToken: string } | null;
	/** Reads name, picture and roles again after the person has changed them; a failure is only logged. */
	refreshAccount(): Promise<void>;
	/** Called with what happened; returns the function that stops it. */
	onTransition(listener: (happened: SessionMoment) => void): () => void;
	dispose(): void;
}

/** @param session what is known so far: still loading, or that nobody was signed in */
export function createSessionStore(
	ports: SessionPorts,
	session: MutableObservable<HubSession> = createObservable<HubSession>({ status: "loading", user: null }),
): SessionStore {
	const listeners = new Set<(happened: SessionMoment) => void>();
	let tokens: ReturnType<SessionStore["tokens"]> = null;
	let reading = new AbortController();

	async function completeUser(userId: string, isSignIn: boolean): Promise<void> {
		reading.abort();
		reading = new AbortController();
		const { signal } = reading;
		const synced = isSignIn && ports.arrival === "code" ? await ports.syncProfile(userId) : null;
		const account = await ports.readAccount(userId, signal);
		if (account.ok) addDetails(userId, account.value, signal);
		else if (!signal.aborted) ports.log("The account's details could not be read", account.error.message);
		if (synced?.wantsPicture && tokens && !signal.aborted) await showCopiedPicture(userId, tokens.accessToken, signal);
	}

	/** Adds what became known of a person, unless somebody else or nobody is signed in by now. */
	function addDetails(userId: string, details: Partial<AccountDetails>, signal: AbortSignal): void {
		const current = session.getSnapshot();
		if (signal.aborted || current.status !== "signed-in" || current.user.id !== userId) return;
		session.set({ status: "signed-in", user: { ...current.user, ...details } });
	}

	/** Runs last, so that the sign-in does not wait for the picture. Without a picture the initial is displayed. */
	async function showCopiedPicture(userId: string, accessToken: string, signal: AbortSignal): Promise<void> {
		const copied = await ports.copyPicture(accessToken, signal);
		if (copied.ok && copied.value !== null) addDetails(userId, { avatarUrl: copied.value }, signal);
		else if (!copied.ok && !signal.aborted) ports.log("The picture could not be copied", copied.error.message);
	}

	function receive(event: AuthEvent, authSession: AuthSession | null): void {
		const { next, happened } = nextSession(
			session.getSnapshot(),
			event,
			authSession?.user ?? null,
			ports.arrival,
			ports.wasRefused(),
		);
		tokens =
			next.status === "signed-in" && authSession
				? { accessToken: authSession.access_token, refreshToken: authSession.refresh_token }
				: null;
		session.set(next);
		if (next.status !== "signed-in") reading.abort();
		else if (happened !== "nothing") {
			completeUser(next.user.id, happened === "signed-in").catch((thrown: unknown) =>
				ports.log("The account's details could not be read", messageOf(thrown)),
			);
		}
		if (happened === "nothing" || happened === "changed") return;
		for (const listener of [...listeners]) listener(happened);
	}

	// The auth client waits for its callbacks, so a query in here would be a deadlock (supabase-js, onAuthStateChange).
	// The callback only adds events to a queue, which keeps their order.
	let queue: Promise<void> = Promise.resolve();
	const { data } = ports.auth.onAuthStateChange((event, authSession) => {
		queue = queue
			.then(() => (authSession ? ports.sessionArrived(authSession.user.id) : undefined))
			.then(() => receive(event, authSession))
			.catch((thrown: unknown) => ports.log("A change of the session could not be followed", messageOf(thrown)));
	});

	return {
		session,
		tokens: () => tokens,
		async refreshAccount() {
			const { user } = session.getSnapshot();
			if (user === null) return;
			const { signal } = reading;
			const account = await ports.readAccount(user.id, signal);
			if (account.ok) addDetails(user.id, { avatarUrl: null, ...account.value }, signal);
			else if (!signal.aborted) ports.log("The account's details could not be read", account.error.message);
		},
		onTransition(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		dispose() {
			reading.abort();
			listeners.clear();
			data.subscription.unsubscribe();
		},
	};
}
