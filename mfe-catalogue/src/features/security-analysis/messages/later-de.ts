import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./later-en.ts";

export const de: Translation<typeof en> = {
	fullCheck: {
		under_way:
			"Die vollständige Prüfung läuft: Sie lädt die Bibliotheken und verfolgt das Skript zwanzigmal so weit wie die erste. Die Seite aktualisiert sich von selbst.",
		waiting:
			"Dieses Skript hat nur die erste Prüfung gesehen. Sie kam nicht bis zu seinem Ende, oder Bibliotheken wurden dafür nicht geladen.",
		done: "Dies ist das Ergebnis der vollständigen Prüfung, die die Bibliotheken lädt und ein Skript zwanzigmal so weit verfolgt wie die erste.",
		no_result: "Die vollständige Prüfung kam zu keinem Ergebnis. Gezeigt wird das Ergebnis der ersten Prüfung.",
	},
	testRun: {
		none: "Diese Version wurde nicht in einem abgeschlossenen Browser ausprobiert (Canary): Die Bewertung beruht allein auf dem Code.",
		under_way:
			"Ein Testlauf in einem abgeschlossenen Browser mit erfundenen Geheimnissen (Canary) läuft. Was er sieht, kann das Risiko nur erhöhen.",
		evidence:
			"In einem Testlauf in einem abgeschlossenen Browser mit erfundenen Geheimnissen tat diese Version, was die Befunde beschreiben, deren Name mit ‚Canary‘ beginnt.",
		nothing_seen:
			"In einem Testlauf in einem abgeschlossenen Browser verließ ihn keines der erfundenen Geheimnisse, und kein fremder Code wurde ausgeführt (Canary).",
		no_result:
			"Ein Testlauf in einem abgeschlossenen Browser (Canary) kam zu keinem Ergebnis. Das sagt nichts über diese Version.",
	},
	at: "Er endete",
	limits:
		"Das beweist nichts: Ein Lauf dauert Sekunden, auf einer dafür gemachten Seite. Ein Skript, das auf eine andere Seite, eine andere Person oder einen anderen Tag wartet oder den Test bemerkt, tut dort nichts. Ein Testlauf senkt das Risiko deshalb nie.",
};
