/** SHA-256 of a verifier, in base64url without padding (RFC 7636 § 4.2). */
export const CODE_CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
/** A state that an app may send with its request; it comes back unchanged. */
export const DESKTOP_STATE = /^[A-Za-z0-9._~-]{1,256}$/;
