import { plural, type Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	heading: "Sicherheitsanalyse",
	risk: { green: "Niedriges Risiko", amber: "Mittleres Risiko", red: "Hohes Risiko", unrated: "Nicht bewertet" },
	score: (score) => `${score} von 100 Punkten`,
	meaning: {
		green: "Niedriges Risiko ist keine Garantie. Lies unten den ganzen Code.",
		amber:
			"Ein Teil des Verhaltens ließ sich nicht als harmlos nachweisen. Lies die Befunde, bevor du es installierst.",
		red: "Diese Version kann dir schaden. Installiere sie nur, wenn du den Code gelesen und verstanden hast.",
		unrated:
			"Die Analyse kam zu keinem Ergebnis, über die Sicherheit ist also nichts bekannt. Lies den Code und seine Berechtigungen, bevor du es ausführst.",
	},
	loading: "Die Sicherheitsanalyse wird geladen …",
	analyzing: "Wird analysiert …",
	analysingDetail:
		"Diese Version wurde eben gespeichert und wird analysiert. Bis dahin ist über ihre Sicherheit nichts bekannt. Die Seite aktualisiert sich von selbst.",
	noVersion: "Von diesem Skript gibt es noch keine Version, also auch nichts zu analysieren.",
	unknownForm:
		"Diese Seite kann die Einzelheiten dieser Analyse nicht anzeigen. Stufe und Punktzahl stimmen; lade die Seite neu, um den Rest zu sehen.",
	failed: "Die Sicherheitsanalyse konnte nicht geladen werden",
	failedDetail: "Die Bewertung selbst ist nicht verloren. Versuche es noch einmal.",
	retry: "Noch einmal versuchen",
	findings: (count) => `Befunde (${count})`,
	noFindings: "Keine Befunde.",
	severity: { critical: "Kritisch", high: "Hoch", medium: "Mittel", low: "Niedrig" },
	explain: "Erklären",
	explainNamed: (rule, line) => `Erklären: ${rule}, Zeile ${line}`,
	question: (rule, severity, line) => `Erkläre den Befund „${rule}“ (${severity}) in Zeile ${line} dieses Skripts.`,
	path: (steps) => `Datenfluss (${plural("de", steps, { one: "# Schritt", other: "# Schritte" })})`,
	showAll: (count) => plural("de", count, { one: "Den Befund zeigen", other: "Alle # Befunde zeigen" }),
	recommendations: "Empfehlungen",
	checked: "Geprüft",
	rules: (version) => `mit den Regeln ${version}.`,
	how: "Wie diese Bewertung entsteht",
};
