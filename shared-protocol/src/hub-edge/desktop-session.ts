import * as z from "zod/mini";

export const DEVICE_PLATFORMS = ["windows", "macos", "linux"] as const;

/** Body of a request to `desktop-session`: a one-time code in exchange for a session of the app's own. */
export const desktopSessionRequest = z.strictObject({
	code: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
	/** RFC 7636 § 4.1. */
	code_verifier: z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
	/** The address to which the code was sent. */
	redirect_uri: z.string().check(z.minLength(1), z.maxLength(2048)),
	/** How the app is listed among its owner's devices. */
	device: z.strictObject({
		/** Chosen by the app once, and kept. */
		device_id: z.string().check(z.minLength(1), z.maxLength(100)),
		name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^[^\p{Cc}\u2028\u2029]+$/u)),
		platform: z.enum(DEVICE_PLATFORMS),
	}),
});
export type DesktopSessionRequest = z.infer<typeof desktopSessionRequest>;

/** The app's session, in the names of the specification (auth session). */
export const desktopSessionAnswer = z.object({
	access_token: z.string(),
	refresh_token: z.string(),
	/** Seconds since 1970. */
	expires_at: z.int(),
	token_type: z.literal("bearer"),
	user: z.object({ id: z.string(), email: z.string() }),
});
export type DesktopSessionAnswer = z.infer<typeof desktopSessionAnswer>;

export type DesktopSessionErrorCode =
	| "method_not_allowed"
	| "invalid_request"
	/** The code is unknown, used or expired, or it does not belong to this verifier and address. */
	| "invalid_grant"
	| "rate_limited"
	| "session_not_created"
	| "database_unreachable";
