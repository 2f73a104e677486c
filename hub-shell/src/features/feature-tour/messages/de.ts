import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	close: "Rundgang schließen",
	skip: "Rundgang überspringen",
	previous: "Zurück",
	next: "Weiter",
	finish: "Fertig",
	progress: (step, steps) => `Schritt ${step} von ${steps}`,
	looking: "Dieser Teil der Seite wird gesucht …",
	gone: "Dieser Teil ist nicht auf der Seite, die gerade offen ist. Auf der Startseite ist er zu sehen.",
	skipped: (titles) => `Übersprungen, weil diese Seite es nicht hat: ${titles}`,
	steps: {
		welcome: {
			title: "Willkommen bei Scriptorium",
			description:
				"Hier gibt es kleine Skripte für deinen Browser, jedes mit einer Sicherheitsbewertung. Der Rundgang zeigt dir fünf Stellen. Du kannst die Seite dabei benutzen; die Escape-Taste schließt den Rundgang.",
		},
		explore: {
			title: "Skripte entdecken",
			description: "Durchsuche alle Bookmarklets und Userscripts, und filtere nach Kategorie, Art oder Bewertung.",
		},
		create: {
			title: "Eigene Skripte erstellen",
			description:
				"Beschreibe ein Skript in deinen Worten, oder schreib seinen Code. Jede Version, die du speicherst, wird bewertet.",
		},
		install: {
			title: "Ein Skript installieren",
			description:
				"Eine Karte öffnet die Seite eines Skripts. Dort liest du den Code und installierst es: Zieh den Link in die Lesezeichenleiste, oder nimm die Erweiterung.",
		},
		security: {
			title: "Die Sicherheitsbewertung prüfen",
			description:
				"Das Abzeichen sagt, wie viel Schaden ein Skript anrichten könnte: niedrig, mittel oder hoch. Die Seite des Skripts zeigt die Zeilen, die entschieden haben.",
		},
		share: {
			title: "Weitersagen",
			description:
				"Teile ein Skript mit dem Knopf „Teilen“ auf seiner Seite, oder den ganzen Hub mit den Links am Ende jeder Seite.",
		},
	},
};
