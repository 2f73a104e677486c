import * as z from "zod/mini";
import { defineEvent, defineMessage } from "../channel/define-message.ts";

/** What the extension's pages may know of its session. Tokens stay in the worker. */
export const authStatus = z.object({
	signedIn: z.boolean(),
	user: z.nullable(z.object({ id: z.string(), email: z.string() })),
	/** When the access token expires, in seconds since 1970; it is renewed before. Null when signed out. */
	expires_at: z.nullable(z.number()),
});
export type AuthStatus = z.infer<typeof authStatus>;

const statusEvent = defineEvent({
	type: "SCRIPTORIUM_AUTH_STATUS",
	direction: "extension-internal",
	payload: authStatus,
});

/** Opens the hub's page that asks whether to connect the extension. */
export const startSignIn = defineMessage({
	type: "SCRIPTORIUM_START_SIGN_IN",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_SIGN_IN_STARTED",
		direction: "extension-internal",
		payload: z.object({}),
	}),
	callers: ["popup", "options", "sign-in"],
	/** NOT_SUPPORTED: this build does not have the id to which the hub answers. */
	errors: ["NOT_SUPPORTED", "STORAGE_ERROR", "UNKNOWN_ERROR"],
});

/** Hands the hub's one-time code to the worker, which exchanges it for a session of its own. */
export const setAuthToken = defineMessage({
	type: "SCRIPTORIUM_SET_AUTH_TOKEN",
	direction: "extension-internal",
	payload: z.object({
		code: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
		state: z.string().check(z.maxLength(256)),
	}),
	response: statusEvent,
	callers: ["sign-in"],
	/**
	 * NOT_STARTED: not the sign-in that was begun here, or one from before the browser was closed. REFUSED: the hub does not accept the
	 * code. NETWORK_ERROR: the hub did not answer; the code is used up then, too.
	 */
	errors: ["NOT_STARTED", "REFUSED", "NETWORK_ERROR", "STORAGE_ERROR"],
});

/** Asks who is signed in; renews the session when it is about to expire, and notices when it was ended on the hub. */
export const getAuthToken = defineMessage({
	type: "SCRIPTORIUM_GET_AUTH_TOKEN",
	direction: "extension-internal",
	payload: z.object({}),
	response: statusEvent,
	callers: ["popup", "options", "sign-in"],
	errors: ["STORAGE_ERROR"],
});

/** Signs the extension out, and takes it off the account's devices. */
export const signOut = defineMessage({
	type: "SCRIPTORIUM_SIGN_OUT",
	direction: "extension-internal",
	payload: z.object({}),
	response: defineEvent({
		type: "SCRIPTORIUM_SIGNED_OUT",
		direction: "extension-internal",
		/** False when the hub could not be told: the device is still listed there. */
		payload: z.object({ told: z.boolean() }),
	}),
	callers: ["popup", "options"],
	errors: ["STORAGE_ERROR"],
});
