import type { Translation } from "../../locale.tsx";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	risk: { green: "Niedriges Risiko", amber: "Mittleres Risiko", red: "Hohes Risiko", unrated: "Nicht bewertet" },
	score: (score) => `${score} von 100 Punkten`,
	severity: { critical: "Kritisch", high: "Hoch", medium: "Mittel", low: "Niedrig" },
	line: (line) => `Zeile ${line}`,
	noFindings: "Keine Befunde.",
	worst: "Die schwersten Befunde",
	more: (count) => `und ${count} weitere`,
	danger: {
		heading: "Diese Version kann dir schaden",
		unknown: "Ihre Befunde sind hier nicht verfügbar, aber sie ist mit hohem Risiko bewertet.",
		advice: "Installiere sie nur, wenn du ihren Code gelesen und verstanden hast.",
		consent: "Ich weiß, was sie mir antun kann, und will sie trotzdem installieren:",
		consentUnknown: "Ich weiß, dass sie mit hohem Risiko bewertet ist, und will sie trotzdem installieren.",
	},
	dangerOfRun: {
		heading: "Dieser Code kann dir schaden",
		unknown: "Seine Befunde sind hier nicht verfügbar, aber er ist mit hohem Risiko bewertet.",
		advice: "Führe ihn nur aus, wenn du ihn gelesen und verstanden hast.",
		consent: "Ich weiß, was er mir antun kann, und will ihn trotzdem ausführen:",
		consentUnknown: "Ich weiß, dass er mit hohem Risiko bewertet ist, und will ihn trotzdem ausführen.",
	},
};
