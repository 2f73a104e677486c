import { messageOf } from "@scriptorium/core-types/errors";
import { createObservable, type MutableObservable } from "@scriptorium/core-types/observable";
import type { HubSession } from "@scriptorium/shared-protocol/host-remote/session";
import type { AuthEvents, SessionStore } from "./session-store.ts";
import type { SessionMoment } from "./session-transition.ts";

export interface LaterSessionPorts {
	readonly auth: AuthEvents;
	/** Whether this page load finds a session, or comes back from a sign-in. */
	readonly mayBeSignedIn: boolean;
	/** Loads what follows a session; the result opens it. */
	load(): Promise<(session: MutableObservable<HubSession>) => SessionStore>;
	log(message: string, cause: unknown): void;
}

const SIGNED_OUT: HubSession = { status: "signed-out", user: null };
/** The server does not know who reads its pages. */
const UNKNOWN: HubSession = { status: "loading", user: null };

/**
 * The session of this page in front of the code that follows it, which is loaded when there is a session: kept in this browser, after
 * the return from a sign-in, or when somebody signs in in another tab. Its initial snapshot is what the server has rendered.
 */
export function createLaterSessions(ports: LaterSessionPorts): SessionStore {
	const session = createObservable<HubSession>(UNKNOWN);
	const listeners = new Set<(happened: SessionMoment) => void>();
	let store: SessionStore | null = null;
	let isLoading = false;

	async function open(): Promise<void> {
		if (store || isLoading) return;
		isLoading = true;
		try {
			const openStore = await ports.load();
			store = openStore(session);
			store.onTransition((happened) => {
				for (const listener of [...listeners]) listener(happened);
			});
		} catch (error) {
			// Without its code nobody can be signed in; the next event tries again.
			session.set(SIGNED_OUT);
			ports.log("The session cannot be followed", messageOf(error));
		} finally {
			isLoading = false;
		}
	}

	if (ports.mayBeSignedIn) void open();
	else session.set(SIGNED_OUT);
	// The store hears the same by itself as soon as it is open: the auth client tells each listener of the session first.
	const { data } = ports.auth.onAuthStateChange((_event, authSession) => {
		if (authSession) void open();
	});

	return {
		session,
		tokens: () => store?.tokens() ?? null,
		refreshAccount: async () => store?.refreshAccount(),
		onTransition(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		dispose() {
			data.subscription.unsubscribe();
			listeners.clear();
			store?.dispose();
		},
	};
}
