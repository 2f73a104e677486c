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
	runLost: "Die Erweiterung kennt diesen Lauf nicht mehr: Sie oder der Browser wurde neu gestartet",
};
