import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	historyTitle: "Versionsverlauf",
	historyAbout: "Jede Version behält die Bewertung, die sie bekommen hat. Die neueste steht oben.",
	close: "Schließen",
	loading: "Die Versionen werden geladen …",
	failed: "Die Versionen konnten nicht gelesen werden",
	retry: "Noch einmal versuchen",
	empty: "Es gibt noch keine Version",
	emptyHow: "Versionen stehen hier, sobald das Skript gespeichert ist.",
	newest: "Aktuell",
	risk: { green: "Niedriges Risiko", amber: "Mittleres Risiko", red: "Hohes Risiko", unrated: "Nicht bewertet" },
	analyzing: "Wird analysiert …",
	score: (score) => `${score} von 100`,
	changes: "Was sich geändert hat",
	changesOf: (semver, before) => `Was sich in ${semver} gegenüber ${before} geändert hat`,
	install: "Diese Version installieren",
	installOf: (semver) => `Diese Version installieren (${semver})`,
	installDangerous: "Trotzdem installieren …",
	installDangerousOf: (semver) => `Version ${semver} mit hohem Risiko trotzdem installieren`,
	restore: {
		button: "Diese Version wiederherstellen",
		buttonOf: (semver) => `Diese Version wiederherstellen (${semver})`,
		title: (semver) => `Version ${semver} wiederherstellen?`,
		about: (semver, current) =>
			`Der Code von ${semver} wird zu einer neuen Version nach ${current}. Es wird keine Version gelöscht, und allen, die das Skript installiert haben, wird die neue angeboten.`,
		confirm: "Wiederherstellen",
		cancel: "Abbrechen",
		done: (semver, restored) => `Version ${semver} ist als ${restored} wiederhergestellt`,
		held: "Wiederhergestellt, aber noch nicht öffentlich",
		heldDetail:
			"Diesen Code oder einen, der ihm ähnelt, hat die Moderation früher entfernt. Nur du siehst das Skript, bis es freigegeben ist.",
		failed: "Diese Version konnte nicht wiederhergestellt werden",
		why: {
			CONFLICT: "Inzwischen wurde eine andere Version gespeichert. Sieh im Verlauf nach, und versuche es noch einmal.",
			FORBIDDEN: "Nur wem das Skript gehört, darf es ändern.",
			UNAUTHENTICATED: "Deine Sitzung ist beendet. Melde dich an, und versuche es noch einmal.",
			RATE_LIMITED: "Zu viele Versionen in kurzer Zeit. Warte ein wenig, und versuche es noch einmal.",
			other: "Es wurde nichts geändert. Versuche es noch einmal.",
		},
	},
	picker: {
		label: "Zwei Versionen vergleichen",
		older: "Von Version",
		newer: "Bis Version",
		compare: "Vergleichen",
	},
	comparison: {
		title: (older, newer) => `Versionen ${older} und ${newer}`,
		back: "Alle Versionen",
		unknown: "Diese Version gibt es nicht",
		unknownHow: (one, other) => `Dieses Skript hat nicht beide Versionen ${one} und ${other}.`,
		sameVersion: "Wähle zwei verschiedene Versionen, um zu sehen, was sich zwischen ihnen geändert hat.",
	},
	capabilities: {
		heading: "Was es kann",
		loading: "Die Analysen werden geladen …",
		failed: "Die Analysen konnten nicht gelesen werden",
		missing: {
			awaited: (semver) =>
				`Version ${semver} wird noch analysiert: Was sie kann, lässt sich noch nicht vergleichen. Lies unten ihren Code.`,
			unrated: (semver) =>
				`Version ${semver} konnte nicht bewertet werden; was sie kann, ist daher nicht bekannt. Lies unten ihren Code.`,
			unreadable: (semver) =>
				`Die Analyse von Version ${semver} hat eine Form, die diese Seite nicht kennt. Lies unten ihren Code.`,
		},
	},
	code: {
		heading: "Code",
		loading: "Der Code wird verglichen …",
		failed: "Der Code konnte nicht gelesen werden",
	},
};
