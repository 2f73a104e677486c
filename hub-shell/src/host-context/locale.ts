import { createObservable, type MutableObservable } from "@scriptorium/shared-protocol/host-remote/observable";

/** Languages with catalogues, and the two pseudo-locales that prove the mechanism (accents and length; right to left). */
export const SUPPORTED_LOCALES = ["en", "en-XA", "ar-XB"] as const;
export type SupportedLocale = (typeof SUPPORTED_LOCALES)[number];

function isSupported(tag: string | null): tag is SupportedLocale {
	return SUPPORTED_LOCALES.some((locale) => locale === tag);
}

/** `?locale=` decides for this page load; otherwise English, the one complete language. */
export function createLocale(search: string): MutableObservable<string> {
	const asked = new URLSearchParams(search).get("locale");
	return createObservable<string>(isSupported(asked) ? asked : "en");
}
