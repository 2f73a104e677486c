/** The signed-in user, with the fields that screens need. Never contains tokens. */
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

/** An action that continues after the sign-in redirect, so it is data and not a function. */
export interface PendingAction {
	/** `<feature>/<verb>`, for example `star-script/add`. The remote that owns the feature performs it. */
	readonly kind: string;
	/** Path to return to. */
	readonly returnTo: string;
	readonly payload: Readonly<Record<string, string>>;
}
