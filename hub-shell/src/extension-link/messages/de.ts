import type { Translation } from "@scriptorium/ui-kit/locale";
import type { en } from "./en.ts";

export const de: Translation<typeof en> = {
	notDetected: "Erweiterung nicht gefunden. Bitte installiere und aktiviere die Browsererweiterung von Scriptorium.",
	timeout: "Zeitüberschreitung der Verbindung",
	notConnected: "Nicht mit der Erweiterung verbunden",
	failed: "Die Verbindung zur Erweiterung ist fehlgeschlagen",
	cannotRun: "Diese Version der Erweiterung kann keinen Code in einem Tab ausführen",
	asksAlready: "Die Erweiterung fragt schon, ob sie aufnehmen darf. Antworte zuerst auf ihrer Seite.",
	notAllowed: "Die Aufnahme wurde nicht erlaubt. Wähle „Start Recording“, um noch einmal gefragt zu werden.",
	cannotOutline:
		"Diese Version der Erweiterung kann die Gliederung einer Seite nicht teilen. Aktualisiere die Erweiterung und versuche es noch einmal.",
	outlineAsked: "Die Erweiterung bittet dich schon, eine Seite zu wählen. Antworte zuerst auf ihrer Seite.",
	outlineRefused: "Es wurde keine Seite geteilt. Wähle noch einmal eine Seite, oder mache ohne eine weiter.",
	outlineWithdrawn: "Die Anfrage nach einer Seite wurde beendet",
	outlineLost:
		"Die Anfrage ging verloren, weil die Erweiterung oder der Browser neu gestartet wurde. Wähle noch einmal eine Seite.",
	runLost: "Die Erweiterung kennt diesen Lauf nicht mehr: Sie oder der Browser wurde neu gestartet",
};
