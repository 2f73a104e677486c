/** The signed-in person, as much of it as screens need. Never carries tokens. */
export interface HubUser {
	readonly id: string;
	readonly email: string;
	readonly displayName: string;
	/** Path of the picture on the hub; null without one, and until the profile was read. */
	readonly avatarUrl: string | null;
	/** Null until the profile was read. */
	readonly username: string | null;
	readonly roles: readonly ("admin" | "moderator")[];
}

export type HubSession =
	| { readonly status: "loading"; readonly user: null }
	| { readonly status: "signed-out"; readonly user: null }
	| { readonly status: "signed-in"; readonly user: HubUser };

/** What the user was about to do; survives the sign-in redirect, so it is data and not a function. */
export interface PendingAction {
	/** `<feature>/<verb>`, for example `star-script/add`. The remote that owns the feature carries it out. */
	readonly kind: string;
	/** Path to return to. */
	readonly returnTo: string;
	readonly payload: Readonly<Record<string, string>>;
}
