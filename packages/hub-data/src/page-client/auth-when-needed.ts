import type { HubAuth } from "../client.ts";

/** The auth client of a page, which also renews the session when it is refused. */
export interface PageAuth extends HubAuth {
	refreshSession(): Promise<unknown>;
}

export interface AuthPorts {
	/** The real client; it reads the session and the address as soon as it is made. */
	load(): Promise<PageAuth>;
	/** Whether there is something for it to do: a kept session, or a return from the identity provider. */
	isNeeded(): boolean;
	/** Calls back when `isNeeded` may have changed: another tab has signed somebody in, or the page was away. */
	onMayBeNeeded(listener: () => void): void;
	log(message: string, cause: unknown): void;
}

type AuthListener = Parameters<HubAuth["onAuthStateChange"]>[0];
interface Follower {
	follow(auth: HubAuth): void;
	sayNobody(): void;
	unsubscribe(): void;
}

/**
 * An auth client whose code is loaded when there is a session, or when somebody signs in. To visitors it says by itself
 * what the real one would say. What cannot be loaded is tried again with the next request; until then nobody is signed in.
 */
export function authWhenNeeded(ports: AuthPorts): PageAuth {
	const followers = new Set<Follower>();
	let loading: Promise<PageAuth> | null = null;

	function open(): Promise<PageAuth> {
		loading ??= ports.load().then(
			(auth) => {
				for (const follower of followers) follower.follow(auth);
				return auth;
			},
			(error: unknown) => {
				loading = null;
				throw error;
			},
		);
		return loading;
	}
	function openForFollowers(): void {
		open().catch((error: unknown) => {
			ports.log("The session cannot be read", error);
			for (const follower of followers) follower.sayNobody();
		});
	}

	ports.onMayBeNeeded(() => {
		if (!loading && ports.isNeeded()) openForFollowers();
	});

	return {
		async getSession() {
			if (!loading && !ports.isNeeded()) return { data: { session: null }, error: null };
			return (await open()).getSession();
		},
		signInWithOAuth: async (request) => (await open()).signInWithOAuth(request),
		refreshSession: async () => (await open()).refreshSession(),
		signOut: async (options) => (await open()).signOut(options),
		onAuthStateChange(listener) {
			const follower = createFollower(listener);
			followers.add(follower);
			// Its first word comes later in either case, as the library does it.
			if (!loading && !ports.isNeeded()) queueMicrotask(follower.sayNobody);
			else if (loading) void loading.then(follower.follow, follower.sayNobody);
			else openForFollowers();
			return { data: { subscription: follower } };
		},
	};
}

/** One listener, first without and then with the real client behind it. */
function createFollower(listener: AuthListener): Follower {
	let stopReal = (): void => undefined;
	let state: "alone" | "following" | "stopped" = "alone";
	return {
		follow(auth) {
			if (state !== "alone") return;
			state = "following";
			const { subscription } = auth.onAuthStateChange(listener).data;
			stopReal = () => subscription.unsubscribe();
		},
		sayNobody() {
			if (state === "alone") listener("INITIAL_SESSION", null);
		},
		unsubscribe() {
			state = "stopped";
			stopReal();
		},
	};
}
