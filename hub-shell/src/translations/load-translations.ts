import { messageOf } from "@scriptorium/shared-protocol/errors";

/** Loads the texts of a locale; English needs none. When they cannot be loaded, the page is English. */
export async function loadTranslations(locale: string): Promise<void> {
	if (locale !== "de") return;
	try {
		(await import("./german.ts")).addGerman();
	} catch (error) {
		console.error(`The German texts could not be loaded: ${messageOf(error)}`);
	}
}
