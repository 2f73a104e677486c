import { LANGUAGE_COOKIE, LANGUAGES, type Language } from "../../src/host-context/locale.ts";

function known(tag: string | null | undefined): Language | null {
	const language = tag?.trim().toLowerCase().split("-")[0];
	return LANGUAGES.find((candidate) => candidate.language === language)?.language ?? null;
}

/** Headers that a cache must compare before it gives a page to somebody else. */
export const LANGUAGE_VARY = "Accept-Language, Cookie";

/** Returns the language that the address asks for by `?locale=`; null for none and for one without translations. */
export function askedLanguage(request: Request): Language | null {
	return known(new URL(request.url).searchParams.get("locale"));
}

/**
 * Chooses the language of a page: `?locale=`, else the one that the visitor has chosen in the footer, else the most preferred
 * one of the browser (RFC 9110 § 12.5.4), else English.
 * @param request The visitor's request.
 * @returns A language with translations.
 */
export function preferredLanguage(request: Request): Language {
	const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim().split("="));
	const chosen = cookies.find(([name]) => name === LANGUAGE_COOKIE)?.[1];
	return askedLanguage(request) ?? known(chosen) ?? accepted(request.headers.get("accept-language") ?? "") ?? "en";
}

function accepted(header: string): Language | null {
	const wanted = header.split(",").flatMap((entry) => {
		const [tag, ...parameters] = entry.split(";");
		const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean) ?? "1";
		const language = known(tag);
		return language === null || !(Number(quality) > 0) ? [] : [{ language, quality: Number(quality) }];
	});
	// Stable: of equal ones the first is preferred.
	return wanted.sort((one, other) => other.quality - one.quality)[0]?.language ?? null;
}
