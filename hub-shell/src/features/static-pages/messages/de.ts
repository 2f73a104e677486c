import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	search: "In den Antworten suchen",
	found: (count) => plural("de", count, { one: "# Antwort gefunden", other: "# Antworten gefunden" }),
	done: "Erledigt",
	doneStep: (number) => `Schritt ${number} ist erledigt`,
	stepsDone: (done, all) => `${done} von ${all} Schritten erledigt`,
	progressOf: (title) => `Fortschritt bei „${title}“`,
	tutorialsDone: (done, all) => `${done} von ${all} Anleitungen erledigt`,
};
