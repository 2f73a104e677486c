import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	title: "Dieser Teil konnte nicht geladen werden",
	retry: "Noch einmal versuchen",
	reload: "Seite neu laden",
};
