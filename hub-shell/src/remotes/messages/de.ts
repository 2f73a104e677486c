import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	loading: "Wird geladen …",
	failed: "Dieser Teil konnte nicht geladen werden",
	failedDetail: "Der Rest der Seite funktioniert weiter.",
	tryAgain: "Noch einmal versuchen",
	reloadPage: "Seite neu laden",
};
