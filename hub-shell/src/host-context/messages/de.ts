import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	partNotLoaded: "Dieser Teil der Seite konnte nicht geladen werden",
	partNotLoadedDetail: "Prüfe deine Verbindung und versuche es noch einmal.",
};
