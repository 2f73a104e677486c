/**
 * Public half of the key that fixes the extension's id (manifest `key`; the private half was not kept).
 * A store listing brings its own key: then both values change, here and nowhere else.
 */
export const EXTENSION_KEY =
	"MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA7RafrRAAFMsBB43nyGahzusPpnCy/tVyN0fzzcTEtIg0qrxWgDiGZIIRqQyfKqtpyE2LJKviEXxkTqNcAStsonPiC3UY9oaIH0fEO0PY9UsCGDDQVofgUVY5XIdS+uS1BXoydqSYq/fRaO7Vt/hyaYUs9cQP8XQt+G5EkozXLA0zyDuB670FvpxCHYZjKCXqPkPyd7FZZL7nUnaMPNwxLn04uLV4tS1CPlNOqsMYipwGPFAkU8qKoxzZHwgnpv5fNdAzel4wmEFtQmFiYD5KpgKLiF2jzbOvCoOgtrS+UHg7AdB1d5I0bFvSxuINwioxc5AHBsXuJPo1grBdEwpUuQIDAQAB";

/** First 128 bits of the key's SHA-256 in the letters a to p (developer.chrome.com, manifest `key`). */
export const EXTENSION_ID = "bhbpkkgihboglbpgoncfghclaffedcbk";

/** The extension's page to which the hub sends the one-time code of a sign-in; no other address of an extension gets one. */
export const EXTENSION_SIGN_IN_ADDRESS = `chrome-extension://${EXTENSION_ID}/sign-in.html`;
